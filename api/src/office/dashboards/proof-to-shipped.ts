import type { ProofToShipped } from '@store/contract/schemas/analytics'
import type { ShippingTimeCount } from '../../ordering/ordering.ts'

type TimeCount = Pick<ShippingTimeCount, 'hours' | 'orders'>

function totalOf(counts: readonly TimeCount[]): number {
  return counts.reduce((sum, { orders }) => sum + orders, 0)
}

/**
 * The time that a share of orders did not exceed (nearest rank).
 * @param counts at least one, the shortest time first
 */
function quantileOf(counts: readonly TimeCount[], share: number): number {
  const rank = Math.ceil(totalOf(counts) * share)
  let passed = 0
  for (const { hours, orders } of counts) {
    passed += orders
    if (passed >= rank) return hours
  }
  return counts.at(-1)?.hours ?? 0
}

function timeOf(counts: readonly TimeCount[]) {
  const sorted = counts.toSorted((one, other) => one.hours - other.hours)
  return {
    orders: totalOf(sorted),
    medianHours: quantileOf(sorted, 0.5),
    p90Hours: quantileOf(sorted, 0.9),
  }
}

/** Median and ninetieth percentile of the hours from proof to shipping, of the period and of each day. */
export function proofToShippedOf(counts: readonly ShippingTimeCount[]): ProofToShipped {
  const days = new Map<string, ShippingTimeCount[]>()
  for (const count of counts) {
    const ofDay = days.get(count.day)
    if (ofDay) ofDay.push(count)
    else days.set(count.day, [count])
  }
  return {
    ...(counts.length > 0 && { total: timeOf(counts) }),
    days: [...days].map(([day, ofDay]) => ({ day, ...timeOf(ofDay) })),
  }
}
