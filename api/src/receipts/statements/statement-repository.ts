import type { Tier } from '@store/contract/rules/accounts/roles'
import type { StatementLayout } from '@store/contract/rules/payments/statement-columns'
import { joinUser, userColumns } from '../../accounts/user-query.ts'
import type { Database } from '../../database/database.ts'
import { executeStatement, insertStatement, orUpdate } from '../../database/statement.ts'
import { newPublicId } from '../../shared/ids.ts'
import type { BankStatement, StatementCredit } from '../../statements/statement.ts'
import { insertReceiptsStatement } from '../ledger/ledger-repository.ts'
import { dayOf } from '../receipt-repository.ts'

/** A statement that was read. */
export interface StatementRecord {
  id: number
  publicId: string
  /** Undefined for one of all tiers. */
  tier: Tier | undefined
  fileName: string
  layout: StatementLayout
  account: string | undefined
  from: string
  to: string
  credits: number
  known: number
  debits: number
  uploadedBy: { name: string; email: string }
  createdAt: Date
  undoneAt: Date | undefined
}

interface StatementRow {
  id: number
  public_id: string
  tier: Tier | null
  file_name: string
  layout: StatementLayout
  account: string | null
  first_day: Date
  last_day: Date
  credits: number
  known_credits: number
  debits: number
  uploader_name: string
  uploader_email: string
  created_at: Date
  undone_at: Date | null
}

/** A statement to insert. */
export interface NewStatement {
  publicId: string
  tier: Tier | undefined
  fileName: string
  content: BankStatement
  uploadedBy: number
  at: Date
}

/** Rows of one INSERT. */
const batchSize = 1000
const longestNarration = 1000
const longestReference = 200

function* batchesOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batchSize) {
    yield rows.slice(start, start + batchSize)
  }
}

/** Inserts a statement without lines. @returns its key */
export async function insertBankStatement(
  trx: Database,
  { publicId, tier, fileName, content, uploadedBy, at }: NewStatement,
): Promise<number> {
  const row = {
    public_id: publicId,
    tier: tier ?? null,
    file_name: fileName.slice(0, 200),
    layout: content.layout,
    account: content.account ?? null,
    first_day: content.from,
    last_day: content.to,
    credits: content.credits.length,
    known_credits: 0,
    debits: content.debitCount,
    uploaded_by: uploadedBy,
    created_at: at,
  }
  return (await executeStatement(trx, insertStatement('bank_statements', [row]))).insertId
}

/**
 * Inserts the lines that no other statement has. A line that two admins send at once waits for the other transaction, and
 * is known then; both insert in the order of the hashes, so they never wait for each other.
 * @returns the keys of the new lines by their hash
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
      narration: narration.slice(0, longestNarration),
      bank_reference: bankReference?.slice(0, longestReference) ?? null,
    }))
    await executeStatement(trx, orUpdate(insertStatement('bank_statement_lines', rows), 'id = id'))
  }
  const lines: { id: number; line_hash: string }[] = await trx('bank_statement_lines')
    .where('statement_id', statementId)
    .select('id', 'line_hash')
  return new Map(lines.map(({ id, line_hash: hash }) => [hash, id]))
}

/**
 * Inserts a receipt for each new line, in the order of the file, and the references by which proofs find it.
 * @param referencesOf the transaction numbers of a credit, as normalisePaymentReference writes them
 */
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
  referencesOf: (credit: StatementCredit) => readonly string[],
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
      [...new Set(referencesOf(credit))].map((reference) => ({
        reference,
        receipt_id: keyOf.get(lineId) ?? 0,
      })),
    )
    for (const rows of batchesOf(references)) {
      await executeStatement(trx, insertStatement('receipt_references', rows))
    }
  }
}

/** Notes how many lines of a statement were known. */
export async function setKnownCredits(trx: Database, id: number, known: number): Promise<void> {
  await trx('bank_statements').where('id', id).update({ known_credits: known })
}

/** Restricts statements to a tier's own; undefined: all. */
function selectStatements(db: Database, tier: Tier | undefined) {
  const query = db('bank_statements').modify(joinUser, 'bank_statements.uploaded_by')
  return tier ? query.where('bank_statements.tier', tier) : query
}

const statementColumns = [
  'bank_statements.*',
  { uploader_name: userColumns.name, uploader_email: userColumns.email },
] as const

function statementOf(row: StatementRow): StatementRecord {
  return {
    id: row.id,
    publicId: row.public_id,
    tier: row.tier ?? undefined,
    fileName: row.file_name,
    layout: row.layout,
    account: row.account ?? undefined,
    from: dayOf(row.first_day),
    to: dayOf(row.last_day),
    credits: row.credits,
    known: row.known_credits,
    debits: row.debits,
    uploadedBy: { name: row.uploader_name, email: row.uploader_email },
    createdAt: row.created_at,
    undoneAt: row.undone_at ?? undefined,
  }
}

/** Finds a statement of a tier; undefined: of any. */
export async function findStatement(
  db: Database,
  publicId: string,
  tier: Tier | undefined,
): Promise<StatementRecord | undefined> {
  const row: StatementRow | undefined = await selectStatements(db, tier)
    .where('bank_statements.public_id', publicId)
    .first(...statementColumns)
  return row && statementOf(row)
}

/** A page of statements, newest first. */
export async function listStatements(
  db: Database,
  tier: Tier | undefined,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ statements: StatementRecord[]; total: number; next: string | undefined }> {
  const page = selectStatements(db, tier)
    .orderBy('bank_statements.public_id', 'desc')
    .limit(limit + 1)
  if (cursor) void page.where('bank_statements.public_id', '<', cursor)
  const [rows, counted]: [StatementRow[], { total: number | string }[]] = await Promise.all([
    page.select(...statementColumns),
    selectStatements(db, tier).count({ total: '*' }),
  ])
  const statements = rows.slice(0, limit).map(statementOf)
  const next = rows.length > limit ? statements.at(-1)?.publicId : undefined
  return { statements, total: Number(counted[0]?.total), next }
}

/**
 * Marks a statement as taken back and gives its lines free, so that another file may have them again.
 * @returns false when it was taken back before
 */
export async function markUndone(
  trx: Database,
  { id, at }: { id: number; at: Date },
): Promise<boolean> {
  const marked = await trx('bank_statements')
    .where('id', id)
    .whereNull('undone_at')
    .update({ undone_at: at })
  if (marked === 0) return false
  await trx('bank_statement_lines').where('statement_id', id).update({ line_hash: null })
  return true
}
