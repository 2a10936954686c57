import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { useSession } from '@store/sdk'
import { Loading, PageBody, PageHeader } from '@store/ui'
import { CartQueryView, type LoadedCart } from '../cart/cart-query-view.tsx'
import { useGetAddressesQuery } from './addresses/address-book-api.ts'
import { withRegisteredAddress } from './billing/registered-address.ts'
import { CheckoutColumns } from './checkout-columns.ts'
import { CheckoutSkeleton, FormSkeleton } from './checkout-skeleton.tsx'
import { NothingInStock } from './nothing-in-stock.tsx'
import { OrderSummary } from './order-summary/order-summary.tsx'
import { type SummaryLine, summaryLineOf } from './order-summary/summary-line.ts'
import { useGetShippingQuery } from './shipping/shipping-api.ts'
import { readStoredShipping } from './shipping/shipping-storage.ts'
import { ShippingForm } from './shipping-form.tsx'

function SavedShippingForm({ lines }: { lines: readonly SummaryLine[] }) {
  const { user } = useSession()
  const { data, isLoading } = useGetShippingQuery()
  const book = useGetAddressesQuery()
  if (isLoading || book.isLoading) {
    return (
      <Loading>
        <FormSkeleton />
      </Loading>
    )
  }
  if (!user) return null
  // If loading saved details fails, the form starts empty; that must not block an order.
  const addresses = book.data ?? []
  const preferred = addresses.find(({ isDefault }) => isDefault)
  const lastUsed = data?.shippingInfo ?? readStoredShipping(user._id)
  const last = preferred ?? lastUsed ?? data?.registered
  const saved = last && withRegisteredAddress(last, data?.registered)
  return <ShippingForm user={user} saved={saved} addresses={addresses} lines={lines} />
}

function FullCheckout({ cart, inStock, soldOut }: LoadedCart) {
  if (inStock.length === 0) return <NothingInStock />
  const lines = inStock.map(summaryLineOf)
  return (
    <CheckoutColumns>
      <SavedShippingForm lines={lines} />
      <OrderSummary
        order={{ lines, totalAmount: cart.totalAmount }}
        leftOut={soldOut.map(summaryLineOf)}
        unavailable={cart.unavailable}
        canRemove
      />
    </CheckoutColumns>
  )
}

/** Shipping details of the order (spec §2, Checkout). */
export function CheckoutScreen() {
  return (
    <PageBody>
      <PageHeader
        title={t`Checkout`}
        trail={[{ label: t`Cart`, to: '/cart' }, { label: t`Checkout` }]}
      />
      <CartQueryView failure={messages.checkout.loadFailed} loading={<CheckoutSkeleton />}>
        {FullCheckout}
      </CartQueryView>
    </PageBody>
  )
}
