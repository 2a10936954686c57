import { type Database, executeStatement, insertStatement } from '../../../base/base.ts'
import type { BankStatement } from '../../statements/statement.ts'
import { batchesOf } from './line-repository.ts'

/** Longer lists of references are cut: the first ones are those of the entry. */
const longestReferences = 1000

/** Inserts what the credits of a statement were booked as. A sum that nothing names can be known by its amount alone. */
export async function insertSums(
  trx: Database,
  statementId: number,
  { credits, sums }: Pick<BankStatement, 'credits' | 'sums'>,
): Promise<void> {
  const counts = new Map<number, number>()
  for (const { row } of credits) counts.set(row, (counts.get(row) ?? 0) + 1)
  for (const batch of batchesOf(sums)) {
    const rows = batch.map(({ row, amount, valueOn, servicerReference, references }) => ({
      statement_id: statementId,
      row_no: row,
      amount_paise: amount,
      value_on: valueOn,
      credits: counts.get(row) ?? 0,
      servicer_reference: servicerReference ?? null,
      other_references: references.join(' ').slice(0, longestReferences),
    }))
    await executeStatement(trx, insertStatement('bank_statement_sums', rows))
  }
}
