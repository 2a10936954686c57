import type { Database } from '../../../base/base.ts'
import { findDividedSums } from './divided-sums/divided-sum-query.ts'
import type { ReceiptQuestion } from './receipt-question.ts'
import { findReturnedCredits } from './returned-credit-query.ts'
import { findSameTransfers } from './same-transfer-query.ts'

/**
 * The receipts that an admin has to answer about first, by their keys. Whether it is a transfer of its own comes before whether
 * it was returned. Of a sum and its parts the sum is in question, unless it is assigned: then its parts are.
 * @param since the first day of debits and of divided sums that are looked at, YYYY-MM-DD
 */
export async function findQuestions(
  db: Database,
  since: string,
): Promise<Map<number, ReceiptQuestion>> {
  const [same, sums, returned] = await Promise.all([
    findSameTransfers(db),
    findDividedSums(db, since),
    findReturnedCredits(db, { since }),
  ])
  const questions = new Map<number, ReceiptQuestion>()
  for (const [id, [back]] of returned) if (back) questions.set(id, { kind: 'returned', back })
  for (const division of sums) {
    const { whole, isWholeUsed, parts } = division
    if (!isWholeUsed) {
      questions.set(whole.receiptId, { kind: 'sum-of-parts', division })
      continue
    }
    for (const { receiptId, open, amount } of parts) {
      if (open === amount) questions.set(receiptId, { kind: 'part-of-sum', division })
    }
  }
  for (const [id, other] of same) questions.set(id, { kind: 'same-transfer', other })
  return questions
}
