import type { Product } from '@store/contract/schemas/catalog'
import { IconButton } from '@store/sdk'
import { Heart } from 'lucide-react'
import { useWishlistToggle } from './use-wishlist-toggle.ts'

/** The heart of a card: puts a product on the wishlist or takes it off. */
export function WishlistButton({ product }: { product: Product }) {
  const { isWishlisted, toggle } = useWishlistToggle(product)
  return (
    <IconButton
      label="Add to wishlist"
      icon={Heart}
      pressed={isWishlisted}
      onClick={() => void toggle()}
    />
  )
}
