import type { Knex } from 'knex'
import { type Database, inBatches } from '../../../base/base.ts'
import { joinedOrder, joinOrder } from '../../../ordering/ordering.ts'
import type { TaxDocumentKind } from '../../invoices/tax-document.ts'
import { periodOfMonth } from './tax-period.ts'

/** A stored tax document with what is kept beside it for the files. */
export interface DocumentRow {
  id: number
  orderPublicId: string
  kind: TaxDocumentKind
  content: string
  issuedAt: Date
  details: string | null
  /** How the goods of its order travel; null while nothing was said. */
  transport: string | null
  ewayBillNumber: string | null
  ewayBillValidUntil: Date | null
  /** Of its registration at the portal of e-invoices; null without one. */
  irn: string | null
  acknowledgedAt: Date | null
  cancelReason: string | null
}

/** So many documents are read and handled at once; others have their turn in between. */
const batchSize = 100

function selectDocuments(db: Database): Knex.QueryBuilder {
  return db('tax_documents as document')
    .modify(joinOrder, 'document.order_id')
    .leftJoin('tax_document_details as details', 'details.document_id', 'document.id')
    .leftJoin('eway_bills as bill', 'bill.order_id', 'document.order_id')
    .leftJoin('e_invoices as registered', 'registered.document_id', 'document.id')
    .select({
      id: 'document.id',
      orderPublicId: joinedOrder.publicId,
      kind: 'document.kind',
      content: 'document.content',
      issuedAt: 'document.issued_at',
      details: 'details.content',
      transport: 'bill.transport',
      ewayBillNumber: 'bill.number',
      ewayBillValidUntil: 'bill.valid_until',
      irn: 'registered.irn',
      acknowledgedAt: 'registered.acknowledged_at',
      cancelReason: 'registered.cancel_reason',
    })
}

/**
 * The documents that were issued in a month, in batches, in the order of their instants. Which they are is asked once, of an
 * index alone: asked for each batch, the database sorts the month each time.
 */
export async function* readIssuedIn(db: Database, month: string): AsyncGenerator<DocumentRow[]> {
  const { from, until } = periodOfMonth(month)
  const inOrder = ['issued_at', 'id']
  const ids: number[] = await db('tax_documents')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', until)
    .orderBy(inOrder)
    .pluck('id')
  for (const batch of inBatches(ids, batchSize))
    yield await selectDocuments(db)
      .whereIn('document.id', batch)
      .orderBy(inOrder.map((column) => `document.${column}`))
}

/** A document by its number; `undefined` when there is none. */
export async function findDocumentByNumber(
  db: Database,
  number: string,
): Promise<DocumentRow | undefined> {
  return selectDocuments(db).where('document.number', number).first()
}

/** What invoices come to in paise, by their numbers. */
export async function findInvoiceTotals(
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows: { number: string; total: number | string }[] = await db('tax_documents')
    .whereIn('number', numbers)
    .select({ number: 'number', total: db.raw("JSON_EXTRACT(content, '$.totals.total')") })
  return new Map(rows.map(({ number, total }) => [number, Number(total)]))
}
