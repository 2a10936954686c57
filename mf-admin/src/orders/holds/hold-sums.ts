import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Hold, Holds } from '@store/contract/schemas/orders/holds'
import { formatCount } from '@store/ui'

/** A number of things in words. @example countOf(2, 'order') // '2 orders' */
export function countOf(count: number, one: string): string {
  return `${formatCount(count)} ${count === 1 ? one : `${one}s`}`
}

/** Pieces and value of orders; rupees, which have at most two decimals. */
export function sumOf(orders: readonly Hold[]): { pieces: number; rupees: number } {
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0)
  const paise = orders.reduce((sum, order) => sum + Math.round(order.totalAmount * 100), 0)
  return { pieces, rupees: paise / 100 }
}

/** What would be cancelled, in one line. */
export function describeHolds(orders: readonly Hold[]): string {
  const { pieces, rupees } = sumOf(orders)
  return [countOf(orders.length, 'order'), countOf(pieces, 'piece'), formatRupees(rupees)].join(
    ' · ',
  )
}

/** What stays as it is, by its reason. */
export function describeUntouched(
  { untouched: { paid, inWork, known } }: Holds,
  { proved, hasOtherTiers }: { proved: readonly Hold[]; hasOtherTiers: boolean },
): string[] {
  const counted: readonly [count: number, thing: string, rest: string][] = [
    [paid, 'paid order', ''],
    [inWork, 'order', ' already being processed, or with money received'],
    [known, 'unpaid order', ' of buyers who have paid another order'],
    [proved.length, 'order', ' with a payment proof that nobody has checked'],
  ]
  return [
    ...counted.flatMap(([count, thing, rest]) =>
      count === 0 ? [] : `${countOf(count, thing)}${rest}`,
    ),
    ...(hasOtherTiers ? ['Orders of other tiers'] : []),
  ]
}
