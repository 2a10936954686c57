import { type CancelReason, cancelReasons } from '@store/contract/rules/taxes/cancel-reasons'
import type { Database } from '../../../base/base.ts'
import { joinedOrder, joinOrder } from '../../../ordering/ordering.ts'
import type { TaxDocumentKind } from '../../invoices/tax-document.ts'
import type { Registration } from './match-answers.ts'

/** A stored document that an answer may name. */
export interface AnsweredRow {
  id: number
  orderPublicId: string
  /** Its internal key. */
  orderId: number
  kind: TaxDocumentKind
  number: string
  content: string
  irn: string | null
  ewayBillNumber: string | null
}

/** The documents of numbers, locked until the end of the transaction: two uploads follow each other. */
export async function lockAnswered(
  trx: Database,
  numbers: readonly string[],
): Promise<AnsweredRow[]> {
  if (numbers.length === 0) return []
  await trx('tax_documents').whereIn('number', numbers).orderBy('id').forUpdate().select('id')
  return trx('tax_documents as document')
    .modify(joinOrder, 'document.order_id')
    .leftJoin('e_invoices as registered', 'registered.document_id', 'document.id')
    .leftJoin('eway_bills as bill', 'bill.order_id', 'document.order_id')
    .whereIn('document.number', numbers)
    .orderBy('document.id')
    .select({
      ...{ id: 'document.id', kind: 'document.kind', number: 'document.number' },
      ...{ content: 'document.content', irn: 'registered.irn', ewayBillNumber: 'bill.number' },
      orderPublicId: joinedOrder.publicId,
      orderId: joinedOrder.id,
    })
}

/** The numbers of the documents that IRNs belong to. */
export async function findOwnersOfIrns(
  db: Database,
  irns: readonly string[],
): Promise<Map<string, string>> {
  if (irns.length === 0) return new Map()
  const rows: { irn: string; number: string }[] = await db('e_invoices as registered')
    .join('tax_documents as document', 'document.id', 'registered.document_id')
    .whereIn('registered.irn', irns)
    .select({ irn: 'registered.irn', number: 'document.number' })
  return new Map(rows.map(({ irn, number }) => [irn, number]))
}

/** Stores the registration of a document. */
export async function insertRegistration(
  trx: Database,
  documentId: number,
  {
    irn,
    acknowledgement,
    acknowledgedAt,
    signedCode,
    userId,
    at,
  }: Registration & { userId: number; at: Date },
): Promise<void> {
  await trx('e_invoices').insert({
    ...{ document_id: documentId, irn, acknowledgement, acknowledged_at: acknowledgedAt },
    ...{ signed_code: signedCode, entered_by: userId, entered_at: at },
  })
}

/** What documents print of their registration, by their numbers; nothing of one that was cancelled. */
export async function findRegistrations(
  db: Database,
  orderId: number,
): Promise<Map<string, Registration>> {
  const rows: (Registration & { number: string })[] = await db('e_invoices as registered')
    .join('tax_documents as document', 'document.id', 'registered.document_id')
    .where('document.order_id', orderId)
    .whereNull('registered.cancelled_at')
    .select({
      ...{ number: 'document.number', irn: 'registered.irn' },
      ...{ acknowledgement: 'registered.acknowledgement' },
      ...{ acknowledgedAt: 'registered.acknowledged_at', signedCode: 'registered.signed_code' },
    })
  return new Map(rows.map(({ number, ...registration }) => [number, registration]))
}

/** Marks a registration as cancelled. @returns its IRN; undefined when there is none that counts */
export async function cancelRegistration(
  trx: Database,
  documentId: number,
  { reason, at }: { reason: CancelReason; at: Date },
): Promise<string | undefined> {
  const live = { document_id: documentId, cancelled_at: null }
  const row: { irn: string } | undefined = await trx('e_invoices')
    .where(live)
    .forUpdate()
    .first('irn')
  if (row) await trx('e_invoices').where(live).update({ cancelled_at: at, cancel_reason: reason })
  return row?.irn
}

/** The reason as it is stored; one of a later release is another one. */
export function parseCancelReason(text: string): CancelReason {
  return cancelReasons.find((reason) => reason === text) ?? 'other'
}
