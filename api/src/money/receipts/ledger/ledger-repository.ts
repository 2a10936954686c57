import type { ReceiptSource } from '@store/contract/rules/payments/receipt-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { type Database, executeStatement, insertStatement } from '../../../base/base.ts'
import type { NewReceipt } from '../receipt.ts'
import type { LedgerPart } from './order-ledger.ts'

/** A row of `receipt_assignments`. */
export interface NewAssignment {
  receiptId: number
  orderId: number
  /** Negative for a part that is taken back. */
  amount: Paise
  /** Key of the assignment that is taken back. */
  takesBack?: number | undefined
  note: string | undefined
  actorId: number | undefined
  at: Date
}

/** Restricts assignments to live parts: assigned, and not taken back. */
export function selectLiveParts(db: Database) {
  return db('receipt_assignments as part')
    .leftJoin('receipt_assignments as back', 'back.takes_back', 'part.id')
    .whereNull('part.takes_back')
    .whereNull('back.id')
}

/** The live parts of an order, in the order in which they were assigned. */
export async function readPartsOfOrder(db: Database, orderId: number): Promise<LedgerPart[]> {
  const rows: { id: number; receipt_id: number; source: ReceiptSource; amount_paise: number }[] =
    await selectLiveParts(db)
      .join('receipts', 'receipts.id', 'part.receipt_id')
      .where('part.order_id', orderId)
      .orderBy('part.id')
      .select('part.id', 'part.receipt_id', 'receipts.source', 'part.amount_paise')
  return rows.map((row) => ({
    assignmentId: row.id,
    receiptId: row.receipt_id,
    source: row.source,
    amount: paise(row.amount_paise),
  }))
}

/** Inserts a receipt of which nothing is assigned yet. @returns its key */
export async function insertReceipt(trx: Database, receipt: NewReceipt): Promise<number> {
  const statement = insertReceiptsStatement([receipt])
  return (await executeStatement(trx, statement)).insertId
}

/** Inserts receipts; a thousand at once is a good number. */
export function insertReceiptsStatement(receipts: readonly NewReceipt[]) {
  const rows = receipts.map((receipt) => ({
    public_id: receipt.publicId,
    source: receipt.source,
    amount_paise: receipt.amount,
    open_paise: receipt.amount,
    received_on: receipt.receivedOn,
    reference: receipt.reference ?? null,
    note: receipt.note ?? null,
    line_id: receipt.lineId ?? null,
    recorded_by: receipt.recordedBy ?? null,
    created_at: receipt.at,
  }))
  return insertStatement('receipts', rows)
}

/**
 * Inserts an assignment and changes the balance of its receipt, which the CHECK of the table keeps between nothing and
 * its amount. @returns the key of the assignment
 */
export async function insertAssignment(trx: Database, part: NewAssignment): Promise<number> {
  await trx('receipts')
    .where('id', part.receiptId)
    .update({
      open_paise: trx.raw('open_paise - ?', [part.amount]),
      version: trx.raw('version + 1'),
    })
  const row = {
    receipt_id: part.receiptId,
    order_id: part.orderId,
    amount_paise: part.amount,
    takes_back: part.takesBack ?? null,
    note: part.note ?? null,
    actor_id: part.actorId ?? null,
    created_at: part.at,
  }
  return (await executeStatement(trx, insertStatement('receipt_assignments', [row]))).insertId
}
