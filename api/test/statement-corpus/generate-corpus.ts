import { paise } from '@store/contract/rules/pricing/money'
import type { KnownPayer, OpenOrder } from '../../src/money/statements/matching/credit-match.ts'
import { pick, seededRandomInt } from '../factories/random-catalogue.ts'
import type { CorpusLine } from './corpus-line.ts'
import { type CorpusCredit, CorpusMarket } from './corpus-market.ts'
import { deceptiveScenarios, honestScenarios, namedScenarios } from './corpus-scenarios.ts'

/** A month of a bank account: credits whose truth is known, and the orders that they may pay. */
export interface Corpus {
  orders: readonly OpenOrder[]
  payers: readonly KnownPayer[]
  credits: readonly CorpusCredit[]
  /** The credits and some debits, in order of time. */
  lines: readonly CorpusLine[]
}

/** How often a scenario of each kind is drawn: payments that name their order are the most. */
const frequencies = [
  ...Array.from({ length: 5 }, () => namedScenarios),
  ...Array.from({ length: 3 }, () => honestScenarios),
  ...Array.from({ length: 2 }, () => deceptiveScenarios),
]

function compareDays(one: CorpusLine, other: CorpusLine): number {
  return one.bookedOn.localeCompare(other.bookedOn)
}

/** Draws a corpus; the same size and seed give the same one. */
export function generateCorpus({ credits, seed }: { credits: number; seed: number }): Corpus {
  const randomInt = seededRandomInt(seed)
  const market = new CorpusMarket(randomInt)
  while (market.credits.length < credits) {
    // Some scenarios have two credits: the last one is of one, so that none is torn apart.
    const isLast = market.credits.length === credits - 1
    const scenarios = isLast
      ? { 'the code': namedScenarios['the code'] }
      : pick(frequencies, randomInt)
    const [name, scenario] = pick(Object.entries(scenarios), randomInt)
    scenario?.(market, name)
  }
  const inTime = [...market.credits].sort(compareDays)
  const debits = Array.from(
    { length: Math.floor(credits / 10) },
    (_, index): CorpusLine => ({
      bookedOn: `2026-11-${21 + (index % 4)}`,
      direction: 'debit',
      amount: paise(10_000 + index),
      narration: 'NEFT DR-RENT AND SALARIES',
      bankReference: undefined,
    }),
  )
  const lines = [...inTime, ...debits].sort(compareDays)
  return { orders: market.orders, payers: market.payers, credits: inTime, lines }
}
