import { t } from '@lingui/core/macro'
import { roleNameOf } from '@store/contract/rules/accounts/roles'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { translate, useGetCartQuery, useGetWishlistQuery, useSession } from '@store/sdk'
import { formatCount, Grid, Overdue, overdueOf } from '@store/ui'
import { Heart, Package, ReceiptIndianRupee, ShoppingCart, UserRound } from 'lucide-react'
import { useGetOwnLedgerQuery } from '../account-statement/ledger-api.ts'
import { FigureTile } from './figure-tile.tsx'
import { OrderTrend } from './order-trend.tsx'
import type { useBuyerFigures } from './use-buyer-figures.ts'

function ProfileTile() {
  const { user, role } = useSession()
  const id = user?.resellerId ?? user?.distributorId
  return (
    <FigureTile
      to="/profile"
      title={t`Profile`}
      icon={UserRound}
      value={user?.name}
      note={[translate(roleNameOf(role)), id].filter(Boolean).join(' · ')}
    />
  )
}

function OrdersTile({ figures }: { figures: ReturnType<typeof useBuyerFigures> }) {
  const { totalOrders, newest, isLoading } = figures
  return (
    <FigureTile
      to="/orders"
      title={t`My Orders`}
      icon={Package}
      value={totalOrders === undefined ? '–' : formatCount(totalOrders)}
      note={newest?.trend ? <OrderTrend trend={newest.trend} /> : t`Status, payment and bills`}
      isLoading={isLoading}
    />
  )
}

function WishlistTile() {
  const { data, isLoading } = useGetWishlistQuery()
  const inStock = formatCount(data?.filter(({ product }) => product.stock > 0).length ?? 0)
  return (
    <FigureTile
      to="/wishlist"
      title={t`Wishlist`}
      icon={Heart}
      value={data ? formatCount(data.length) : '–'}
      note={data?.length ? t`${inStock} in stock` : t`Nothing saved yet`}
      isLoading={isLoading}
    />
  )
}

function CartTile() {
  const { data, isLoading } = useGetCartQuery()
  const inStock = data?.items.filter(({ product }) => product.stock > 0).length ?? 0
  const total = formatRupees(data?.totalAmount ?? 0)
  return (
    <FigureTile
      to="/cart"
      title={t`Cart`}
      icon={ShoppingCart}
      value={data ? formatCount(inStock) : '–'}
      note={inStock > 0 ? t`${total} in all` : t`Nothing in it yet`}
      isLoading={isLoading}
    />
  )
}

function noteOfBalance(closing: number, overdue: number): React.ReactNode {
  const amount = formatRupees(overdue)
  if (closing < 0) return t`paid in advance`
  if (overdue > 0) return <Overdue>{t`${amount} overdue`}</Overdue>
  return closing > 0 ? t`to pay, nothing overdue` : t`Nothing to pay`
}

function AccountTile() {
  const { data, isLoading } = useGetOwnLedgerQuery({ from: '', to: '' })
  return (
    <FigureTile
      to="/account-statement"
      title={t`Account statement`}
      icon={ReceiptIndianRupee}
      value={data ? formatRupees(Math.abs(data.closing)) : '–'}
      note={data ? noteOfBalance(data.closing, overdueOf(data.ageing)) : t`Bills and payments`}
      isLoading={isLoading}
    />
  )
}

/** Links to profile, orders, account, wishlist and cart, each with a figure (screens 4.5). */
export function DashboardTiles({ figures }: { figures: ReturnType<typeof useBuyerFigures> }) {
  return (
    <Grid min="13rem" stretch>
      <ProfileTile />
      <OrdersTile figures={figures} />
      <AccountTile />
      <WishlistTile />
      <CartTile />
    </Grid>
  )
}
