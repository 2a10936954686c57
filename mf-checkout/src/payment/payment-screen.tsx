import { t } from '@lingui/core/macro'
import { ordersRefreshMs } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { User } from '@store/contract/schemas/accounts/accounts'
import type { Cart } from '@store/contract/schemas/orders/cart'
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
import { CreditPanel } from './credit/credit-panel.tsx'
import { DeliverySummary } from './delivery-summary.tsx'
import { LimitsNotice } from './limits/limits-notice.tsx'
import { useOrderLimits } from './limits/order-limits-api.ts'
import { PayOnline } from './online/pay-online.tsx'
import { type OrderDetails, readPaymentState } from './payment-state.ts'
import { type OrderAttemptControls, useOrderAttempt } from './placing/use-order-attempt.ts'
import { ProofForm } from './proof/proof-form.tsx'
import { ReservePanel } from './reserve/reserve-panel.tsx'
import { CartChangesNotice } from './seen/cart-changes-notice.tsx'
import { useSeenOrder } from './seen/use-seen-order.ts'
import { StockShortageNotice } from './stock-shortage-notice.tsx'

/** The details from the history entry, or the shipping that was stored before a reload. */
function useOrderDetails(): OrderDetails | undefined {
  const { user } = useSession()
  const { state } = useLocation()
  const stored = useMemo(() => (user ? readStoredShipping(user._id) : undefined), [user])
  if (!user) return undefined
  return readPaymentState(state, user._id) ?? (stored && { shippingInfo: stored })
}

/** Without an address, redirects to checkout (ordering 3.6). */
function RedirectToCheckout() {
  useEffect(() => {
    toast.error(messages.payment.missingShipping)
  }, [])
  return <Navigate to="/checkout" replace />
}

type Payer = { user: User; details: OrderDetails }

type OpenPaymentProps = Payer & {
  /** What the cart is now. */
  current: OrderDraft
  /** Undefined for an order without a response. */
  cart?: Cart
  leftOut?: readonly SummaryLine[]
  attempt: OrderAttemptControls
}

function OpenPayment(props: OpenPaymentProps) {
  const { user, details, current, cart, leftOut, attempt } = props
  const { _id: userId } = user
  const seen = useSeenOrder(userId, current, cart)
  const limits = useOrderLimits(current)
  if (current.lines.length === 0) {
    return (
      <Stack>
        <CartChangesNotice seen={seen} total={undefined} />
        <NothingInStock />
      </Stack>
    )
  }
  const shortLines = shortLinesOf(current.lines)
  const placing = {
    ...{ userId, details, attempt, order: seen.order },
    isChanged: seen.needsLook,
    isShort: shortLines.length > 0,
  }
  return (
    <CheckoutColumns>
      <Stack gap="l">
        <CartChangesNotice seen={seen} total={current.totalAmount} />
        <StockShortageNotice lines={shortLines} />
        {attempt.unanswered ? null : <LimitsNotice limits={limits} />}
        {limits.credit ? <CreditPanel {...placing} credit={limits.credit} /> : null}
        <PayOnline {...placing} />
        <BankBlock totalAmount={current.totalAmount} />
        <ProofForm {...placing} />
        <ReservePanel {...placing} limits={limits} />
      </Stack>
      <Stack>
        <OrderSummary
          order={current}
          shipping={details.shippingInfo}
          leftOut={leftOut}
          unavailable={cart?.unavailable}
        />
        <DeliverySummary details={details} />
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
      empty={() => unanswered && <OpenPayment {...payer} current={unanswered} attempt={attempt} />}
      refreshMs={ordersRefreshMs}
    >
      {({ cart, inStock, soldOut }) => {
        const current = { lines: inStock.map(summaryLineOf), totalAmount: cart.totalAmount }
        const leftOut = soldOut.map(summaryLineOf)
        const open = { ...payer, current, cart, leftOut, attempt }
        return <OpenPayment {...open} />
      }}
    </CartQueryView>
  )
}

/** Pay by bank transfer and upload the proof, reserve, or buy on credit, and the order is placed (screens 3.4). */
export function PaymentScreen() {
  const { user } = useSession()
  const { state } = useLocation()
  const details = useOrderDetails()
  // A visitor on a checkout's history entry has signed out since: ask for the login first.
  const isSignedOut = !user && state !== null
  if (!details && !isSignedOut) return <RedirectToCheckout />
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
      {user && details ? <Payment user={user} details={details} /> : <LoginPrompt />}
    </PageBody>
  )
}
