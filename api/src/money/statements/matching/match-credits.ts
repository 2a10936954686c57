import { matchMessages } from '@store/contract/rules/payments/match-messages'
import type { StatementCredit } from '../statement.ts'
import type { CreditMatch, KnownPayer, OpenOrder } from './credit-match.ts'
import { indexAmounts, matchAmount } from './match-amount.ts'
import { isExact, matchNamed, type NamedCredit } from './match-named.ts'
import { matchPayer } from './match-payer.ts'
import { type NamedOrders, nameOrders } from './name-orders.ts'
import { OpenAmounts } from './open-amounts.ts'
import { indexOrders, type OrderIndex } from './order-index.ts'

/** What credits are matched against. */
export interface MatchingTargets {
  /** Those with something open, and cancelled ones that money may still come in for. */
  orders: readonly OpenOrder[]
  payers: readonly KnownPayer[]
}

/** Credits and what to match them against, for a thread that matches them. */
export interface MatchingTask {
  credits: readonly StatementCredit[]
  targets: MatchingTargets
}

function matchNothing(credit: StatementCredit): CreditMatch {
  const nothing = { reason: undefined, difference: 'none', parts: [], alternatives: [] } as const
  return { credit, kind: 'waiting', ...nothing, why: matchMessages.waiting }
}

function countClaims(named: Iterable<NamedOrders>): Map<OpenOrder, number> {
  const claims = new Map<OpenOrder, number>()
  for (const { orders } of named) {
    for (const order of orders) claims.set(order, (claims.get(order) ?? 0) + 1)
  }
  return claims
}

/** Exact ones first, then whole codes and references, last what is mistyped or cut. */
function rankOf(namedCredit: NamedCredit): number {
  if (isExact(namedCredit)) return 0
  const { by } = namedCredit.named
  return by === 'mistyped-code' || by === 'cut-reference' ? 2 : 1
}

/** The credits that name orders by themselves, surest first. */
function findNamed(credits: readonly StatementCredit[], index: OrderIndex): NamedCredit[] {
  const found = credits.flatMap((credit) => {
    const named = nameOrders(credit, index)
    return named ? [{ credit, named }] : []
  })
  const claims = countClaims(found.map(({ named }) => named))
  return found
    .map(({ credit, named }) => ({
      credit,
      named,
      isContested: named.orders.some((order) => (claims.get(order) ?? 0) > 1),
    }))
    .sort((one, other) => rankOf(one) - rankOf(other))
}

/**
 * Finds what each credit probably pays, in one pass over all that are unsettled: a credit is exact only if no other one of
 * them names its order, so pass those of former statements, too. Each order gets at most what is open of it. Surest first: payment
 * code and reference, then the payer, then amount and day.
 * @returns a match per credit, in their order
 */
export function matchCredits(
  credits: readonly StatementCredit[],
  { orders, payers }: MatchingTargets,
): CreditMatch[] {
  const index = indexOrders(orders, payers)
  const open = new OpenAmounts(orders)
  const matches = new Map<StatementCredit, CreditMatch>()
  const inTime = [...credits].sort((one, other) => one.bookedOn.localeCompare(other.bookedOn))

  for (const named of findNamed(inTime, index)) {
    matches.set(
      named.credit,
      matchNamed(named, open, (user) => index.byUser.get(user)),
    )
  }
  const match = (find: (credit: StatementCredit) => CreditMatch | undefined) => {
    for (const credit of inTime) {
      const found = matches.has(credit) ? undefined : find(credit)
      if (found) matches.set(credit, found)
    }
  }
  match((credit) => matchPayer(credit, index, open))
  const amounts = indexAmounts(orders, inTime.at(-1)?.bookedOn ?? '')
  match((credit) => matchAmount(credit, amounts, open))
  return credits.map((credit) => matches.get(credit) ?? matchNothing(credit))
}
