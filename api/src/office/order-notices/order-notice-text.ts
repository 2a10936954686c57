import { formatDay, formatIndiaTime } from '@store/contract/rules/india-days'
import { describeDispatch } from '@store/contract/rules/orders/dispatch'
import { nextStepOf } from '@store/contract/rules/orders/next-step'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import { formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { countingRefunds, type OrderNoticeKind, type OrderRecord } from '../../ordering/ordering.ts'

/** Title and message of a notice. */
export interface NoticeText {
  title: string
  message: string
}

type ToldOrder = Pick<
  OrderRecord,
  | 'publicId'
  | 'status'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'total'
  | 'openAmount'
  | 'refundDue'
  | 'refunds'
  | 'bill'
  | 'dispatch'
  | 'cancelReason'
  | 'payBy'
  | 'paymentCode'
  | 'proofStatus'
  | 'creditDays'
>

function nextStep(order: ToldOrder): string {
  const { status, paymentStatus, paymentMethod, paymentCode, proofStatus, total } = order
  const { openAmount, refundDue } = order
  const states = {
    orderStatus: status,
    paymentStatus,
    paymentMethod,
    paymentCode: paymentCode && formatPaymentCode(paymentCode),
    proofStatus,
    openAmount,
    refundDue: refundDue && rupeesFromPaise(refundDue),
    creditDays: order.creditDays,
  }
  return nextStepOf(
    states,
    formatPlainRupees((status === 'cancelled' ? refundDue : openAmount) ?? total),
  )
}

function placedText(order: ToldOrder, name: string): NoticeText {
  const { payBy, total } = order
  const held = payBy ? [`We hold it for you until ${formatIndiaTime(payBy)}.`] : []
  const thanks = `Thank you for your order of ${formatPlainRupees(total)}.`
  return {
    title: `Order ${name} ${payBy ? 'reserved' : 'placed'}`,
    message: [thanks, ...held, nextStep(order)].join('\n'),
  }
}

function dueText(order: ToldOrder, name: string): NoticeText | undefined {
  const { payBy } = order
  if (!payBy) return undefined
  return {
    title: `Order ${name} is waiting for your payment`,
    message: `After ${formatIndiaTime(payBy)} it is cancelled.\n${nextStep(order)}`,
  }
}

function paymentText(order: ToldOrder, name: string): NoticeText | undefined {
  if (order.status === 'cancelled') return undefined
  const message = nextStep(order)
  if (order.paymentStatus === 'paid')
    return { title: `Payment for order ${name} confirmed`, message }
  if (order.openAmount !== undefined)
    return { title: `Payment for order ${name} received in part`, message }
  if (order.paymentStatus !== 'failed') return undefined
  return { title: `Payment for order ${name} not confirmed`, message }
}

function shippedText({ dispatch }: ToldOrder, name: string): NoticeText {
  const carrier = dispatch ? ` with ${describeDispatch(dispatch)}` : ''
  return { title: `Order ${name} shipped`, message: `Your order is on its way${carrier}.` }
}

function refundText({ refunds, refundDue }: ToldOrder, name: string): NoticeText | undefined {
  const lines = countingRefunds(refunds).map(({ amount, refundedOn, reference }) => {
    const which = reference === '' ? '' : `, reference ${reference}`
    return `${formatPlainRupees(amount)} were paid back on ${formatDay(refundedOn)}${which}.`
  })
  if (lines.length === 0) return undefined
  const rest =
    refundDue === undefined ? [] : [`${formatPlainRupees(refundDue)} more go back to you.`]
  return { title: `Money for order ${name} paid back`, message: [...lines, ...rest].join('\n') }
}

/** {@link orderNoticeText} without what a person typed: reason, courier, docket number and references. */
export function neutralNoticeText(kind: OrderNoticeKind, order: ToldOrder): NoticeText | undefined {
  const refunds = order.refunds.map((refund) => ({ ...refund, reference: '' }))
  return orderNoticeText(kind, { ...order, cancelReason: undefined, dispatch: undefined, refunds })
}

/**
 * What a buyer is told about an order, by its state now.
 * @returns undefined when the change was undone meanwhile
 */
export function orderNoticeText(kind: OrderNoticeKind, order: ToldOrder): NoticeText | undefined {
  const { publicId, status, bill, cancelReason } = order
  const name = orderNameOf(publicId)
  switch (kind) {
    case 'placed':
      return placedText(order, name)
    case 'payment-due':
      return dueText(order, name)
    case 'payment':
      return paymentText(order, name)
    case 'shipped':
      return hasShipped(status) ? shippedText(order, name) : undefined
    case 'bill':
      return bill && { title: `Bill for order ${name} ready`, message: 'You can download it now.' }
    case 'refund':
      return refundText(order, name)
    case 'cancelled':
      return status === 'cancelled'
        ? {
            title: `Order ${name} cancelled`,
            message: [cancelReason, nextStep(order)].filter(Boolean).join('\n'),
          }
        : undefined
  }
}
