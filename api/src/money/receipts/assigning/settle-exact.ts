import { noMoney } from '@store/contract/rules/pricing/money'
import { type Actor, inTransaction } from '../../../base/base.ts'
import { scopeOf } from '../../../ordering/ordering.ts'
import type { MatchedReceipt } from '../matching/matched-receipt.ts'
import { isManaged, type ReceiptView, viewReceipts } from '../reading/receipt-view.ts'
import type { ReceiptRecord } from '../receipt.ts'
import type { ReceiptDependencies } from '../receipt-dependencies.ts'
import { ReceiptNotExactError, ReceiptNotFoundError } from '../receipt-errors.ts'
import { assignReceipt } from './assign-receipt.ts'

/** The result of one of several receipts. */
export type SettleResult =
  | { publicId: string; view: ReceiptView }
  | { publicId: string; error: Error }

async function settleOne(
  dependencies: ReceiptDependencies,
  actor: Actor,
  matched: MatchedReceipt | undefined,
): Promise<ReceiptRecord> {
  if (!matched || !isManaged(matched, scopeOf(actor))) throw new ReceiptNotFoundError()
  const { receipt, match } = matched
  if (match?.kind !== 'exact') throw new ReceiptNotExactError()
  const assignment = {
    actor,
    receiptId: receipt.id,
    parts: match.parts.map(({ order, amount }) => ({ orderPublicId: order, amount })),
    seen: receipt.open,
    isExact: true,
  }
  await inTransaction(dependencies.db, (trx) => assignReceipt(dependencies, trx, assignment))
  return { ...receipt, open: noMoney }
}

/** Assigns exact receipts by a matching of now, each in a transaction that looks again. */
export async function settleExact(
  dependencies: ReceiptDependencies,
  actor: Actor,
  publicIds: readonly string[],
): Promise<SettleResult[]> {
  return forEachReceipt(dependencies, { actor, publicIds }, (matched) =>
    settleOne(dependencies, actor, matched),
  )
}

/**
 * Changes receipts by a matching of now, one after the other: one that is refused stops no other.
 * @param change returns the receipt as it is afterwards; its argument is undefined for a receipt that does not wait
 * @returns a result for each receipt in the order given; an id that is given twice counts once
 */
export async function forEachReceipt(
  { book, db }: Pick<ReceiptDependencies, 'book' | 'db'>,
  { actor, publicIds }: { actor: Actor; publicIds: readonly string[] },
  change: (matched: MatchedReceipt | undefined) => Promise<ReceiptRecord>,
): Promise<SettleResult[]> {
  const matches = new Map(
    (await book.read(true)).map((matched) => [matched.receipt.publicId, matched]),
  )
  const settled: ReceiptRecord[] = []
  const errors = new Map<string, Error>()
  for (const publicId of new Set(publicIds)) {
    await change(matches.get(publicId)).then(
      (receipt) => settled.push(receipt),
      (error: Error) => errors.set(publicId, error),
    )
  }
  const found = settled.map((receipt) => ({ receipt, match: undefined }))
  const views = await viewReceipts(db, actor, found)
  const viewOf = new Map(views.map((view) => [view.receipt.publicId, view]))
  return [...new Set(publicIds)].map((publicId) => {
    const view = viewOf.get(publicId)
    return view
      ? { publicId, view }
      : { publicId, error: errors.get(publicId) ?? new ReceiptNotFoundError() }
  })
}
