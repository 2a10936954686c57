import { useCartCount, useWishlistCount } from '@store/host'
import { IconLink } from '@store/ui'
import { Heart, ShoppingCart } from 'lucide-react'

/** Links to wishlist and cart with their counts. */
export function BuyerLinks() {
  const wished = useWishlistCount()
  const inCart = useCartCount()
  return (
    <>
      <IconLink to="/wishlist" icon={Heart} label={withCount('Wishlist', wished)} badge={wished} />
      <IconLink to="/cart" icon={ShoppingCart} label={withCount('Cart', inCart)} badge={inCart} />
    </>
  )
}

function withCount(label: string, count: number): string {
  if (count === 0) return label
  return `${label}, ${count} ${count === 1 ? 'item' : 'items'}`
}
