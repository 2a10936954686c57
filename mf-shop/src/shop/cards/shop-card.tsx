import type { Product } from '@store/contract/schemas/catalog/catalog'
import { memo } from 'react'
import type { AddToCartOptions } from '../../cart/use-add-to-cart.ts'
import { ProductCard } from '../../product-card/product-card.tsx'
import { WishlistButton } from '../../wishlist/wishlist-button.tsx'

type ShopCardProps = {
  product: Product
  addToCartOptions: AddToCartOptions
  isWishlisted: boolean
  /** In the first row: the picture is loaded at once. */
  priority: boolean
}

/** A card of the shop; memoised, so that a change renders one card and not fifty. */
export const ShopCard = memo(function ShopCard({ isWishlisted, ...card }: ShopCardProps) {
  return (
    <li>
      <ProductCard
        {...card}
        corner={<WishlistButton product={card.product} isWishlisted={isWishlisted} />}
      />
    </li>
  )
})
