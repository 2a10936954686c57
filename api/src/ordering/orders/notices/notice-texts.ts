import * as messages from '@store/contract/rules/messages'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'

/** What notices say of a new order. */
export interface NewOrderFacts {
  publicId: string
  buyerName: string
  total: Paise
}

/** For admins: a new order and its payment proof. */
export function newOrderNotice(order: NewOrderFacts) {
  const { publicId, buyerName, total } = order
  return {
    title: `New order ${orderNameOf(publicId)}`,
    message: `${buyerName} ordered for ${formatPlainRupees(total)} and uploaded a payment proof.`,
    orderPublicId: publicId,
  }
}

/** For admins: a new order that is paid through the gateway. */
export function newOnlineOrderNotice(order: NewOrderFacts) {
  const { publicId, buyerName, total } = order
  return {
    title: `New order ${orderNameOf(publicId)}`,
    message: `${buyerName} ordered for ${formatPlainRupees(total)} and pays online.`,
    orderPublicId: publicId,
  }
}

/** For admins: a new order that is held until it is paid. */
export function newReservedOrderNotice(order: NewOrderFacts) {
  const { publicId, buyerName, total } = order
  return {
    title: `New order ${orderNameOf(publicId)}`,
    message: `${buyerName} reserved an order for ${formatPlainRupees(total)} and pays by transfer.`,
    orderPublicId: publicId,
  }
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
