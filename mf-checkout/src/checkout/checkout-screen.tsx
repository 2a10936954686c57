import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { useSession } from '@store/sdk'
import { Loading, PageBody, PageHeader } from '@store/ui'
import { CartQueryView, type LoadedCart } from '../cart/cart-query-view.tsx'
import { CheckoutColumns } from './checkout-columns.ts'
import { CheckoutSkeleton, FormSkeleton } from './checkout-skeleton.tsx'
import { NothingInStock } from './nothing-in-stock.tsx'
import { OrderSummary } from './order-summary/order-summary.tsx'
import { type SummaryLine, summaryLineOf } from './order-summary/summary-line.ts'
import { useSavedShipping } from './shipping/use-saved-shipping.ts'
import { ShippingForm } from './shipping-form.tsx'

/** The summary beside the form, for the delivery that the form says so far. */
type Summary = (shipping: Partial<Shipping> | undefined) => React.ReactNode

type SavedShippingFormProps = {
  lines: readonly SummaryLine[]
  totalAmount: number
  summary: Summary
}

function SavedShippingForm({ summary, ...order }: SavedShippingFormProps) {
  const { user } = useSession()
  const { saved, addresses, isLoading } = useSavedShipping()
  if (isLoading) {
    return (
      <>
        <Loading>
          <FormSkeleton />
        </Loading>
        {summary(undefined)}
      </>
    )
  }
  if (!user) return null
  return <ShippingForm {...{ user, saved, addresses, summary }} {...order} />
}

function FullCheckout({ cart, inStock, soldOut }: LoadedCart) {
  if (inStock.length === 0) return <NothingInStock />
  const lines = inStock.map(summaryLineOf)
  const { totalAmount } = cart
  return (
    <CheckoutColumns>
      <SavedShippingForm
        lines={lines}
        totalAmount={totalAmount}
        summary={(shipping) => (
          <OrderSummary
            order={{ lines, totalAmount }}
            shipping={shipping}
            leftOut={soldOut.map(summaryLineOf)}
            unavailable={cart.unavailable}
            canRemove
          />
        )}
      />
    </CheckoutColumns>
  )
}

/** Shipping details of the order (screens 3.3). */
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
