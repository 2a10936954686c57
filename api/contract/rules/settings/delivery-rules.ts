import type { DeliveryTable, MethodTerms } from '../../schemas/orders/delivery-terms.ts'
import { type FormError, fieldError } from '../field-errors.ts'
import { deliveryMethods } from '../shipping/delivery.ts'
import { deliveryMessages as messages } from './settings-messages.ts'

/** The most rupees of a freight, and of an order's value from which it is free. */
export const mostFreight = 10_000_000

/** The most working days until dispatch. */
export const mostDispatchDays = 60

/** The last hour by which a payment can count as of the same day. */
export const lastCutOffHour = 23

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

function findMethodFault(terms: MethodTerms): [keyof MethodTerms, string] | undefined {
  const { freight, amount, freeFrom, dispatchDays, cutOffHour } = terms
  if (freight === 'fixed' && !isWhole(amount ?? 0, 1, mostFreight)) {
    return ['amount', messages.amount]
  }
  if (freight !== 'fixed' && amount !== undefined) return ['amount', messages.amountUnused]
  if (freeFrom !== undefined) {
    if (freight !== 'fixed' && freight !== 'to pay') return ['freeFrom', messages.freeFromUnused]
    if (!isWhole(freeFrom, 1, mostFreight)) return ['freeFrom', messages.freeFrom]
  }
  if (dispatchDays !== undefined && !isWhole(dispatchDays, 1, mostDispatchDays)) {
    return ['dispatchDays', messages.dispatchDays(mostDispatchDays)]
  }
  if (cutOffHour !== undefined && !isWhole(cutOffHour, 1, lastCutOffHour)) {
    return ['cutOffHour', messages.cutOffHour(lastCutOffHour)]
  }
  return undefined
}

/**
 * Checks the terms of all methods.
 * @returns the first error, its field such as `bus.amount`; `undefined` when they are valid
 */
export function validateDeliveryTable(table: DeliveryTable): FormError | undefined {
  for (const method of deliveryMethods) {
    const [field, message] = findMethodFault(table[method]) ?? []
    if (field && message) return fieldError(`${method}.${field}`, message)
  }
  return undefined
}
