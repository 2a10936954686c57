import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { User } from '@store/contract/schemas/accounts/accounts'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { useSession } from '@store/sdk'
import { PageBody, PageHeader, Stack, toast } from '@store/ui'
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { CartQueryView, LoginPrompt } from '../cart/cart-query-view.tsx'
import { CheckoutColumns } from '../checkout/checkout-columns.ts'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx'
import { NothingInStock } from '../checkout/nothing-in-stock.tsx'
import { OrderSummary } from '../checkout/order-summary/order-summary.tsx'
import {
  type OrderDraft,
  type SummaryLine,
  shortLinesOf,
  summaryLineOf,
} from '../checkout/order-summary/summary-line.ts'
import { readStoredShipping } from '../checkout/shipping/shipping-storage.ts'
import { BankBlock } from './bank/bank-block.tsx'
import { DeliverySummary } from './delivery-summary.tsx'
import { PayOnline } from './online/pay-online.tsx'
import { readShippingState } from './payment-state.ts'
import { type OrderAttemptControls, useOrderAttempt } from './placing/use-order-attempt.ts'
import { ProofForm } from './proof/proof-form.tsx'
import { ReservePanel } from './reserve/reserve-panel.tsx'
import { StockShortageNotice } from './stock-shortage-notice.tsx'

/** Shipping details from the history entry, or those stored before a reload. */
function useShippingInfo(): Shipping | undefined {
  const { user } = useSession()
  const { state } = useLocation()
  const stored = useMemo(() => (user ? readStoredShipping(user._id) : undefined), [user])
  return user ? (readShippingState(state, user._id) ?? stored) : undefined
}

/** Without an address, redirects to checkout (spec §5). */
function RedirectToCheckout() {
  useEffect(() => {
    toast.error(messages.payment.missingShipping)
  }, [])
  return <Navigate to="/checkout" replace />
}

type Payer = { user: User; shippingInfo: Shipping }

type OpenPaymentProps = Payer & {
  order: OrderDraft
  leftOut?: readonly SummaryLine[]
  attempt: OrderAttemptControls
}

function OpenPayment(props: OpenPaymentProps) {
  const { user, shippingInfo, order, leftOut, attempt } = props
  return (
    <CheckoutColumns>
      <Stack gap="l">
        <StockShortageNotice lines={shortLinesOf(order.lines)} />
        <PayOnline userId={user._id} shippingInfo={shippingInfo} order={order} attempt={attempt} />
        <BankBlock totalAmount={order.totalAmount} />
        <ProofForm userId={user._id} shippingInfo={shippingInfo} order={order} attempt={attempt} />
        <ReservePanel
          userId={user._id}
          shippingInfo={shippingInfo}
          order={order}
          attempt={attempt}
        />
      </Stack>
      <Stack>
        <OrderSummary order={order} leftOut={leftOut} />
        <DeliverySummary shippingInfo={shippingInfo} />
      </Stack>
    </CheckoutColumns>
  )
}

function Payment(payer: Payer) {
  const attempt = useOrderAttempt(payer.user._id)
  const { unanswered } = attempt
  return (
    <CartQueryView
      failure={messages.checkout.loadFailed}
      loading={<CheckoutSkeleton />}
      // An order whose response was lost has emptied the cart: keep its page until the response arrives.
      empty={unanswered && <OpenPayment {...payer} order={unanswered} attempt={attempt} />}
    >
      {({ cart, inStock, soldOut }) => {
        if (inStock.length === 0) return <NothingInStock />
        const order = { lines: inStock.map(summaryLineOf), totalAmount: cart.totalAmount }
        const leftOut = soldOut.map(summaryLineOf)
        return <OpenPayment {...payer} order={order} leftOut={leftOut} attempt={attempt} />
      }}
    </CartQueryView>
  )
}

/** Pay by bank transfer, upload the proof, and the order is placed (spec §2, Payment). */
export function PaymentScreen() {
  const { user } = useSession()
  const { state } = useLocation()
  const shippingInfo = useShippingInfo()
  // A visitor on a checkout's history entry has signed out since: ask for the login first.
  const isSignedOut = !user && state !== null
  if (!shippingInfo && !isSignedOut) return <RedirectToCheckout />
  return (
    <PageBody>
      <PageHeader
        title={t`Payment`}
        trail={[
          { label: t`Cart`, to: '/cart' },
          { label: t`Checkout`, to: '/checkout' },
          { label: t`Payment` },
        ]}
      />
      {user && shippingInfo ? <Payment user={user} shippingInfo={shippingInfo} /> : <LoginPrompt />}
    </PageBody>
  )
}
