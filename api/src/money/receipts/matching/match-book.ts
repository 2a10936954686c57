import { addDays, indiaDayOf } from '@store/contract/rules/india-days'
import type { Clock, Database } from '../../../base/base.ts'
import { matchCredits } from '../../statements/matching/match-credits.ts'
import type { RunMatching } from '../../statements/matching/thread/match-thread.ts'
import { findQuestions } from '../answers/find-questions.ts'
import { matchQuestions } from '../answers/match-questions.ts'
import { findOpenReceipts, readMoneyVersion } from '../receipt-repository.ts'
import { creditOf } from './credit-of-receipt.ts'
import { readKnownPayers } from './known-payers.ts'
import type { MatchedReceipt } from './matched-receipt.ts'
import { readTargetOrders } from './target-orders.ts'

/** All open receipts with their matches, and the assigned ones that the bank seems to have taken back. */
export interface MatchBook {
  /** @param isFresh true: not from the last seconds, because money is assigned by it */
  read(isFresh?: boolean): Promise<readonly MatchedReceipt[]>
}

/** A matching and the money that it knew. */
interface Matching {
  at: number
  version: string
  matches: Promise<readonly MatchedReceipt[]>
}

/**
 * Lists and counts share one matching, for every admin's rail asks for the counts, and thousands of orders take a second:
 * other money shows at once, other orders after this time.
 */
const reusedForMs = 30_000
/** Older orders and more of them are found by hand only. */
const matchedDays = 120
const mostOrders = 20_000
const mostReceipts = 20_000
const dayMs = 24 * 60 * 60_000

export function createMatchBook({
  db,
  clock,
  runMatching = async ({ credits, targets }) => matchCredits(credits, targets),
}: {
  db: Database
  clock: Clock
  /** Default: this thread. */
  runMatching?: RunMatching | undefined
}): MatchBook {
  let last: Matching | undefined

  async function match(): Promise<readonly MatchedReceipt[]> {
    const today = indiaDayOf(clock.now())
    const [receipts, questions] = await Promise.all([
      findOpenReceipts(db, mostReceipts),
      findQuestions(db, addDays(today, -matchedDays)),
    ])
    const inQuestion = await matchQuestions(db, receipts, questions)
    const certain = receipts.filter(({ id }) => !questions.has(id))
    if (certain.length === 0) return inQuestion
    const credits = certain.flatMap(creditOf)
    const since = new Date(clock.now().getTime() - matchedDays * dayMs)
    const [{ orders, tierOf }, payers] = await Promise.all([
      readTargetOrders(db, { today, since, limit: mostOrders, credits }),
      readKnownPayers(db),
    ])
    const matches = await runMatching({ credits, targets: { orders, payers } })
    const matchOf = new Map(matches.map((found) => [found.credit.hash, found]))
    const matched = certain.map((receipt) => {
      const found = matchOf.get(receipt.publicId)
      const named = found?.parts.flatMap(({ order }) => tierOf.get(order) ?? []) ?? []
      return { receipt, match: found, question: undefined, tiers: new Set(named) }
    })
    return [...matched, ...inQuestion].sort((one, other) =>
      one.receipt.publicId < other.receipt.publicId ? -1 : 1,
    )
  }

  return {
    async read(isFresh = false) {
      const version = await readMoneyVersion(db)
      const at = clock.now().getTime()
      if (!isFresh && last?.version === version && at - last.at < reusedForMs) return last.matches
      const matches = match()
      last = { at, version, matches }
      matches.catch(() => {
        if (last?.matches === matches) last = undefined
      })
      return matches
    },
  }
}
