import { caseById, type Database } from '../../../base/base.ts'
import { batchesOf } from './line-repository.ts'

/** A line and the statement that gets it, with the row in which it stands there. */
interface Heir {
  lineId: number
  statementId: number
  row: number
}

/**
 * The first other statement that holds each line. Reads what others have committed meanwhile, and locks it: somebody who sends or
 * undoes one of these statements just now waits.
 */
async function findHeirs(trx: Database, statementId: number): Promise<Heir[]> {
  // Whoever sends one of these lines just now has locked it.
  await trx('bank_statement_lines').where('statement_id', statementId).forUpdate().select('id')
  const rows: Heir[] = await trx('bank_statement_known_lines as known')
    .join('bank_statement_lines as line', 'line.id', 'known.line_id')
    .join('bank_statements as holder', 'holder.id', 'known.statement_id')
    .where('line.statement_id', statementId)
    .whereNull('holder.undone_at')
    .orderBy(['line.id', 'known.statement_id'])
    .forUpdate()
    .select({ lineId: 'line.id', statementId: 'known.statement_id', row: 'known.row_no' })
  return rows.filter(({ lineId }, index) => rows[index - 1]?.lineId !== lineId)
}

/** Passes the lines of a statement that is being undone to others that hold them too, with their receipts. */
export async function transferLines(trx: Database, statementId: number): Promise<void> {
  const heirs = await findHeirs(trx, statementId)
  for (const batch of batchesOf(heirs)) {
    const ids = batch.map(({ lineId }) => lineId)
    const newStatement = caseById(batch.map((heir) => [heir.lineId, heir.statementId]))
    const newRow = caseById(batch.map((heir) => [heir.lineId, heir.row]))
    await trx('bank_statement_lines')
      .whereIn('id', ids)
      .update({
        statement_id: trx.raw(newStatement.sql, [...newStatement.values]),
        row_no: trx.raw(newRow.sql, [...newRow.values]),
      })
  }
  const counts = new Map<number, number>()
  for (const heir of heirs) counts.set(heir.statementId, (counts.get(heir.statementId) ?? 0) + 1)
  for (const [id, count] of counts) {
    const ids = heirs.filter((heir) => heir.statementId === id).map(({ lineId }) => lineId)
    await trx('bank_statements').where('id', id).decrement('known_credits', count)
    for (const batch of batchesOf(ids)) {
      await trx('bank_statement_known_lines')
        .where('statement_id', id)
        .whereIn('line_id', batch)
        .delete()
    }
  }
  if (heirs.length > 0) {
    await trx('bank_statements').where('id', statementId).increment('known_credits', heirs.length)
  }
}
