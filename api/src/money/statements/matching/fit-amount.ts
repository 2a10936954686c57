import type { MatchDifference } from '@store/contract/rules/payments/match-kinds'
import {
  findTaxAtSource,
  type TaxAtSource,
  type TaxedPurchase,
  taxesAtSource,
  taxForms,
} from '@store/contract/rules/payments/tax-at-source'
import { difference, noMoney, type Paise, sumOf } from '@store/contract/rules/pricing/money'
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
  /** For `short-tds`. */
  tax?: TaxAtSource | undefined
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
  const tax = findTaxAtSource(rest, order, { day: bookedOn })
  const isShort = rest * 100 <= open * largestShortfallPercent
  return {
    difference: tax ? 'short-tds' : isShort ? 'short' : 'part',
    parts: [partOf(claim, amount)],
    rest,
    tax,
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

/** Some of many orders: a high tax would fit by chance. */
const usualForms = ['value', 'advance', 'above-limit'] as const

/** Several orders as one purchase, the first one first. */
function purchaseOf(claims: readonly Claim[]): TaxedPurchase {
  return {
    taxable: sumOf(claims.map(({ order }) => order.taxable)),
    total: sumOf(claims.map(({ order }) => order.total)),
    boughtBefore: claims[0]?.order.boughtBefore,
  }
}

/** The parts of a payment from which tax was deducted: its share of each order, the last one takes the rounding. */
function partsWithoutTax(
  credit: StatementCredit,
  claims: readonly Claim[],
  { form }: TaxAtSource,
): MatchPart[] {
  let rest: Paise = credit.amount
  return claims.map((claim, index) => {
    const taxes = taxesAtSource(claim.order, credit.bookedOn)
    const tax = taxes.find((one) => one.form === form)?.tax ?? noMoney
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
    const forms = set.length === claims.length ? taxForms : usualForms
    const terms = { day: credit.bookedOn, invoices: set.length, forms }
    const tax = findTaxAtSource(rest, purchaseOf(set), terms)
    if (tax) {
      return { difference: 'short-tds', parts: partsWithoutTax(credit, set, tax), rest, tax }
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
