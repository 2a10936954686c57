import type { Database } from '../../../base/base.ts'
import { parseContent } from '../../invoices/document-repository.ts'
import { parseDetails, withDetails } from '../documents/document-details.ts'
import { type DocumentFault, findDocumentFaults, isFitFor } from '../documents/document-faults.ts'
import { readTaxedDocument, type TaxedDocument } from '../documents/taxed-document.ts'
import type { ReadTaxSetting } from '../settings/read-tax-settings.ts'
import { type DocumentRow, findInvoiceTotals, readIssuedIn } from './document-query.ts'

/** A document of a month with what is missing in it. */
export interface MonthDocument {
  orderPublicId: string
  document: TaxedDocument
  faults: readonly DocumentFault[]
}

/** What reading documents needs. */
export interface DocumentReading {
  db: Database
  readSetting: ReadTaxSetting
}

/** Documents and what is missing in them, from their rows. */
export async function readMonthDocuments(
  rows: readonly DocumentRow[],
  { db, readSetting }: DocumentReading,
): Promise<MonthDocument[]> {
  const parsed = rows.map((row) => ({ row, content: parseContent(row.content) }))
  const totals = await findInvoiceTotals(db, [
    ...new Set(parsed.flatMap(({ content }) => content.against?.number ?? [])),
  ])
  return parsed.map(({ row: { kind, details, orderPublicId }, content }) => {
    const invoiceTotal = totals.get(content.against?.number ?? '')
    const stored = readTaxedDocument({
      ...{ kind, content },
      ...(invoiceTotal !== undefined && { invoiceTotal }),
    })
    const document = details === null ? stored : withDetails(stored, parseDetails(details))
    const { day } = document
    const faults = findDocumentFaults(document, {
      isEInvoiceDue: readSetting('eInvoiceDue', day) === 'yes',
      hsnDigits: Number(readSetting('hsnDigits', day)),
    })
    return { orderPublicId, document, faults }
  })
}

/** Whether the return of its month has a document. */
export function isInReturn({ document, faults }: MonthDocument): boolean {
  return !document.isWithoutTax && isFitFor('gstr1', faults)
}

/**
 * Reads the documents of a month in batches, of all sellers. While a batch is read others have their turn.
 * @param month YYYY-MM
 */
export async function* walkMonth(
  month: string,
  reading: DocumentReading,
): AsyncGenerator<MonthDocument[]> {
  for await (const rows of readIssuedIn(reading.db, month))
    yield await readMonthDocuments(rows, reading)
}
