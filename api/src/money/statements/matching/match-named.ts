import { formatDay } from '@store/contract/rules/india-days'
import { matchMessages } from '@store/contract/rules/payments/match-messages'
import type { StatementCredit } from '../statement.ts'
import type { CreditMatch, OpenOrder } from './credit-match.ts'
import { explainFit, explainNaming, namesOf, reasonOf } from './explain.ts'
import { type Claim, type Fit, fitInOrder, fitOne, fitSeveral } from './fit-amount.ts'
import type { NamedOrders } from './name-orders.ts'
import type { OpenAmounts } from './open-amounts.ts'

/** Maximum number of other orders that are offered. */
export const mostAlternatives = 5

/** What is known about a credit that names orders. */
export interface NamedCredit {
  credit: StatementCredit
  named: NamedOrders
  /** Whether another credit names one of these orders, too. */
  isContested: boolean
}

/** The other orders that it names, and those of the buyer with just this amount. */
function alternativesTo({ parts }: Fit, { credit, named }: NamedCredit, ofBuyer: readonly Claim[]) {
  const equal = ofBuyer.filter(({ open }) => open === credit.amount).map(({ order }) => order)
  const ids = new Set([...named.orders, ...equal].map(({ publicId }) => publicId))
  return [...ids]
    .filter((id) => !parts.some(({ order }) => order === id))
    .slice(0, mostAlternatives)
}

/** Divides a credit among the orders that it names, and those of the same buyer when it is too much for them. */
function fitNamed(
  credit: StatementCredit,
  claims: readonly Claim[],
  ofBuyer: readonly Claim[],
): Fit {
  const alone = claims.find(({ open }) => open === credit.amount)
  const [first] = claims
  if (alone) return fitOne(credit, alone)
  if (first && claims.length === 1) {
    const fit = fitOne(credit, first)
    if (fit.difference !== 'over') return fit
    const others = ofBuyer.filter(({ order }) => order !== first.order)
    const several = fitSeveral(credit, [first, ...others])
    const hasFirst = several?.parts.some(({ order }) => order === first.order.publicId)
    return several && hasFirst ? several : fit
  }
  return fitSeveral(credit, claims) ?? fitInOrder(credit, claims)
}

/** Another payment of an order that is paid: for another order of the buyer, that of this amount first, or to be paid back. */
function matchPaidTwice(
  { credit, named }: Pick<NamedCredit, 'credit' | 'named'>,
  ofBuyer: readonly Claim[],
): CreditMatch {
  const likeliest = ofBuyer.toSorted(
    (one, other) => Number(other.open === credit.amount) - Number(one.open === credit.amount),
  )
  const days = named.orders.map(({ paidOn = '' }) => formatDay(paidOn))
  const isByCode = reasonOf(named) === 'code'
  const explain = isByCode ? matchMessages.paidTwice : matchMessages.paidTwiceByReference
  return {
    credit,
    kind: 'proposed',
    reason: reasonOf(named),
    difference: 'paid-twice',
    parts: [],
    alternatives: likeliest.slice(0, mostAlternatives).map(({ order }) => order.publicId),
    why: explain(namesOf(named.orders), [...new Set(days)]),
  }
}

/** Money for orders that take none: cancelled, or paid already. */
function matchUntakable(
  { credit, named }: Pick<NamedCredit, 'credit' | 'named'>,
  ofBuyer: readonly Claim[],
): CreditMatch {
  const cancelled = named.orders.filter(({ isCancelled }) => isCancelled)
  if (cancelled.length === 0 && named.orders.every(({ paidOn }) => paidOn !== undefined)) {
    return matchPaidTwice({ credit, named }, ofBuyer)
  }
  const equal = ofBuyer.filter(({ open }) => open === credit.amount)
  const names = namesOf(cancelled.length > 0 ? cancelled : named.orders)
  const why = cancelled.length > 0 ? matchMessages.cancelled : matchMessages.paidAlready
  return {
    credit,
    kind: 'proposed',
    reason: reasonOf(named),
    difference: cancelled.length > 0 ? 'cancelled' : 'over',
    parts: [],
    alternatives: equal.slice(0, mostAlternatives).map(({ order }) => order.publicId),
    why: `${explainNaming(named)} ${why(names)}`,
  }
}

/**
 * Whether a credit names one open order whole, its amount is just what is open of it, and no other credit names it: only then a
 * person need not look.
 */
export function isExact({ credit, named, isContested }: NamedCredit): boolean {
  const isSure = named.by === 'code' || named.by === 'reference'
  const [order] = named.orders.length === 1 ? named.orders : []
  return isSure && !isContested && order?.open === credit.amount && !order.isCancelled
}

/**
 * Matches a credit that names orders. Exact ones have to be matched first, so that no other one takes their order.
 * @param ordersOf the orders of a user, oldest first
 */
export function matchNamed(
  namedCredit: NamedCredit,
  open: OpenAmounts,
  ordersOf: (userId: string) => readonly OpenOrder[],
): CreditMatch {
  const { credit, named, isContested } = namedCredit
  const claims = open.claimsOf(named.orders)
  const users = new Set(named.orders.map(({ userId }) => userId))
  const ofBuyer = open.claimsOf([...users].flatMap(ordersOf))
  if (claims.length === 0) return matchUntakable(namedCredit, ofBuyer)
  const fit = fitNamed(credit, claims, ofBuyer)
  open.take(fit.parts)
  const kind = isExact(namedCredit) ? 'exact' : 'proposed'
  const contested = isContested ? ` ${matchMessages.otherCredit}` : ''
  return {
    credit,
    kind,
    reason: reasonOf(named),
    difference: fit.difference,
    tax: fit.tax,
    parts: fit.parts,
    alternatives: kind === 'exact' ? [] : alternativesTo(fit, namedCredit, ofBuyer),
    why: `${explainNaming(named)} ${explainFit(fit)}${contested}`,
  }
}
