import {
  type Database,
  executeStatement,
  insertStatement,
  newPublicId,
  orUpdate,
} from '../../../base/base.ts'
import type { StatementCredit, StatementDebit } from '../../statements/statement.ts'
import { insertReceiptsStatement } from '../ledger/ledger-repository.ts'
import { referencesOf } from '../matching/line-references.ts'

/** Rows of one INSERT. */
const batchSize = 1000

export function* batchesOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batchSize) {
    yield rows.slice(start, start + batchSize)
  }
}

/**
 * Inserts the lines that no other statement has. A line that two admins send at once waits for the other transaction, and
 * is known then; both insert in the order of the hashes, so they never wait for each other.
 * @returns the keys of the new lines by their hash. The others are known, and noted as lines that this statement holds too.
 */
export async function insertLines(
  trx: Database,
  statementId: number,
  credits: readonly StatementCredit[],
): Promise<Map<string, number>> {
  const sorted = credits.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  for (const batch of batchesOf(sorted)) {
    const rows = batch.map(({ row, hash, narration, bankReference }) => ({
      statement_id: statementId,
      row_no: row,
      line_hash: hash,
      narration,
      bank_reference: bankReference ?? null,
    }))
    await executeStatement(trx, orUpdate(insertStatement('bank_statement_lines', rows), 'id = id'))
  }
  const lines: { id: number; line_hash: string }[] = await trx('bank_statement_lines')
    .where('statement_id', statementId)
    .select('id', 'line_hash')
  const fresh = new Map(lines.map(({ id, line_hash: hash }) => [hash, id]))
  await insertKnownLines(
    trx,
    statementId,
    sorted.filter(({ hash }) => !fresh.has(hash)),
  )
  return fresh
}

async function insertKnownLines(
  trx: Database,
  statementId: number,
  known: readonly StatementCredit[],
): Promise<void> {
  for (const batch of batchesOf(known)) {
    const rowOf = new Map(batch.map(({ hash, row }) => [hash, row]))
    const lines: { id: number; line_hash: string }[] = await trx('bank_statement_lines')
      .whereIn('line_hash', [...rowOf.keys()])
      .select('id', 'line_hash')
    const rows = lines.map(({ id, line_hash: hash }) => ({
      statement_id: statementId,
      line_id: id,
      row_no: rowOf.get(hash) ?? 0,
    }))
    if (rows.length === 0) continue
    await executeStatement(trx, insertStatement('bank_statement_known_lines', rows))
  }
}

/** Inserts the lines of money that left the account: one of them may take a credit back. */
export async function insertDebits(
  trx: Database,
  statementId: number,
  debits: readonly StatementDebit[],
): Promise<void> {
  for (const batch of batchesOf(debits)) {
    const rows = batch.map(({ row, bookedOn, amount, narration, bankReference, isReversal }) => ({
      statement_id: statementId,
      row_no: row,
      booked_on: bookedOn,
      amount_paise: amount,
      narration,
      bank_reference: bankReference ?? null,
      is_reversal: isReversal ? 1 : 0,
    }))
    await executeStatement(trx, insertStatement('bank_statement_debits', rows))
  }
}

/** Inserts a receipt for each new line, in the order of the file, and the references by which proofs find it. */
export async function insertReceiptsOfLines(
  trx: Database,
  {
    credits,
    lineIds,
    recordedBy,
    at,
  }: {
    credits: readonly StatementCredit[]
    lineIds: ReadonlyMap<string, number>
    recordedBy: number
    at: Date
  },
): Promise<void> {
  const fresh = credits.flatMap((credit) => {
    const lineId = lineIds.get(credit.hash)
    return lineId === undefined ? [] : { credit, lineId, publicId: newPublicId() }
  })
  for (const batch of batchesOf(fresh)) {
    const receipts = batch.map(({ credit, lineId, publicId }) => ({
      publicId,
      source: 'statement' as const,
      amount: credit.amount,
      receivedOn: credit.bookedOn,
      lineId,
      recordedBy,
      at,
    }))
    await executeStatement(trx, insertReceiptsStatement(receipts))
    const keys: { id: number; line_id: number }[] = await trx('receipts')
      .whereIn(
        'line_id',
        batch.map(({ lineId }) => lineId),
      )
      .select('id', 'line_id')
    const keyOf = new Map(keys.map(({ id, line_id: lineId }) => [lineId, id]))
    const references = batch.flatMap(({ credit, lineId }) =>
      referencesOf(credit).map((reference) => ({
        reference,
        receipt_id: keyOf.get(lineId) ?? 0,
      })),
    )
    for (const rows of batchesOf(references)) {
      await executeStatement(trx, insertStatement('receipt_references', rows))
    }
  }
}
