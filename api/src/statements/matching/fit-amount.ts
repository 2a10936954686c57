import type { MatchDifference } from '@store/contract/rules/payments/match-kinds'
import { isTaxAtSource, taxAtSourceOf } from '@store/contract/rules/payments/tax-at-source'
import { difference, type Paise, sumOf } from '@store/contract/rules/pricing/money'
import type { StatementCredit } from '../statement.ts'
import type { MatchPart, OpenOrder } from './credit-match.ts'

/** An order with what is still open of it while credits are matched. */
export interface Claim {
  order: OpenOrder
  open: Paise
}

/** How an amount divides among orders. */
export interface Fit {
  difference: MatchDifference
  parts: readonly MatchPart[]
  /** What is missing, or what is too much; never negative. */
  rest: Paise
}

/** Up to so many percent too little is a shortfall, such as charges of a bank; more is a part of several. */
const largestShortfallPercent = 5
/** All sums of so many orders are tried: 1,023. */
const mostCombined = 10

function partOf({ order }: Claim, amount: Paise): MatchPart {
  return { order: order.publicId, amount }
}

/** Fits a credit to one order. */
export function fitOne({ amount, bookedOn }: StatementCredit, claim: Claim): Fit {
  const { order, open } = claim
  if (amount >= open) {
    const rest = difference(amount, open)
    return { difference: rest === 0 ? 'none' : 'over', parts: [partOf(claim, open)], rest }
  }
  const rest = difference(open, amount)
  const isTax = isTaxAtSource(rest, { taxable: order.taxable, day: bookedOn })
  const isShort = rest * 100 <= open * largestShortfallPercent
  return {
    difference: isTax ? 'short-tds' : isShort ? 'short' : 'part',
    parts: [partOf(claim, amount)],
    rest,
  }
}

/** All combinations of two or more, those of few and of old ones first. */
function* combine(claims: readonly Claim[]): Generator<Claim[]> {
  const tried = claims.slice(0, mostCombined)
  const sets = Array.from({ length: 2 ** tried.length }, (_, bits) =>
    tried.filter((_claim, index) => (bits >> index) & 1),
  )
  yield* sets.filter(({ length }) => length > 1).sort((one, other) => one.length - other.length)
}

function totalOf(claims: readonly Claim[]): Paise {
  return sumOf(claims.map(({ open }) => open))
}

/** The parts of a payment from which tax was deducted: its share of each order, the last one takes the rounding. */
function partsWithoutTax(credit: StatementCredit, claims: readonly Claim[]): MatchPart[] {
  let rest: Paise = credit.amount
  return claims.map((claim, index) => {
    const tax = taxAtSourceOf(claim.order.taxable, credit.bookedOn)
    const amount = index === claims.length - 1 ? rest : difference(claim.open, tax)
    rest = difference(rest, amount)
    return partOf(claim, amount)
  })
}

/**
 * Finds several orders that a credit pays together, to the paisa or short by the tax deducted at source.
 * @returns undefined when no combination fits
 */
export function fitSeveral(credit: StatementCredit, claims: readonly Claim[]): Fit | undefined {
  if (claims.length < 2) return undefined
  for (const set of combine(claims)) {
    const rest = difference(totalOf(set), credit.amount)
    if (rest === 0) {
      const parts = set.map((claim) => partOf(claim, claim.open))
      return { difference: 'several-orders', parts, rest }
    }
    const taxable = sumOf(set.map(({ order }) => order.taxable))
    if (isTaxAtSource(rest, { taxable, day: credit.bookedOn, invoices: set.length })) {
      return { difference: 'short-tds', parts: partsWithoutTax(credit, set), rest }
    }
  }
  return undefined
}

/** Divides a credit among orders, the first one first, as far as it goes. */
export function fitInOrder({ amount }: StatementCredit, claims: readonly Claim[]): Fit {
  let left = amount
  const parts: MatchPart[] = []
  for (const claim of claims) {
    if (left === 0) break
    const isPaidWhole = claim.open <= left
    const part = isPaidWhole ? claim.open : left
    parts.push(partOf(claim, part))
    left = difference(left, part)
  }
  const total = totalOf(claims)
  return amount > total
    ? { difference: 'over', parts, rest: left }
    : { difference: 'part', parts, rest: difference(total, amount) }
}
