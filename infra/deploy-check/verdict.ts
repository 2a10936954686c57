import type { Fault } from './faults/fault.ts'
import type { LoadReport } from './orders-under-load.ts'

/** Longest time without an order after an accident, on a machine that does nothing else. */
const longestStallMs = 5_000
/** After an accident that many buyers wait for their turn. */
const waitingBuyers = 10

/**
 * Longest time without an order: of that, what buyers need after it is as long as their machine is slow, which the orders
 * before it have shown.
 */
export function allowedStallMs({ usualMs }: Pick<LoadReport, 'usualMs'>): number {
  return longestStallMs + waitingBuyers * usualMs
}

/**
 * Whether orders, stock and files are whole, and the site went on as promised: in planned work no request fails
 * or is asked to try again, and after an accident orders are placed again soon, by browsers that try again by themselves.
 */
export function isHarmless({ isPlanned }: Pick<Fault, 'isPlanned'>, report: LoadReport): boolean {
  const { lost, duplicated, wrongStock, unreadableProofs, missingInvoices } = report
  const damage = lost + duplicated + wrongStock + unreadableProofs + missingInvoices
  if (damage > 0 || report.acknowledged === 0) return false
  if (report.stallMs > allowedStallMs(report)) return false
  return !isPlanned || report.failures.length + report.postponed === 0
}

/** What happened, for a person. */
export function lineOf(report: LoadReport): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return [
    `${report.acknowledged} orders and ${report.invoices} invoices`,
    `${report.lost} lost`,
    `${report.duplicated} doubled`,
    `${report.wrongStock} wrong stock`,
    `${report.unreadableProofs} unreadable proofs`,
    `${report.missingInvoices} missing invoices`,
    failuresOf(report),
    `${report.postponed} asked to try again`,
    `stall ${seconds(report.stallMs)} s of ${seconds(allowedStallMs(report))}`,
  ].join(', ')
}

/** The number of failed requests and the first reason. */
function failuresOf({ failures }: LoadReport): string {
  const [first = ''] = failures
  return `${failures.length} failed requests${first && ` (${first.slice(0, 80)})`}`
}
