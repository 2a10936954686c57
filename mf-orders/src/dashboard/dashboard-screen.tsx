import {
  Grid,
  PageBody,
  PageHeader,
  theme,
  useCartCount,
  useSession,
  useWishlistCount,
} from '@store/sdk'
import { Heart, type LucideIcon, Package, ShoppingCart, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-decoration: none;

  svg {
    flex: none;
    color: ${theme.color.primary};
  }

  strong {
    display: block;
  }

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`

interface Place {
  to: string
  title: string
  text: string
  icon: LucideIcon
}

function usePlaces(): Place[] {
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
      <Grid min="15rem">
        {places.map(({ to, title, text, icon: Icon }) => (
          <Tile key={to} to={to}>
            <Icon aria-hidden />
            <div>
              <strong>{title}</strong>
              <span>{text}</span>
            </div>
          </Tile>
        ))}
      </Grid>
    </PageBody>
  )
}
