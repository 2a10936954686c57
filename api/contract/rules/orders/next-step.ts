import { formatDay } from '../india-days.ts'
import {
  hasShipped,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from './order-states.ts'
import type { ProofStatus } from './proof-states.ts'
import { awaitsTransfer } from './reserved/reserved-order.ts'

interface OrderStates {
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  /** Of a reserved order, as it is shown. */
  paymentCode?: string | undefined
  proofStatus?: ProofStatus | undefined
  /** Of an order that was paid in part. */
  openAmount?: number | undefined
  /** Of a cancelled order whose money goes back. */
  refundDue?: number | undefined
  /** Of an order on credit. */
  creditDays?: number | undefined
  /** Of an order on credit that was sent: YYYY-MM-DD. */
  dueOn?: string | undefined
}

/**
 * What a buyer gets back when an order is cancelled before dispatch.
 * @param amount what was paid of it, or its total while that is not known; formatted
 */
export function refundRuleOf(
  {
    paymentStatus,
    paymentMethod,
    paymentCode,
    proofStatus,
    openAmount,
    refundDue,
  }: Omit<OrderStates, 'orderStatus'>,
  amount: string,
): string {
  if (paymentStatus === 'paid' || openAmount !== undefined || refundDue !== undefined) {
    return `You paid ${amount}. All of it goes back to the account it came from.`
  }
  if (paymentStatus === 'failed' || paymentMethod === 'online') {
    return 'No payment was confirmed, so there is nothing to return. If money has left your account, contact us.'
  }
  if (paymentCode !== undefined && proofStatus === undefined) {
    return `If you have paid ${amount}, contact us with payment code ${paymentCode}: the money pays another order or goes back.`
  }
  return `If your transfer of ${amount} has reached us, all of it goes back to the account it came from.`
}

/** What the payment of an order waits for. */
export type OpenPayment =
  | 'transfer'
  | 'rest'
  | 'newProof'
  | 'proofCheck'
  | 'onlinePayment'
  | 'failedOnline'

/** @returns undefined for an order that is paid */
export function openPaymentOf(order: OrderStates): OpenPayment | undefined {
  const { paymentStatus, paymentMethod, openAmount } = order
  if (paymentStatus === 'paid') return undefined
  if (awaitsTransfer(order)) return openAmount === undefined ? 'transfer' : 'rest'
  const isOnline = paymentMethod === 'online'
  if (paymentStatus === 'failed') return isOnline ? 'failedOnline' : 'newProof'
  return isOnline ? 'onlinePayment' : 'proofCheck'
}

/** What becomes of an order on credit, which is packed and sent before it is paid. */
function creditStepOf(order: OrderStates, amount: string): string | undefined {
  const { orderStatus, paymentCode, creditDays, dueOn } = order
  if (creditDays === undefined || !awaitsTransfer(order)) return undefined
  if (dueOn !== undefined)
    return `Pay ${amount} until ${formatDay(dueOn)} by bank transfer or UPI with payment code ${paymentCode}.`
  if (hasShipped(orderStatus)) return undefined
  return `We are packing your order, and tell you when it ships. Its invoice of ${amount} is due ${creditDays} days later.`
}

function paymentStepOf(order: OrderStates, amount: string): string | undefined {
  const { paymentCode } = order
  const onCredit = creditStepOf(order, amount)
  if (onCredit !== undefined) return onCredit
  switch (openPaymentOf(order)) {
    case 'rest':
      return `A part of your payment has arrived. Pay the rest, ${amount}, with payment code ${paymentCode}, then send the payment proof.`
    case 'transfer':
      return `Pay ${amount} by bank transfer or UPI with payment code ${paymentCode}, then send the payment proof.`
    case 'failedOnline':
      return 'Your payment failed. Contact us, or cancel and order again.'
    case 'newProof':
      return 'Your payment could not be confirmed. Send a new payment proof.'
    case 'onlinePayment':
      return 'We are waiting for your online payment. Without it the order is cancelled.'
    case 'proofCheck':
      return 'We check your payment proof during business hours and tell you the result. Then we pack your order.'
    case undefined:
      return undefined
  }
}

/**
 * What happens next with an order, in one or two sentences to its buyer.
 * @param amount formatted: what is to be paid, which is the total or what is open of it; of a cancelled order what goes back
 */
export function nextStepOf(order: OrderStates, amount: string): string {
  switch (order.orderStatus) {
    case 'cancelled':
      return `This order is cancelled. ${refundRuleOf(order, amount)}`
    case 'delivered':
      return 'Your order has arrived. If something is missing or damaged, contact us.'
    case 'shipped':
      return paymentStepOf(order, amount) ?? 'Your order is on its way.'
    case 'processing':
      return (
        paymentStepOf(order, amount) ?? 'We are packing your order, and tell you when it ships.'
      )
    case 'pending':
    case 'placed':
      return (
        paymentStepOf(order, amount) ??
        'Your payment is confirmed. Next we pack your order, and tell you when it ships.'
      )
  }
}

/**
 * True while an order waits for its buyer: it was reserved and not paid, or only in part, it was sent on credit, its payment was
 * rejected, or it was never paid online. Cancelled ones wait for nobody.
 */
export function needsBuyer(order: OrderStates): boolean {
  const { orderStatus, paymentStatus, paymentMethod } = order
  if (orderStatus === 'cancelled') return false
  const isUnpaid = paymentMethod === 'online' && paymentStatus === 'pending'
  const isAsked = order.creditDays === undefined || hasShipped(orderStatus)
  return isUnpaid || paymentStatus === 'failed' || (isAsked && awaitsTransfer(order))
}
