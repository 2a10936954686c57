import type { Tier } from '@store/contract/rules/accounts/roles'
import { difference, noMoney } from '@store/contract/rules/pricing/money'
import type { Database } from '../../database/database.ts'
import { findPayableOrders, type PayableOrder } from '../../orders/payments/open-order-query.ts'
import type { Clock } from '../../shared/clock.ts'
import type { CreditMatch, OpenOrder } from '../../statements/matching/credit-match.ts'
import { matchCredits } from '../../statements/matching/match-credits.ts'
import type { RunMatching } from '../../statements/matching/thread/match-thread.ts'
import type { StatementCredit } from '../../statements/statement.ts'
import type { ReceiptRecord } from '../receipt.ts'
import { findOpenReceipts, readMoneyVersion, sumReceived } from '../receipt-repository.ts'
import { readKnownPayers } from './known-payers.ts'

/** Money that waits for an admin, and what it is probably for. */
export interface MatchedReceipt {
  receipt: ReceiptRecord
  /** Undefined for money of the payment gateway. */
  match: CreditMatch | undefined
  /** The tiers of the orders that the match names. */
  tiers: ReadonlySet<Tier>
}

/** All open receipts with their matches. */
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

function openOrderOf(order: PayableOrder, received = noMoney): OpenOrder {
  return {
    ...order,
    userId: order.userPublicId,
    open: difference(order.total, received),
  }
}

function creditOf({ publicId, receivedOn, open, line }: ReceiptRecord): StatementCredit[] {
  if (!line) return []
  const { row, narration, bankReference } = line
  return [
    {
      row,
      bookedOn: receivedOn,
      amount: open,
      narration,
      bankReference,
      isReversal: false,
      hash: publicId,
    },
  ]
}

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

  async function readOpenOrders(): Promise<{ orders: OpenOrder[]; tierOf: Map<string, Tier> }> {
    const since = new Date(clock.now().getTime() - matchedDays * 24 * 60 * 60_000)
    const payable = await findPayableOrders(db, { since, limit: mostOrders })
    const received = await sumReceived(
      db,
      payable.map(({ id }) => id),
    )
    return {
      orders: payable
        .map((order) => openOrderOf(order, received.get(order.id)))
        .filter(({ open }) => open > 0),
      tierOf: new Map(payable.map(({ publicId, tier }) => [publicId, tier])),
    }
  }

  async function match(): Promise<readonly MatchedReceipt[]> {
    const receipts = await findOpenReceipts(db, mostReceipts)
    if (receipts.length === 0) return []
    const [{ orders, tierOf }, payers] = await Promise.all([readOpenOrders(), readKnownPayers(db)])
    const credits = receipts.flatMap(creditOf)
    const matches = await runMatching({ credits, targets: { orders, payers } })
    const matchOf = new Map(matches.map((found) => [found.credit.hash, found]))
    return receipts.map((receipt) => {
      const found = matchOf.get(receipt.publicId)
      const named = found?.parts.flatMap(({ order }) => tierOf.get(order) ?? []) ?? []
      return { receipt, match: found, tiers: new Set(named) }
    })
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
