import type { ForeignOrder, Receipt, ReceiptOrder } from '@store/contract/schemas/payments/receipts'

/** False for an order of a tier that the admin does not manage. */
export function isOwnOrder(order: ReceiptOrder | ForeignOrder): order is ReceiptOrder {
  return '_id' in order
}

/** The parts of a payment: those that are assigned, else those that are proposed. */
export function partsOf({ parts, match }: Receipt): readonly {
  order: ReceiptOrder | ForeignOrder
  amount: number
}[] {
  return parts.length > 0 ? parts : (match?.parts ?? [])
}

/** The orders of these parts that the admin manages. */
export function ownOrdersOf(receipt: Receipt): ReceiptOrder[] {
  return partsOf(receipt)
    .map(({ order }) => order)
    .filter(isOwnOrder)
}
