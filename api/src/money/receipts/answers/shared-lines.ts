import { type Database, executeStatement, insertStatement, orUpdate } from '../../../base/base.ts'

/** The line of a receipt: its statement and the row in it. */
interface Place {
  lineId: number
  statementId: number
  row: number
}

async function findPlaces(trx: Database, receiptIds: readonly number[]): Promise<Place[]> {
  return trx('receipts')
    .join('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .whereIn('receipts.id', [...receiptIds])
    .select({ lineId: 'line.id', statementId: 'line.statement_id', row: 'line.row_no' })
}

async function findPlace(trx: Database, receiptId: number): Promise<Place> {
  const [place] = await findPlaces(trx, [receiptId])
  if (!place) throw new Error(`receipt ${receiptId} has no line`)
  return place
}

/** Counts lines that a statement holds as another one does. A sum that is divided counts as its parts from then on. */
async function countKnown(
  trx: Database,
  statementId: number,
  { known, credits }: { known: number; credits: number },
): Promise<void> {
  await trx('bank_statements')
    .where('id', statementId)
    .update({
      known_credits: trx.raw('known_credits + ?', [known]),
      credits: trx.raw('credits + ?', [credits]),
    })
}

/**
 * Notes that the statement of a receipt holds the lines of others, so that it gets them when theirs is undone.
 * @param lines sameAs: one receipt, or the parts of a sum
 */
export async function insertSharedLines(
  trx: Database,
  { receiptId, sameAs }: { receiptId: number; sameAs: readonly number[] },
): Promise<void> {
  const own = await findPlace(trx, receiptId)
  const others = await findPlaces(trx, sameAs)
  const rows = others
    .filter(({ statementId }) => statementId !== own.statementId)
    .map(({ lineId }) => ({
      statement_id: own.statementId,
      line_id: lineId,
      row_no: own.row,
    }))
  if (rows.length === 0) return
  const insert = insertStatement('bank_statement_known_lines', rows)
  await executeStatement(trx, orUpdate(insert, 'row_no = VALUES(row_no)'))
  await countKnown(trx, own.statementId, { known: rows.length, credits: rows.length - 1 })
}

/** Whether another receipt of the statement is known to be the same as one. */
async function isSharedOtherwise(trx: Database, own: Place, sameAs: number): Promise<boolean> {
  const other: { id: number } | undefined = await trx('receipt_answers as answer')
    .join('receipts', 'receipts.id', 'answer.receipt_id')
    .join('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .where({ 'answer.answer': 'same', 'answer.about': sameAs })
    .where('line.statement_id', own.statementId)
    .first('receipts.id')
  return other !== undefined
}

/**
 * Undoes {@link insertSharedLines} of a receipt whose answer is forgotten.
 * @param line sameAs: the receipt that the answer was about, the first one of several
 */
export async function deleteSharedLines(
  trx: Database,
  { receiptId, sameAs }: { receiptId: number; sameAs: number },
): Promise<void> {
  const own = await findPlace(trx, receiptId)
  const other = await findPlace(trx, sameAs)
  const shared = () => trx('bank_statement_known_lines').where('statement_id', own.statementId)
  const { row } = (await shared().where('line_id', other.lineId).first({ row: 'row_no' })) ?? {}
  if (row === undefined) return
  // The parts of a sum share its line; the last one that is reopened gives it back.
  if (await isSharedOtherwise(trx, own, sameAs)) {
    await countKnown(trx, own.statementId, { known: -1, credits: 0 })
    return
  }
  const parts = await findPartLines(trx, own)
  const lines = parts.includes(other.lineId) ? parts : [other.lineId]
  const deleted = await shared().whereIn('line_id', lines).delete()
  await countKnown(trx, own.statementId, { known: -deleted, credits: 1 - deleted })
}

/** The lines of the parts of a sum: those of others at the place of its only credit. */
async function findPartLines(trx: Database, own: Place): Promise<number[]> {
  const isSum = await trx('bank_statement_sums')
    .where({ statement_id: own.statementId, row_no: own.row, credits: 1 })
    .first('row_no')
  if (!isSum) return []
  return trx('bank_statement_known_lines')
    .where({ statement_id: own.statementId, row_no: own.row })
    .pluck('line_id')
}
