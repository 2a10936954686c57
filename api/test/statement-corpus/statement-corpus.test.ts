import { describe, expect, it } from '@jest/globals'
import type { CreditMatch } from '../../src/money/statements/matching/credit-match.ts'
import { matchCredits } from '../../src/money/statements/matching/match-credits.ts'
import { readStatement } from '../receipts/read-one-statement.ts'
import { corpusAccount } from './corpus-line.ts'
import type { CorpusCredit } from './corpus-market.ts'
import { generateCorpus } from './generate-corpus.ts'
import { corpusLayouts, statementWriters } from './write/write-statement.ts'

const corpus = generateCorpus({ credits: 500, seed: 17 })

interface MatchedCredit {
  credit: CorpusCredit
  match: CreditMatch
}

/** A match that one key settles, although it is not just what the transfer paid. */
function isFalseExact({ credit: { truth }, match }: MatchedCredit): boolean {
  if (match.kind !== 'exact') return false
  const [part] = match.parts
  const isTrue = truth.kind === 'pays' && truth.isNamed && truth.parts[0]?.order === part?.order
  return !isTrue || match.parts.length !== 1 || part?.amount !== match.credit.amount
}

function isFound({ credit: { truth }, match }: MatchedCredit): boolean {
  if (truth.kind === 'nothing') return true
  const offered = [...match.parts.map(({ order }) => order), ...match.alternatives]
  if (truth.kind === 'one-of') return truth.orders.some((order) => offered.includes(order))
  const parts = (list: typeof truth.parts) =>
    list.map(({ order, amount }) => `${order} ${amount}`).sort()
  return JSON.stringify(parts(match.parts)) === JSON.stringify(parts(truth.parts))
}

describe.each(corpusLayouts)('500 credits with dirty narrations in the layout %s', (layout) => {
  async function matchAll(): Promise<MatchedCredit[]> {
    const statement = await readStatement(await statementWriters[layout](corpus.lines))
    const isNewestFirst = layout === 'sbi'
    const credits = isNewestFirst ? statement.credits.toReversed() : statement.credits
    const matches = matchCredits(credits, corpus)
    return corpus.credits.flatMap((credit, index) => {
      const match = matches[index]
      return match ? [{ credit, match }] : []
    })
  }

  it('are read whole', async () => {
    const statement = await readStatement(await statementWriters[layout](corpus.lines))
    expect(statement).toMatchObject({
      layout,
      debits: { length: 50 },
      from: '2026-11-21',
      to: '2026-11-24',
    })
    expect(statement.account?.replace(/^0+/, '')).toBe(corpusAccount)
    const matched = await matchAll()
    expect(matched.map(({ match }) => match.credit.amount)).toEqual(
      corpus.credits.map(({ amount }) => amount),
    )
    expect(new Set(statement.credits.map(({ hash }) => hash)).size).toBe(500)
  })

  it('have no false exact match, and at least 95 % of the true ones are found', async () => {
    const matched = await matchAll()
    expect(matched.filter(isFalseExact)).toEqual([])
    const toFind = matched.filter(({ credit }) => credit.truth.kind !== 'nothing')
    const missed = toFind.filter((one) => !isFound(one))
    expect(missed.length).toBeLessThanOrEqual(toFind.length * 0.05)
    const named = matched.filter(({ credit: { truth } }) => truth.kind === 'pays' && truth.isNamed)
    const exact = named.filter(({ match }) => match.kind === 'exact')
    expect(exact.length).toBeGreaterThanOrEqual(named.length * 0.95)
  })
})

it('is the same for the same seed, and another for another', () => {
  expect(generateCorpus({ credits: 500, seed: 17 })).toEqual(corpus)
  expect(generateCorpus({ credits: 500, seed: 18 })).not.toEqual(corpus)
})
