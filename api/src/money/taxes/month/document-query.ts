import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
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

/** The documents that were issued in a month, in batches, in the order of their instants. */
export async function* readIssuedIn(db: Database, month: string): AsyncGenerator<DocumentRow[]> {
  const { from, until } = periodOfMonth(month)
  let last: Pick<DocumentRow, 'issuedAt' | 'id'> = { issuedAt: from, id: 0 }
  for (;;) {
    const { issuedAt, id } = last
    const rows: DocumentRow[] = await selectDocuments(db)
      .where('document.issued_at', '>=', issuedAt)
      .where('document.issued_at', '<', until)
      .where((after) => {
        void after.where('document.issued_at', '>', issuedAt).orWhere((same) => {
          void same.where('document.issued_at', issuedAt).where('document.id', '>', id)
        })
      })
      .orderBy([{ column: 'document.issued_at' }, { column: 'document.id' }])
      .limit(batchSize)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end
  }
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
