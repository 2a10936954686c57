import {
  Grid,
  PageBody,
  PageHeader,
  PlaceTile,
  type PlaceTileProps,
  useCartCount,
  useSession,
  useWishlistCount,
} from '@store/sdk'
import { Heart, Package, ShoppingCart, UserRound } from 'lucide-react'

function usePlaces(): PlaceTileProps[] {
  const saved = useWishlistCount()
  const inCart = useCartCount()
  return [
    { to: '/profile', title: 'Profile', text: 'Your account', icon: UserRound },
    { to: '/orders', title: 'My Orders', text: 'Status, payment and bills', icon: Package },
    { to: '/wishlist', title: 'Wishlist', text: `${saved} saved`, icon: Heart },
    { to: '/cart', title: 'Cart', text: `${inCart} in your cart`, icon: ShoppingCart },
  ]
}

function nameOf(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

/** A signed-in person's starting point (spec §2, Generic Dashboard). */
export function DashboardScreen() {
  const { role } = useSession()
  const places = usePlaces()
  return (
    <PageBody>
      <PageHeader title={`${nameOf(role)} Dashboard`} />
      <Grid min="15rem" stretch>
        {places.map((place) => (
          <PlaceTile key={place.to} {...place} />
        ))}
      </Grid>
    </PageBody>
  )
}
