import { plural, t } from '@lingui/core/macro'
import { useCartCount, useWishlistCount } from '@store/host'
import { IconLink } from '@store/ui'
import { Heart, ShoppingCart } from 'lucide-react'

/** Links to wishlist and cart with their counts. */
export function BuyerLinks() {
  const wished = useWishlistCount()
  const inCart = useCartCount()
  return (
    <>
      <IconLink to="/wishlist" icon={Heart} label={wishlistLabel(wished)} badge={wished} />
      <IconLink to="/cart" icon={ShoppingCart} label={cartLabel(inCart)} badge={inCart} />
    </>
  )
}

function wishlistLabel(count: number): string {
  if (count === 0) return t`Wishlist`
  return plural(count, { one: `Wishlist, ${count} item`, other: `Wishlist, ${count} items` })
}

function cartLabel(count: number): string {
  if (count === 0) return t`Cart`
  return plural(count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` })
}
