import { Compile } from 'typebox/compile'
import type { Database } from '../database/database.ts'
import { executeStatement, insertStatement, orUpdate } from '../database/statement.ts'
import { type TaxContent, TaxContentSchema, type TaxDocumentKind } from './tax-document.ts'

const contentCheck = Compile(TaxContentSchema)

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

/** Stores a document; an order has at most one of each kind. */
export async function insertDocument(
  trx: Database,
  document: { orderId: number; kind: TaxDocumentKind; content: TaxContent },
): Promise<void> {
  const { orderId, kind, content } = document
  await trx('tax_documents').insert({
    order_id: orderId,
    kind,
    number: content.number,
    content: JSON.stringify(content),
    issued_at: new Date(content.issuedAt),
  })
}

/** The content of an order's document; undefined when there is none. */
export async function findDocument(
  db: Database,
  orderId: number,
  kind: TaxDocumentKind,
): Promise<TaxContent | undefined> {
  const row: { content: string } | undefined = await db('tax_documents')
    .where({ order_id: orderId, kind })
    .first('content')
  return row && contentCheck.Parse(JSON.parse(row.content))
}
