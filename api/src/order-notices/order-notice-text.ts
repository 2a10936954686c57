import { describeDispatch, trackingLinkOf } from '@store/contract/rules/orders/dispatch'
import { nextStepOf } from '@store/contract/rules/orders/next-step'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderNoticeKind } from '../orders/notices/order-notices.ts'
import type { OrderRecord } from '../orders/order.ts'

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
  | 'bill'
  | 'dispatch'
  | 'cancelReason'
>

function nextStep({ status, paymentStatus, paymentMethod, total }: ToldOrder): string {
  const states = { orderStatus: status, paymentStatus, paymentMethod }
  return nextStepOf(states, formatPlainRupees(total))
}

function paymentText(order: ToldOrder, name: string): NoticeText | undefined {
  if (order.status === 'cancelled') return undefined
  const message = nextStep(order)
  if (order.paymentStatus === 'paid')
    return { title: `Payment for order ${name} confirmed`, message }
  if (order.paymentStatus !== 'failed') return undefined
  return { title: `Payment for order ${name} not confirmed`, message }
}

function shippedText({ dispatch }: ToldOrder, name: string): NoticeText {
  const link = dispatch && trackingLinkOf(dispatch)
  const carrier = dispatch ? ` with ${describeDispatch(dispatch)}` : ''
  return {
    title: `Order ${name} shipped`,
    message: [`Your order is on its way${carrier}.`, ...(link ? [`Track it: ${link}`] : [])].join(
      '\n',
    ),
  }
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
      return {
        title: `Order ${name} placed`,
        message: `Thank you for your order of ${formatPlainRupees(order.total)}.\n${nextStep(order)}`,
      }
    case 'payment':
      return paymentText(order, name)
    case 'shipped':
      return hasShipped(status) ? shippedText(order, name) : undefined
    case 'bill':
      return bill && { title: `Bill for order ${name} ready`, message: 'You can download it now.' }
    case 'cancelled':
      return status === 'cancelled'
        ? {
            title: `Order ${name} cancelled`,
            message: [cancelReason, nextStep(order)].filter(Boolean).join('\n'),
          }
        : undefined
  }
}
