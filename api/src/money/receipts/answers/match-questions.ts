import type { Database } from '../../../base/base.ts'
import { orderLookups } from '../../orders.ts'
import { creditOf } from '../matching/credit-of-receipt.ts'
import type { MatchedReceipt } from '../matching/matched-receipt.ts'
import type { ReceiptRecord } from '../receipt.ts'
import { findReceiptsByKeys, readAssignedParts } from '../receipt-repository.ts'
import { matchOfQuestion, type ReceiptQuestion } from './receipt-question.ts'

/**
 * The receipts in question, also assigned ones, which take no part in the matching: perhaps their money is not there, or counted
 * twice.
 * @param open all open receipts
 */
export async function matchQuestions(
  db: Database,
  open: readonly ReceiptRecord[],
  questions: ReadonlyMap<number, ReceiptQuestion>,
): Promise<MatchedReceipt[]> {
  const isOpen = new Set(open.map(({ id }) => id))
  const others = [...questions.keys()].filter((id) => !isOpen.has(id))
  const receipts = [...open, ...(await findReceiptsByKeys(db, others))]
  const parts = await readAssignedParts(db, [...questions.keys()])
  const publicIds = [...new Set(parts.map(({ orderPublicId }) => orderPublicId))]
  const orders = await orderLookups.findSummaries(db, publicIds, 'every-order')
  return receipts.flatMap((receipt) => {
    const question = questions.get(receipt.id)
    const [credit] = creditOf(receipt)
    if (!question || !credit) return []
    const own = parts.filter(({ receiptId }) => receiptId === receipt.id)
    const tiers = own.flatMap(({ orderPublicId }) => orders.get(orderPublicId)?.tier ?? [])
    const match = matchOfQuestion({ ...credit, amount: receipt.amount }, question, own)
    return { receipt, match, question, tiers: new Set(tiers) }
  })
}
