import type { Tier } from '@store/contract/rules/accounts/roles'
import type { StatementLayout } from '@store/contract/rules/payments/statement-columns'
import {
  type Database,
  executeStatement,
  fingerprintOf,
  insertStatement,
} from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import type { BankStatement } from '../../statements/statement.ts'
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
  /** See `fingerprintOf`: the headings among which its columns were chosen; undefined for the layout of a bank. */
  columnsFingerprint: string | undefined
  from: string
  to: string
  credits: number
  known: number
  debits: number
  /** Lines of its own that another statement holds too: it gets them when this one is undone. */
  shared: number
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
  columns_fingerprint: string | null
  first_day: Date
  last_day: Date
  credits: number
  known_credits: number
  debits: number
  shared: number | string
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

/** Inserts a statement without lines. @returns its key */
export async function insertBankStatement(
  trx: Database,
  { publicId, tier, fileName, content, uploadedBy, at }: NewStatement,
): Promise<number> {
  const row = {
    public_id: publicId,
    tier: tier ?? null,
    file_name: fileName,
    layout: content.layout,
    account: content.account ?? null,
    columns_fingerprint: content.chosenAmong ? fingerprintOf(content.chosenAmong) : null,
    first_day: content.from,
    last_day: content.to,
    credits: content.credits.length,
    known_credits: 0,
    debits: content.debits.length,
    uploaded_by: uploadedBy,
    created_at: at,
  }
  return (await executeStatement(trx, insertStatement('bank_statements', [row]))).insertId
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

function statementColumns(db: Database) {
  const shared = db('bank_statement_lines as line')
    .join('bank_statement_known_lines as known', 'known.line_id', 'line.id')
    .join('bank_statements as holder', 'holder.id', 'known.statement_id')
    .where('line.statement_id', db.ref('bank_statements.id'))
    .whereNull('holder.undone_at')
    .countDistinct('line.id')
    .as('shared')
  const uploader = { uploader_name: userColumns.name, uploader_email: userColumns.email }
  return ['bank_statements.*', uploader, shared] as const
}

function statementOf(row: StatementRow): StatementRecord {
  return {
    id: row.id,
    publicId: row.public_id,
    tier: row.tier ?? undefined,
    fileName: row.file_name,
    layout: row.layout,
    account: row.account ?? undefined,
    columnsFingerprint: row.columns_fingerprint ?? undefined,
    from: dayOf(row.first_day),
    to: dayOf(row.last_day),
    credits: row.credits,
    known: row.known_credits,
    debits: row.debits,
    shared: Number(row.shared),
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
    .first(...statementColumns(db))
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
    page.select(...statementColumns(db)),
    selectStatements(db, tier).count({ total: '*' }),
  ])
  const statements = rows.slice(0, limit).map(statementOf)
  const next = rows.length > limit ? statements.at(-1)?.publicId : undefined
  return { statements, total: Number(counted[0]?.total), next }
}

/** Locks a statement until the end of the transaction. @returns false when it is undone */
export async function lockStatement(trx: Database, id: number): Promise<boolean> {
  const locked: { id: number } | undefined = await trx('bank_statements')
    .where('id', id)
    .whereNull('undone_at')
    .forUpdate()
    .first('id')
  return locked !== undefined
}

/** Marks a statement as undone, and releases its lines: another file may bring them again. */
export async function markUndone(
  trx: Database,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  await trx('bank_statements').where('id', id).update({ undone_at: at })
  await trx('bank_statement_lines').where('statement_id', id).update({ line_hash: null })
}
