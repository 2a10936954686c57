import { type Database, executeStatement, insertStatement, orUpdate } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import type { KnownPayer } from '../../statements/matching/credit-match.ts'

/** Longer names are cut by banks anyway. */
const longestPayer = 160

/** Who has paid for which buyer. */
export async function readKnownPayers(db: Database): Promise<KnownPayer[]> {
  return db('known_payers')
    .modify(joinUser, 'known_payers.user_id')
    .select({ payer: 'known_payers.payer', userId: userColumns.publicId })
}

/** Remembers who paid for buyers, when an admin assigns a receipt to their orders. */
export async function learnPayers(
  trx: Database,
  learnt: { payers: readonly string[]; userIds: Iterable<number>; receiptId: number; at: Date },
): Promise<void> {
  const rows = [...new Set(learnt.userIds)].flatMap((userId) =>
    learnt.payers.map((payer) => ({
      payer: payer.slice(0, longestPayer),
      user_id: userId,
      receipt_id: learnt.receiptId,
      created_at: learnt.at,
    })),
  )
  if (rows.length === 0) return
  await executeStatement(trx, orUpdate(insertStatement('known_payers', rows), 'payer = payer'))
}

/** Forgets what was learnt from receipts that are taken back. */
export async function forgetPayers(trx: Database, receiptIds: readonly number[]): Promise<void> {
  await trx('known_payers')
    .whereIn('receipt_id', [...receiptIds])
    .delete()
}
