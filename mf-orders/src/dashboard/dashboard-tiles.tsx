import { roleNameOf } from '@store/contract/rules/accounts/roles'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { useGetCartQuery, useGetWishlistQuery, useSession } from '@store/sdk'
import { formatCount, Grid } from '@store/ui'
import { Heart, Package, ShoppingCart, UserRound } from 'lucide-react'
import { FigureTile } from './figure-tile.tsx'
import { OrderTrend } from './order-trend.tsx'
import type { useBuyerFigures } from './use-buyer-figures.ts'

function ProfileTile() {
  const { user, role } = useSession()
  const id = user?.resellerId ?? user?.distributorId
  return (
    <FigureTile
      to="/profile"
      title="Profile"
      icon={UserRound}
      value={user?.name}
      note={[roleNameOf(role), id].filter(Boolean).join(' · ')}
    />
  )
}

function OrdersTile({ figures }: { figures: ReturnType<typeof useBuyerFigures> }) {
  const { totalOrders, newest, isLoading } = figures
  return (
    <FigureTile
      to="/orders"
      title="My Orders"
      icon={Package}
      value={totalOrders === undefined ? '–' : formatCount(totalOrders)}
      note={newest?.trend ? <OrderTrend trend={newest.trend} /> : 'Status, payment and bills'}
      isLoading={isLoading}
    />
  )
}

function WishlistTile() {
  const { data, isLoading } = useGetWishlistQuery()
  const inStock = data?.filter(({ product }) => product.stock > 0).length ?? 0
  return (
    <FigureTile
      to="/wishlist"
      title="Wishlist"
      icon={Heart}
      value={data ? formatCount(data.length) : '–'}
      note={data?.length ? `${formatCount(inStock)} in stock` : 'Nothing saved yet'}
      isLoading={isLoading}
    />
  )
}

function CartTile() {
  const { data, isLoading } = useGetCartQuery()
  const inStock = data?.items.filter(({ product }) => product.stock > 0).length ?? 0
  return (
    <FigureTile
      to="/cart"
      title="Cart"
      icon={ShoppingCart}
      value={data ? formatCount(inStock) : '–'}
      note={data && inStock > 0 ? `${formatRupees(data.totalAmount)} in all` : 'Nothing in it yet'}
      isLoading={isLoading}
    />
  )
}

/** Links to profile, orders, wishlist and cart, each with a figure (spec §2, Generic Dashboard). */
export function DashboardTiles({ figures }: { figures: ReturnType<typeof useBuyerFigures> }) {
  return (
    <Grid min="14rem" stretch>
      <ProfileTile />
      <OrdersTile figures={figures} />
      <WishlistTile />
      <CartTile />
    </Grid>
  )
}
