import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'

type StoredDocument = RowDataPacket & {
  order_id: number
  kind: string
  number: string
  content: string
  issued_at: Date
}

/** A month of the benchmark's documents: the last whole one, of which the demo has invoices of every kind. */
const monthBefore = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)

/** Above all numbers of the demo. */
const firstCopy = 100_000
const rowsPerInsert = 500

/** The copy's number in the same series, by which a return counts. */
function numberOfCopy(number: string, copy: number): string {
  return number.slice(0, number.lastIndexOf('/') + 1) + String(firstCopy + copy)
}

/**
 * Fills the last month up to a number of documents with copies of the demo's, which keep lines, recipients and amounts.
 * @returns the month, YYYY-MM
 * @throws Error if the demo has none in that month
 */
export async function fillTaxMonth(pool: Pool, documents: number): Promise<string> {
  const month = monthBefore(new Date())
  const [originals] = await pool.query<StoredDocument[]>(
    `SELECT order_id, kind, number, content, issued_at FROM tax_documents
     WHERE issued_at BETWEEN ? AND ? ORDER BY id`,
    [`${month}-02`, `${month}-28`],
  )
  const copies = Array.from({ length: documents - originals.length }, (_, index) => {
    const original = originals[index % originals.length]
    if (!original) throw new Error(`the demo has no documents in ${month}`)
    const { order_id, kind, issued_at } = original
    const number = numberOfCopy(original.number, index)
    const content = original.content.replaceAll(original.number, number)
    return [order_id, kind, 2 + Math.floor(index / originals.length), number, content, issued_at]
  })
  for (let at = 0; at < copies.length; at += rowsPerInsert) {
    await pool.query(
      'INSERT INTO tax_documents (order_id, kind, ordinal, number, content, issued_at) VALUES ?',
      [copies.slice(at, at + rowsPerInsert)],
    )
  }
  return month
}
