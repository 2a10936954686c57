import { Compile } from 'typebox/compile'
import { type Database, executeStatement, insertStatement, orUpdate } from '../../base/base.ts'
import { type TaxContent, TaxContentSchema, type TaxDocumentKind } from './tax-document.ts'

const contentCheck = Compile(TaxContentSchema)

/** Reads the stored content of a document. */
export function parseContent(content: string): TaxContent {
  return contentCheck.Parse(JSON.parse(content))
}

/**
 * Takes the next number of a series. The row stays locked until the caller's transaction ends, so that the series has
 * no gaps.
 * @returns the number, from 1
 */
export async function nextNumber(
  trx: Database,
  sequence: { series: string; financialYear: string },
): Promise<number> {
  const { series, financialYear } = sequence
  const first = insertStatement('document_sequences', [{ series, financial_year: financialYear }], {
    last_number: 'LAST_INSERT_ID(1)',
  })
  const next = orUpdate(first, 'last_number = LAST_INSERT_ID(last_number + 1)')
  return (await executeStatement(trx, next)).insertId
}

/**
 * Stores a document. An order has one invoice; its credit notes are numbered from 1, and no two have the same number.
 */
export async function insertDocument(
  trx: Database,
  document: { orderId: number; kind: TaxDocumentKind; ordinal: number; content: TaxContent },
): Promise<void> {
  const { orderId, kind, ordinal, content } = document
  await trx('tax_documents').insert({
    order_id: orderId,
    kind,
    ordinal,
    number: content.number,
    content: JSON.stringify(content),
    issued_at: new Date(content.issuedAt),
  })
}

/** The documents of an order of a kind, in the order in which they were issued. */
async function findDocuments(
  db: Database,
  orderId: number,
  kind: TaxDocumentKind,
): Promise<TaxContent[]> {
  const rows: { content: string }[] = await db('tax_documents')
    .where({ order_id: orderId, kind })
    .orderBy('ordinal')
    .select('content')
  return rows.map(({ content }) => parseContent(content))
}

/** The invoice of an order; undefined when there is none. */
export async function findInvoice(db: Database, orderId: number): Promise<TaxContent | undefined> {
  const [invoice] = await findDocuments(db, orderId, 'invoice')
  return invoice
}

/** The credit notes of an order, the first one first. */
export async function findCreditNotes(db: Database, orderId: number): Promise<TaxContent[]> {
  return findDocuments(db, orderId, 'credit-note')
}
