import * as messages from '@store/contract/rules/messages'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderRecord } from '../order.ts'

type PlacedFacts = Pick<
  OrderRecord,
  'publicId' | 'total' | 'paymentMethod' | 'payBy' | 'creditDays'
> & {
  buyer: { name: string }
}

/** For admins: a new order, paid through the gateway, held until it is paid, on credit, or with its payment proof. */
export function newOrderNotice(order: PlacedFacts) {
  return {
    title: `New order ${orderNameOf(order.publicId)}`,
    message: `${order.buyer.name} ${placedText(order)}`,
    orderPublicId: order.publicId,
  }
}

function placedText({ total, paymentMethod, payBy, creditDays }: PlacedFacts): string {
  const amount = formatPlainRupees(total)
  if (paymentMethod === 'online') return `ordered for ${amount} and pays online.`
  if (payBy) return `reserved an order for ${amount} and pays by transfer.`
  if (creditDays !== undefined) return `ordered for ${amount} on credit of ${creditDays} days.`
  return `ordered for ${amount} and uploaded a payment proof.`
}

/** For admins: the gateway has received the payment. */
export function paidOnlineNotice({ publicId, total }: { publicId: string; total: Paise }) {
  return {
    title: `Order ${orderNameOf(publicId)} paid`,
    message: `${formatPlainRupees(total)} were paid online.`,
    orderPublicId: publicId,
  }
}

type LatePayment = { publicId: string; total: Paise; paymentId: string }

/** For admins: a payment of a cancelled order. */
export function paidLateNotice({ publicId, total, paymentId }: LatePayment) {
  return {
    title: messages.payment.paidLateTitle(orderNameOf(publicId)),
    message: messages.payment.paidLateAdmin(formatPlainRupees(total), paymentId),
    orderPublicId: publicId,
  }
}

/** For buyers: a payment of a cancelled order. */
export function paidLateBuyerNotice({ publicId, total }: LatePayment) {
  return {
    title: messages.payment.paidLateTitle(orderNameOf(publicId)),
    message: messages.payment.paidLateBuyer(formatPlainRupees(total)),
    orderPublicId: publicId,
  }
}

/** For admins: a proof of a reserved order, or a new one after a rejected one. */
export function newProofNotice(order: { publicId: string; buyerName: string; isFirst: boolean }) {
  const { publicId, buyerName, isFirst } = order
  return {
    title: `New payment proof for order ${orderNameOf(publicId)}`,
    message: `${buyerName} uploaded ${isFirst ? 'the' : 'another'} payment proof.`,
    orderPublicId: publicId,
  }
}

/** A cancellation by a person, and what was paid by then. */
export interface CancellationFacts {
  publicId: string
  /** Name of the buyer or of an admin. */
  cancelledBy: string
  reason: string | undefined
  refund: Paise
}

/** For admins: a cancellation by a person, and the money that has to be returned. */
export function cancellationNotice({ publicId, cancelledBy, reason, refund }: CancellationFacts) {
  const why =
    reason === undefined ? `${cancelledBy} cancelled it.` : `${cancelledBy} cancelled it: ${reason}`
  const money = `${formatPlainRupees(refund)} were paid for it and go back to the buyer.`
  return {
    title: `Order ${orderNameOf(publicId)} cancelled`,
    message: refund > 0 ? `${why}\n${money}` : why,
    orderPublicId: publicId,
  }
}

/** For admins: a cancellation by the store itself. */
export function storeCancellationNotice({
  publicId,
  reason,
}: {
  publicId: string
  reason: string
}) {
  return {
    title: `Order ${orderNameOf(publicId)} cancelled`,
    message: `The store cancelled it: ${reason}`,
    orderPublicId: publicId,
  }
}

/** For buyers: the payment proof was rejected. */
export function rejectedProofNotice({ publicId, reason }: { publicId: string; reason: string }) {
  return {
    title: `Payment proof for order ${orderNameOf(publicId)} rejected`,
    message: `${reason}\n\nPlease upload another payment proof in My Orders.`.trim(),
    orderPublicId: publicId,
  }
}
