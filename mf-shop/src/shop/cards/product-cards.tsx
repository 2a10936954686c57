import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useShopAddToCartOptions } from '../../cart/use-shop-add-to-cart-options.ts'
import { ProductGrid } from '../../product-card/product-grid.tsx'
import { useWishlistedIds } from '../../wishlist/use-is-wishlisted.ts'
import { ShopCard } from './shop-card.tsx'

/** Number of pictures in the first row of the widest screen. */
const firstRow = 3

/** The products of a page of the shop, as far as they are rendered. */
export function ProductCards({ products }: { products: Product[] }) {
  const addToCartOptions = useShopAddToCartOptions()
  const wishlisted = useWishlistedIds()
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ShopCard
          key={product._id}
          product={product}
          addToCartOptions={addToCartOptions}
          isWishlisted={wishlisted.has(product._id)}
          priority={index < firstRow}
        />
      ))}
    </ProductGrid>
  )
}
