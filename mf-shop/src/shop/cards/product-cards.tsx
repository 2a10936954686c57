import type { Product } from '@store/contract/schemas/catalog/catalog'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { useShopAddToCartOptions } from '../../cart/use-shop-add-to-cart-options.ts'
import { ProductGrid } from '../../product-card/product-grid.tsx'
import { useWishlistedIds } from '../../wishlist/use-is-wishlisted.ts'
import { ShopCard } from './shop-card.tsx'

/** Number of pictures in the first row of the widest screen. */
const firstRow = 3

const Fading = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};
  transition: opacity ${theme.motion.normal} ${({ $isStale }) => ($isStale ? '150ms' : '0ms')};
`

type ProductCardsProps = {
  products: Product[]
  /** The view has changed, and these are still the previous products: visible, but inert. */
  isStale: boolean
}

/** The products of a page of the shop, as far as they are rendered. */
export function ProductCards({ products, isStale }: ProductCardsProps) {
  const addToCartOptions = useShopAddToCartOptions()
  const wishlisted = useWishlistedIds()
  return (
    <Fading $isStale={isStale} inert={isStale} aria-busy={isStale}>
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
    </Fading>
  )
}
