import { addDays } from '@store/contract/rules/india-days'

/** Buyers pay first and then order with the proof (money 5.3), at the latest a week later. */
const daysPaidAhead = 7
const daysPaidLater = 45

/**
 * Whether a payment of a day may be for an order of a day when nothing names it.
 * @param placedOn of the order, YYYY-MM-DD
 * @param bookedOn of the credit, YYYY-MM-DD
 */
export function isPlausibleDay(placedOn: string, bookedOn: string): boolean {
  return (
    addDays(bookedOn, -daysPaidLater) <= placedOn && placedOn <= addDays(bookedOn, daysPaidAhead)
  )
}
