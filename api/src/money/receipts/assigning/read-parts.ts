import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import type { AssignmentBody } from '@store/contract/schemas/payments/receipts'
import type { WantedPart } from '../receipt.ts'
import { invalidPartError } from '../receipt-errors.ts'

/** Reads money of the wire. @returns undefined for what is no amount of money */
export function readRupees(rupees: number): Paise | undefined {
  try {
    return paiseFromRupees(rupees)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * Reads the parts that an admin assigns.
 * @throws HttpError (400) at the field of an invalid amount, or of an order that is named twice
 */
export function readAssignment({ parts, seen }: AssignmentBody): {
  parts: WantedPart[]
  seen: Paise
} {
  const named = new Set<string>()
  const wanted = parts.map(({ order: orderPublicId, amount: rupees }, position) => {
    const amount = readRupees(rupees)
    if (amount === undefined || amount <= 0) {
      throw invalidPartError(`parts.${position}.amount`, messages.amount)
    }
    if (named.has(orderPublicId)) {
      throw invalidPartError(`parts.${position}.order`, messages.orderTwice)
    }
    named.add(orderPublicId)
    return { orderPublicId, amount }
  })
  const seenAmount = readRupees(seen)
  if (seenAmount === undefined) throw invalidPartError('seen', messages.amount)
  return { parts: wanted, seen: seenAmount }
}
