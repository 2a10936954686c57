import type { Tier } from '@store/contract/rules/accounts/roles'
import {
  isLasting,
  isReceived,
  type ReceiptClosing,
  type ReceiptSource,
  receiptClosings,
  receiptSources,
} from '@store/contract/rules/payments/receipt-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../base/base.ts'
import { applyScope, joinedOrder, joinOrder, type OrderScope } from '../../ordering/ordering.ts'
import { leftJoinUser, userColumns } from '../../people/people.ts'
import { selectLiveParts } from './ledger/ledger-repository.ts'
import type { AssignedPart, ReceiptRecord } from './receipt.ts'

/** A receipt with its line and statement. */
interface ReceiptRow {
  id: number
  public_id: string
  source: ReceiptSource
  amount_paise: number
  open_paise: number
  received_on: Date
  reference: string | null
  note: string | null
  statement_id: number | null
  statement_public_id: string
  file_name: string
  account: string | null
  tier: Tier | null
  row_no: number
  narration: string
  bank_reference: string | null
  closing: ReceiptClosing | null
}

const receivedSources = receiptSources.filter(isReceived)
const lastingSources = receiptSources.filter(isLasting)

/** Receipts with their statements, without those that were taken back with one. */
function selectReceipts(db: Database) {
  return db('receipts')
    .leftJoin('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .leftJoin('bank_statements', 'bank_statements.id', 'line.statement_id')
    .leftJoin('receipt_answers as closing', (closing) => {
      closing.on('closing.receipt_id', 'receipts.id').onIn('closing.answer', [...receiptClosings])
    })
    .whereNull('bank_statements.undone_at')
}

const receiptColumns = [
  'receipts.*',
  'line.statement_id',
  { statement_public_id: 'bank_statements.public_id' },
  'bank_statements.file_name',
  'bank_statements.account',
  'bank_statements.tier',
  'line.row_no',
  'line.narration',
  'line.bank_reference',
  { closing: 'closing.answer' },
] as const

/** The day of a DATE column, which the driver reads as midnight in UTC. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function receiptOf(row: ReceiptRow): ReceiptRecord {
  return {
    id: row.id,
    publicId: row.public_id,
    source: row.source,
    amount: paise(row.amount_paise),
    open: paise(row.open_paise),
    receivedOn: dayOf(row.received_on),
    reference: row.reference ?? undefined,
    note: row.note ?? undefined,
    closing: row.closing ?? undefined,
    line:
      row.statement_id === null
        ? undefined
        : {
            statementId: row.statement_id,
            statementPublicId: row.statement_public_id,
            fileName: row.file_name,
            account: row.account ?? undefined,
            tier: row.tier ?? undefined,
            row: row.row_no,
            narration: row.narration,
            bankReference: row.bank_reference ?? undefined,
          },
  }
}

/** Restricts receipts to a tier's statements, and to what is assigned to the orders of a scope. */
function restrict(db: Database, query: ReturnType<typeof selectReceipts>, scope: OrderScope) {
  if (scope === 'every-order') return query
  const assigned = selectLiveParts(db)
    .modify(joinOrder, 'part.order_id')
    .where('part.receipt_id', db.ref('receipts.id'))
  return query.where((seen) => {
    void seen.whereExists(applyScope(assigned.select('part.id'), scope))
    if ('tier' in scope) void seen.orWhere('bank_statements.tier', scope.tier)
  })
}

/** Finds a receipt of a scope. */
export async function findReceipt(
  db: Database,
  publicId: string,
  scope: OrderScope,
): Promise<ReceiptRecord | undefined> {
  const row: ReceiptRow | undefined = await restrict(db, selectReceipts(db), scope)
    .where('receipts.public_id', publicId)
    .first(...receiptColumns)
  return row && receiptOf(row)
}

/** Finds receipts by their keys; those that were taken back with a statement are absent. */
export async function findReceiptsByKeys(
  db: Database,
  ids: readonly number[],
): Promise<ReceiptRecord[]> {
  if (ids.length === 0) return []
  const rows: ReceiptRow[] = await selectReceipts(db)
    .whereIn('receipts.id', [...ids])
    .orderBy('receipts.id')
    .select(...receiptColumns)
  return rows.map(receiptOf)
}

/** The latest received money that is not assigned whole. */
export async function findOpenReceipts(db: Database, limit: number): Promise<ReceiptRecord[]> {
  const rows: ReceiptRow[] = await selectReceipts(db)
    .whereIn('receipts.source', receivedSources)
    .where('receipts.open_paise', '>', 0)
    .whereNull('closing.answer')
    .orderBy('receipts.public_id', 'desc')
    .limit(limit)
    .select(...receiptColumns)
  return rows.map(receiptOf).toReversed()
}

/** Changes with each statement, receipt, part and answer, and with each statement that is taken back. */
export async function readMoneyVersion(db: Database): Promise<string> {
  const latest = await Promise.all([
    db('receipts').max({ latest: 'id' }).first(),
    db('receipt_assignments').max({ latest: 'id' }).first(),
    db('bank_statements').max({ latest: 'id', undone: 'undone_at' }).first(),
    db('receipt_answers').max({ latest: 'created_at' }).count({ total: '*' }).first(),
  ])
  return JSON.stringify(latest)
}

/** Received money that is assigned whole or closed, newest first, in a scope. */
export async function listSettled(
  db: Database,
  scope: OrderScope,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ receipts: ReceiptRecord[]; total: number; next: string | undefined }> {
  const settled = () =>
    restrict(db, selectReceipts(db), scope)
      .whereIn('receipts.source', receivedSources)
      .where((done) => {
        void done.where('receipts.open_paise', 0).orWhereNotNull('closing.answer')
      })
  const page = settled()
    .orderBy('receipts.public_id', 'desc')
    .limit(limit + 1)
  if (cursor) void page.where('receipts.public_id', '<', cursor)
  const [rows, counted]: [ReceiptRow[], { total?: number | string }[]] = await Promise.all([
    page.select(...receiptColumns),
    settled().count({ total: '*' }),
  ])
  const receipts = rows.slice(0, limit).map(receiptOf)
  const next = rows.length > limit ? receipts.at(-1)?.publicId : undefined
  return { receipts, total: Number(counted[0]?.total), next }
}

/**
 * Locks receipts until the end of the transaction: changes of them wait. Incrementing the version does it also on Galera,
 * where a lock that only reads would not be enough.
 * @returns the receipts, read afterwards; one that was taken back with its statement is absent
 */
export async function lockReceipts(
  trx: Database,
  ids: readonly number[],
): Promise<ReceiptRecord[]> {
  if (ids.length === 0) return []
  await trx('receipts')
    .whereIn('id', [...ids])
    .update({ version: trx.raw('version + 1') })
  const rows: ReceiptRow[] = await selectReceipts(trx)
    .whereIn('receipts.id', [...ids])
    .orderBy('receipts.id')
    .select(...receiptColumns)
  return rows.map(receiptOf)
}

/** The keys of a statement's receipts. */
export async function findReceiptsOfStatement(
  db: Database,
  statementId: number,
): Promise<number[]> {
  return selectReceipts(db)
    .where('line.statement_id', statementId)
    .orderBy('receipts.id')
    .pluck('receipts.id')
}

/** The live parts of receipts, in the order in which they were assigned. */
export async function readAssignedParts(
  db: Database,
  receiptIds: readonly number[],
): Promise<AssignedPart[]> {
  if (receiptIds.length === 0) return []
  return selectLiveParts(db)
    .modify(joinOrder, 'part.order_id')
    .modify(leftJoinUser, 'part.actor_id')
    .whereIn('part.receipt_id', [...receiptIds])
    .orderBy('part.id')
    .select({
      receiptId: 'part.receipt_id',
      orderId: 'part.order_id',
      orderPublicId: joinedOrder.publicId,
      amount: 'part.amount_paise',
      at: 'part.created_at',
      actorName: userColumns.name,
    })
}

/** The day of the last money that each order has received, YYYY-MM-DD; an order without any is absent. */
export async function readPaidDays(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map()
  const rows: { order_id: number; latest: Date }[] = await selectLiveParts(db)
    .join('receipts', 'receipts.id', 'part.receipt_id')
    .whereIn('part.order_id', [...orderIds])
    .whereIn('receipts.source', receivedSources)
    .groupBy('part.order_id')
    .select('part.order_id')
    .max({ latest: 'receipts.received_on' })
  return new Map(rows.map(({ order_id: id, latest }) => [id, dayOf(latest)]))
}

/** The received money of orders with their tax at source; an order without any is absent. */
export async function sumReceived(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, Paise>> {
  if (orderIds.length === 0) return new Map()
  const rows: { order_id: number; received: number | string }[] = await db('receipt_assignments')
    .join('receipts', 'receipts.id', 'receipt_assignments.receipt_id')
    .whereIn('receipt_assignments.order_id', [...orderIds])
    .whereIn('receipts.source', lastingSources)
    .groupBy('receipt_assignments.order_id')
    .select('receipt_assignments.order_id')
    .sum({ received: 'receipt_assignments.amount_paise' })
  return new Map(rows.map(({ order_id: id, received }) => [id, paise(Number(received))]))
}
