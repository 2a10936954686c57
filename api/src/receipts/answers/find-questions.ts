import type { Database } from '../../database/database.ts'
import type { ReceiptQuestion } from './receipt-question.ts'
import { findReturnedCredits } from './returned-credit-query.ts'
import { findSameTransfers } from './same-transfer-query.ts'

/**
 * The receipts that an admin has to answer about first, by their keys. Whether it is a transfer of its own comes before whether
 * it was returned.
 * @param since the first day of debits that are looked at, YYYY-MM-DD
 */
export async function findQuestions(
  db: Database,
  since: string,
): Promise<Map<number, ReceiptQuestion>> {
  const [same, returned] = await Promise.all([
    findSameTransfers(db),
    findReturnedCredits(db, { since }),
  ])
  const questions = new Map<number, ReceiptQuestion>()
  for (const [id, [back]] of returned) if (back) questions.set(id, { kind: 'returned', back })
  for (const [id, other] of same) questions.set(id, { kind: 'same-transfer', other })
  return questions
}
