import { isAdmin, type Role } from '@store/contract/rules/accounts/roles'
import { dueDayOf } from '@store/contract/rules/credit/credit'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { proofTypes } from '@store/contract/rules/limits'
import { type Dispatch, trackingLinkOf } from '@store/contract/rules/orders/dispatch'
import { hasShipped, parseOrderStatus } from '@store/contract/rules/orders/order-states'
import { formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type {
  Order,
  OrderDispatch,
  OrderEvent,
  OrderLine,
} from '@store/contract/schemas/orders/orders'
import type { FastifyRequest } from 'fastify'
import { actorOf, type FileReference } from '../../base/base.ts'
import { countingRefunds, type OrderRefundRecord } from './ledger/order-refunds.ts'
import type {
  DeliveryTerms,
  OrderEventRecord,
  OrderLineRecord,
  OrderRecord,
  PlacedOrder,
} from './order.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import { storedPlaceOfSupply } from './place-of-supply.ts'
import { openTaxIssuesOf } from './tax/order-tax-issues.ts'

/** The role that an order is presented to, and the addresses of its private files. */
export interface OrderView {
  role: Role
  addressOf(file: FileReference): string
}

/** The order view of the caller. */
export function viewOf(
  request: FastifyRequest,
  files: Pick<OrderDependencies['files'], 'urlOf'>,
): OrderView {
  return { role: actorOf(request).role, addressOf: (file) => files.urlOf(file) }
}

function presentLine(line: OrderLineRecord): OrderLine {
  const { productPublicId, name, modelNo, brand, category } = line
  return {
    product: { ...(productPublicId && { _id: productPublicId }), name, modelNo, brand, category },
    quantity: line.quantity,
    price: rupeesFromPaise(line.unitPrice),
    total: rupeesFromPaise(line.total),
    gst: line.gstPercent,
    taxable: rupeesFromPaise(line.taxable),
    cgst: rupeesFromPaise(line.cgst),
    sgst: rupeesFromPaise(line.sgst),
    igst: rupeesFromPaise(line.igst),
  }
}

/** Admins see the names of actors; buyers see roles only, to protect the store's staff, and not why a refund was struck out. */
function presentEvent(event: OrderEventRecord, seesNames: boolean): OrderEvent {
  const { at, kind, from, to, actor } = event
  const isForAdmins = kind === 'refund' && to === 'struck'
  const reason = seesNames || !isForAdmins ? event.reason : undefined
  return {
    at: at.toISOString(),
    kind,
    by: (seesNames ? actor?.name : actor?.role) ?? 'store',
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(reason !== undefined && { reason }),
  }
}

function presentDispatch(dispatch: Dispatch): OrderDispatch {
  const { courier, docketNumber, packages, freight } = dispatch
  const trackingLink = trackingLinkOf(dispatch)
  return {
    courier,
    ...(docketNumber !== undefined && { docketNumber }),
    ...(trackingLink !== undefined && { trackingLink }),
    ...(packages !== undefined && { packages }),
    ...(freight !== undefined && { freight }),
  }
}

function presentDeliveryTerms(
  deliveryTerms: DeliveryTerms | undefined,
): Pick<Order, 'deliveryTerms'> {
  if (!deliveryTerms) return {}
  const { amount, ...terms } = deliveryTerms
  return {
    deliveryTerms: {
      ...terms,
      ...(amount !== undefined && { amount: rupeesFromPaise(amount) }),
    },
  }
}

function presentRefund({ amount, refundedOn, reference }: OrderRefundRecord) {
  return { amount: rupeesFromPaise(amount), refundedOn, reference }
}

/** What went back. Buyers do not see what was struck out. */
function presentRefunds(
  { refunds, refundDue }: Pick<OrderRecord, 'refunds' | 'refundDue'>,
  seesStruck: boolean,
): Pick<Order, 'refund' | 'refunds'> {
  const last = countingRefunds(refunds).at(-1)
  const shown = refunds.flatMap((refund, index) => {
    const { struck } = refund
    if (struck && !seesStruck) return []
    const history = struck && { at: struck.at.toISOString(), reason: struck.reason }
    return { ordinal: index + 1, ...presentRefund(refund), ...(history && { struck: history }) }
  })
  return {
    ...(last && refundDue === undefined && { refund: presentRefund(last) }),
    ...(shown.length > 0 && { refunds: shown }),
  }
}

/** When an order on credit is due: so many days after it was sent, with its invoice. */
function presentCredit({ creditDays, events }: Pick<OrderRecord, 'creditDays' | 'events'>) {
  if (creditDays === undefined) return {}
  const sent = events.find(({ kind, to }) => {
    const status = kind === 'status' ? parseOrderStatus(to) : undefined
    return status !== undefined && hasShipped(status)
  })
  return { creditDays, ...(sent && { dueOn: dueDayOf(indiaDayOf(sent.at), creditDays) }) }
}

/** An order on the wire, restricted to what the viewer may see (ordering 5.2). */
export function presentOrder(
  order: Omit<OrderRecord, 'id'>,
  { role, addressOf }: OrderView,
): Order {
  const { proof, proofStatus, paymentReference, bill, buyer, dispatch, cancelReason } = order
  const { payBy, paymentCode, poNumber, buyerNote, openAmount, refundDue } = order
  const placeOfSupply = storedPlaceOfSupply(order)
  const taxIssues = openTaxIssuesOf(order)
  const seesNames = isAdmin(role)
  return {
    _id: order.publicId,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    tier: order.tier,
    items: order.lines.map(presentLine),
    totalAmount: rupeesFromPaise(order.total),
    ...(openAmount !== undefined && { openAmount: rupeesFromPaise(openAmount) }),
    ...(refundDue !== undefined && { refundDue: rupeesFromPaise(refundDue) }),
    ...presentRefunds(order, seesNames),
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    ...(proof && { paymentProof: addressOf(proof), paymentProofType: proof.mediaType }),
    ...(proofStatus && { proofStatus }),
    ...(paymentReference && { paymentReference }),
    ...(poNumber !== undefined && { poNumber }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(payBy && { payBy: payBy.toISOString() }),
    ...(paymentCode !== undefined && { paymentCode: formatPaymentCode(paymentCode) }),
    ...presentCredit(order),
    ...(bill && { billUrl: addressOf(bill) }),
    shippingInfo: order.shipping,
    ...(placeOfSupply && { placeOfSupply: placeOfSupply.code }),
    ...(taxIssues.length > 0 && { taxIssues }),
    ...(dispatch && { dispatch: presentDispatch(dispatch) }),
    ...presentDeliveryTerms(order.deliveryTerms),
    ...(cancelReason !== undefined && { cancelReason }),
    ...(seesNames && order.paidBy && { paidBy: order.paidBy }),
    ...(seesNames && {
      buyer: { _id: buyer.publicId, name: buyer.name, email: buyer.email, role: order.tier },
    }),
    timeline: order.events.map((event) => presentEvent(event, seesNames)),
  }
}

/** The response to a placed order. A retry gets the same one (ordering 3.6) with new file URLs. */
export function presentPlacedOrder(order: PlacedOrder, view: OrderView): Order {
  const { storedResponse } = order
  if (!storedResponse) return presentOrder(order, view)
  const { paymentProof: publicId, paymentProofType } = storedResponse
  const mediaType = proofTypes.find((type) => type === paymentProofType)
  if (publicId === undefined || !mediaType) return storedResponse
  const file = { publicId, kind: 'payment-proof', mediaType } as const
  return { ...storedResponse, paymentProof: view.addressOf(file) }
}
