import { t } from '@lingui/core/macro'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { IconButton } from '@store/ui'
import { Heart } from 'lucide-react'
import { useWishlistToggle } from './use-wishlist-toggle.ts'

type WishlistButtonProps = { product: Product; isWishlisted: boolean }

/** The heart of a card: adds a product to the wishlist or removes it. */
export function WishlistButton({ product, isWishlisted }: WishlistButtonProps) {
  const { toggle } = useWishlistToggle(product, isWishlisted)
  return (
    <IconButton
      label={t`Add to wishlist`}
      icon={Heart}
      pressed={isWishlisted}
      onClick={() => void toggle()}
    />
  )
}
