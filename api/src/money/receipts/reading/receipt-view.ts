import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { difference, noMoney, type Paise } from '@store/contract/rules/pricing/money'
import type { StateCounts } from '@store/contract/schemas/payments/receipts'
import type { Actor, Database } from '../../../base/base.ts'
import {
  type OrderScope,
  type OrderSummary,
  type RefundRecord,
  scopeOf,
} from '../../../ordering/ordering.ts'
import { orderLookups } from '../../orders.ts'
import type { CreditMatch } from '../../statements/matching/credit-match.ts'
import type { MatchedReceipt } from '../matching/matched-receipt.ts'
import type { AssignedPart, ReceiptRecord } from '../receipt.ts'
import { readAssignedParts, sumReceived } from '../receipt-repository.ts'
import { findRefundsOfReceipts } from '../refunds/refund-query.ts'

/** An order as a receipt shows it. */
export interface ReceiptOrderView extends OrderSummary {
  /** What no received money covers. */
  open: Paise
}

/** A cancelled order whose money goes back, and how much. */
export interface DueRefundView {
  order: ReceiptOrderView
  amount: Paise
}

/** A receipt with everything an admin sees of it. */
export interface ReceiptView {
  receipt: ReceiptRecord
  state: ReceiptState
  parts: AssignedPart[]
  match: CreditMatch | undefined
  /** The orders of parts and match in the actor's scope; one that is absent belongs to another tier. */
  orders: ReadonlyMap<string, ReceiptOrderView>
  /** Of money that was paid back; the former release kept none. */
  refund: RefundRecord | undefined
}

/** The state of a receipt: money without a match waits; assigned money that the bank took back is to decide. */
export function stateOf({
  receipt,
  match,
}: Pick<MatchedReceipt, 'receipt' | 'match'>): ReceiptState {
  if (receipt.closing) return 'settled'
  if (match?.difference === 'returned') return 'proposed'
  return receipt.open === 0 ? 'settled' : (match?.kind ?? 'waiting')
}

/** The number of open receipts in each state. */
export function countStates(
  open: readonly Pick<MatchedReceipt, 'receipt' | 'match'>[],
): StateCounts {
  const counts = { exact: 0, proposed: 0, waiting: 0 }
  for (const matched of open) {
    const state = stateOf(matched)
    if (state !== 'settled') counts[state] += 1
  }
  return { ...counts, toSettle: counts.exact + counts.proposed }
}

/**
 * Whether an admin works with an open receipt: a superadmin with all, a tier admin with those of its own statements, and
 * with those that name orders of its tier only, by code or reference, or are assigned to them. A payer or an amount would be a guess.
 */
export function isManaged({ receipt, match, tiers }: MatchedReceipt, scope: OrderScope): boolean {
  if (scope === 'every-order') return true
  if (!('tier' in scope)) return false
  if (receipt.line?.tier === scope.tier) return true
  const isNamed =
    match?.reason === 'code' || match?.reason === 'reference' || match?.difference === 'returned'
  return isNamed && tiers.size === 1 && tiers.has(scope.tier)
}

function ordersNamedBy({ match }: Pick<ReceiptView, 'match'>): string[] {
  return match ? [...match.parts.map(({ order }) => order), ...match.alternatives] : []
}

/** Reads parts, orders and refunds of receipts, in four statements. */
export async function viewReceipts(
  db: Database,
  actor: Actor,
  found: readonly Pick<MatchedReceipt, 'receipt' | 'match'>[],
): Promise<ReceiptView[]> {
  const ids = found.map(({ receipt }) => receipt.id)
  const parts = await readAssignedParts(db, ids)
  const refunds = await findRefundsOfReceipts(db, ids)
  const named = new Set([
    ...parts.map(({ orderPublicId }) => orderPublicId),
    ...found.flatMap(ordersNamedBy),
  ])
  const orders = await readOrderViews(db, actor, [...named])
  return found.map(({ receipt, match }) => ({
    receipt,
    state: stateOf({ receipt, match }),
    parts: parts.filter(({ receiptId }) => receiptId === receipt.id),
    match,
    orders,
    refund: refunds.get(receipt.id),
  }))
}

/** Orders of the actor's scope by public id, with what is open; others are absent. */
export async function readOrderViews(
  db: Database,
  actor: Actor,
  publicIds: readonly string[],
): Promise<Map<string, ReceiptOrderView>> {
  const summaries = [...(await orderLookups.findSummaries(db, publicIds, scopeOf(actor))).values()]
  const received = await sumReceived(
    db,
    summaries.map(({ id }) => id),
  )
  return new Map(
    summaries.map((summary) => [
      summary.publicId,
      { ...summary, open: difference(summary.total, received.get(summary.id) ?? noMoney) },
    ]),
  )
}
