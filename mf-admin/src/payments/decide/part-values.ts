import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import {
  difference,
  noMoney,
  type Paise,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  sumOf,
} from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type {
  AssignmentBody,
  Receipt,
  ReceiptOrder,
} from '@store/contract/schemas/payments/receipts'
import { shortOrderId } from '@store/ui'
import { isOwnOrder } from '../receipt-orders.ts'

/** A part as it is typed: an order, and rupees. */
export interface PartValue {
  order: ReceiptOrder
  amount: string
}

/** The parts of a payment that are proposed. A cancelled order gets nothing: its money waits. */
export function proposedParts({ match }: Pick<Receipt, 'match'>): PartValue[] {
  return (match?.parts ?? []).flatMap(({ order, amount }) =>
    isOwnOrder(order) && order.orderStatus !== 'cancelled'
      ? [{ order, amount: String(amount) }]
      : [],
  )
}

/**
 * Reads an amount in rupees, with or without grouping.
 * @returns `undefined` when it is none, is not above 0, or has more than two decimals
 */
export function parseAmount(typed: string): Paise | undefined {
  const plain = typed.replace(/[₹,\s]/g, '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = paise(Math.round(Number(plain) * 100))
  return amount > 0 ? amount : undefined
}

function amountOf({ amount }: PartValue): Paise {
  return parseAmount(amount) ?? noMoney
}

/** What is left of a payment for other orders; below zero when the parts are more than the payment. */
export function restOf(parts: readonly PartValue[], open: number): Paise {
  return difference(paiseFromRupees(open), sumOf(parts.map(amountOf)))
}

/** Adds an order with what is open on it, at most what is left of the payment. */
export function addPart(
  parts: readonly PartValue[],
  order: ReceiptOrder,
  open: number,
): readonly PartValue[] {
  if (parts.some((part) => part.order._id === order._id)) return parts
  const rest = Math.max(0, restOf(parts, open))
  const amount = paise(Math.min(rest, paiseFromRupees(order.open)))
  return [...parts, { order, amount: amount > 0 ? String(rupeesFromPaise(amount)) : '' }]
}

/** What is wrong with the parts. */
export interface PartErrors {
  /** By order. */
  parts: Readonly<Record<string, string>>
  /** Of all parts together. */
  sum: string | undefined
}

/** @returns `undefined` when the parts can be assigned */
export function findPartErrors(parts: readonly PartValue[], open: number): PartErrors | undefined {
  const errors: Record<string, string> = {}
  for (const { order, amount } of parts) {
    const typed = parseAmount(amount)
    if (typed === undefined) errors[order._id] = receiptMessages.amount
    else if (typed > paiseFromRupees(order.open)) {
      const number = `#${shortOrderId(order._id)}`
      errors[order._id] = receiptMessages.moreThanOpen(number, formatRupees(order.open))
    }
  }
  const sum = restOf(parts, open) < 0 ? paymentMessages.sumTooLarge : undefined
  return sum === undefined && Object.keys(errors).length === 0 ? undefined : { parts: errors, sum }
}

/** The parts as they are sent. */
export function toAssignment(parts: readonly PartValue[], open: number): AssignmentBody {
  return {
    parts: parts.map((part) => ({
      order: part.order._id,
      amount: rupeesFromPaise(amountOf(part)),
    })),
    seen: open,
  }
}
