import { matchMessages } from '@store/contract/rules/payments/match-messages'
import { taxesAtSource } from '@store/contract/rules/payments/tax-at-source'
import type { StatementCredit } from '../statement.ts'
import type { CreditMatch, OpenOrder } from './credit-match.ts'
import { isPlausibleDay } from './day-distance.ts'
import { explainFit } from './explain.ts'
import { type Claim, fitOne } from './fit-amount.ts'
import { mostAlternatives } from './match-named.ts'
import type { OpenAmounts } from './open-amounts.ts'
import { Listing } from './order-index.ts'

/** Finds orders by what a credit for them may amount to. */
export type AmountIndex = Listing<OpenOrder>

/** Whole rupees: every amount that the tax at source may leave rounds to one of three neighbours. */
function rupeesOf(amount: number): number {
  return Math.round(amount / 100)
}

/** Indexes orders by their open amount in rupees, with tax at source deducted and without; the rate without PAN would fit by chance. */
export function indexAmounts(orders: readonly OpenOrder[], day: string): AmountIndex {
  const index: AmountIndex = new Listing()
  for (const order of orders) {
    const taxes = taxesAtSource(order, day).filter(({ form }) => form !== 'no-pan')
    const amounts = [order.open, ...taxes.map(({ tax }) => order.open - tax)]
    for (const rupees of new Set(amounts.map(rupeesOf))) {
      index.add(String(rupees), order)
    }
  }
  return index
}

function findClaims(credit: StatementCredit, amounts: AmountIndex, open: OpenAmounts): Claim[] {
  const rupees = rupeesOf(credit.amount)
  const near = [rupees, rupees - 1, rupees + 1].flatMap((key) => amounts.get(String(key)))
  return open
    .claimsOf([...new Set(near)])
    .filter(({ order }) => isPlausibleDay(order.placedOn, credit.bookedOn))
}

/**
 * Matches a credit by amount and day alone: an order of this amount or, if there is none, one that it pays less the tax
 * deducted at source. Never exact; of several orders a person has to choose.
 */
export function matchAmount(
  credit: StatementCredit,
  amounts: AmountIndex,
  open: OpenAmounts,
): CreditMatch | undefined {
  const fits = findClaims(credit, amounts, open).map(({ order, open: stillOpen }) => ({
    order,
    fit: fitOne(credit, { order, open: stillOpen }),
  }))
  const equal = fits.filter(({ fit }) => fit.difference === 'none')
  const taxed = fits.filter(
    ({ fit }) => fit.difference === 'short-tds' && fit.tax?.form !== 'no-pan',
  )
  const found = equal.length > 0 ? equal : taxed
  const [first] = found
  if (!first) return undefined
  const match = {
    credit,
    kind: 'proposed',
    reason: 'amount',
    difference: first.fit.difference,
    tax: first.fit.tax,
  } as const
  if (found.length > 1) {
    const alternatives = found.slice(0, mostAlternatives).map(({ order }) => order.publicId)
    const why = `${matchMessages.amountOnly} ${matchMessages.choose(found.length)}`
    return { ...match, parts: [], alternatives, why }
  }
  open.take(first.fit.parts)
  const why = `${matchMessages.amountOnly} ${explainFit(first.fit)}`
  return { ...match, parts: first.fit.parts, alternatives: [], why }
}
