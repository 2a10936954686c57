import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { difference, rupeesFromPaise, sumOf } from '@store/contract/rules/pricing/money'
import type {
  ForeignOrder,
  OrderReceipts,
  Receipt,
  ReceiptMatch,
  ReceiptOrder,
} from '@store/contract/schemas/payments/receipts'
import type { OrderRecord } from '../../ordering/ordering.ts'
import type { OrderReceiptRecord } from './reading/order-receipt-query.ts'
import type { ReceiptOrderView, ReceiptView } from './reading/receipt-view.ts'

/** An order of the caller's scope; of another one only that there is one. */
function presentOrder(order: ReceiptOrderView | undefined): ReceiptOrder | ForeignOrder {
  return order ? presentReceiptOrder(order) : { otherTier: true }
}

/** An order that received money is for, or may be for, on the wire. */
export function presentReceiptOrder(order: ReceiptOrderView): ReceiptOrder {
  return {
    _id: order.publicId,
    createdAt: order.createdAt.toISOString(),
    tier: order.tier,
    buyer: order.buyerName,
    totalAmount: rupeesFromPaise(order.total),
    open: rupeesFromPaise(order.open),
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    ...(order.proofStatus && { proofStatus: order.proofStatus }),
    ...(order.paymentReference && { paymentReference: order.paymentReference }),
    ...(order.paymentCode && { paymentCode: order.paymentCode }),
  }
}

function presentMatch({ receipt, state, match, orders }: ReceiptView): ReceiptMatch | undefined {
  if (state === 'settled') return undefined
  if (!match) {
    if (receipt.source !== 'online') return undefined
    return { difference: 'none', why: messages.paidLate, parts: [], alternatives: [] }
  }
  return {
    ...(match.reason && { reason: match.reason }),
    difference: match.difference,
    ...(match.tax && { tax: match.tax.form }),
    why: match.why,
    parts: match.parts.map(({ order, amount }) => ({
      order: presentOrder(orders.get(order)),
      amount: rupeesFromPaise(amount),
    })),
    alternatives: match.alternatives.map((order) => presentOrder(orders.get(order))),
  }
}

/** A receipt on the wire, with the orders that the caller manages. */
export function presentReceipt(view: ReceiptView): Receipt {
  const { receipt, state, parts, orders, refund } = view
  const { line } = receipt
  const match = presentMatch(view)
  const reference = receipt.reference ?? line?.bankReference
  return {
    _id: receipt.publicId,
    source: receipt.source,
    state,
    amount: rupeesFromPaise(receipt.amount),
    open: rupeesFromPaise(receipt.open),
    receivedOn: receipt.receivedOn,
    ...(line && { narration: line.narration }),
    ...(reference !== undefined && { reference }),
    ...(line?.account !== undefined && { account: line.account }),
    ...(line && { statement: { _id: line.statementPublicId, fileName: line.fileName } }),
    parts: parts.map(({ orderPublicId, amount, at, actorName }) => ({
      order: presentOrder(orders.get(orderPublicId)),
      amount: rupeesFromPaise(amount),
      assignedAt: at.toISOString(),
      ...(actorName && { assignedBy: actorName }),
    })),
    ...(match && { match }),
    ...(receipt.closing && { closed: receipt.closing }),
    ...(refund && { refund: { ...refund, amount: rupeesFromPaise(refund.amount) } }),
  }
}

/** The money of an order on the wire. */
export function presentOrderReceipts({
  order,
  receipts,
}: {
  order: OrderRecord
  receipts: readonly OrderReceiptRecord[]
}): OrderReceipts {
  const assigned = sumOf(receipts.map(({ amount }) => amount))
  const isBefore = order.paidBy === 'before'
  return {
    ...(order.paidBy && { paidBy: order.paidBy }),
    open: isBefore ? 0 : rupeesFromPaise(difference(order.total, assigned)),
    receipts: receipts.map((receipt) => ({
      _id: receipt.publicId,
      source: receipt.source,
      amount: rupeesFromPaise(receipt.amount),
      receivedOn: receipt.receivedOn,
      ...(receipt.reference && { reference: receipt.reference }),
      ...(receipt.note && { note: receipt.note }),
      ...(receipt.returnedOn && { returnedOn: receipt.returnedOn }),
      assignedAt: receipt.at.toISOString(),
      ...(receipt.actorName && { assignedBy: receipt.actorName }),
    })),
  }
}
