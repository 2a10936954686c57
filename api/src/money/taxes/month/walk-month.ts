import type { CancelReason } from '@store/contract/rules/taxes/cancel-reasons'
import type { Database } from '../../../base/base.ts'
import { parseContent } from '../../invoices/document-repository.ts'
import { parseCancelReason } from '../answers/e-invoice-repository.ts'
import { parseDetails, withDetails } from '../documents/document-details.ts'
import { type DocumentFault, findDocumentFaults, isFitFor } from '../documents/document-faults.ts'
import { readTaxedDocument, type TaxedDocument } from '../documents/taxed-document.ts'
import { parseEwayBill, type StoredEwayBill } from '../eway-bill/eway-bill-repository.ts'
import type { ReadTaxSetting } from '../settings/read-tax-settings.ts'
import { type DocumentRow, findInvoiceTotals, readIssuedIn } from './document-query.ts'

/** A document of a month with what is missing in it. */
export interface MonthDocument {
  orderPublicId: string
  document: TaxedDocument
  faults: readonly DocumentFault[]
  /** Of its order; undefined while nothing was said of the transport. */
  ewayBill: StoredEwayBill | undefined
  /** Its registration at the portal of e-invoices; undefined without one. */
  eInvoice:
    | { irn: string; acknowledgedAt: Date; cancelReason: CancelReason | undefined }
    | undefined
}

/** What reading documents needs. */
export interface DocumentReading {
  db: Database
  readSetting: ReadTaxSetting
}

function ewayBillOf(row: DocumentRow): MonthDocument['ewayBill'] {
  const { transport, ewayBillNumber: number, ewayBillValidUntil: validUntil } = row
  return transport === null ? undefined : parseEwayBill({ transport, number, validUntil })
}

function eInvoiceOf({ irn, acknowledgedAt, cancelReason }: DocumentRow): MonthDocument['eInvoice'] {
  if (irn === null || acknowledgedAt === null) return undefined
  const reason = cancelReason === null ? undefined : parseCancelReason(cancelReason)
  return { irn, acknowledgedAt, cancelReason: reason }
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
  return parsed.map(({ row, content }) => {
    const { kind, details, orderPublicId } = row
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
    return { orderPublicId, document, faults, ewayBill: ewayBillOf(row), eInvoice: eInvoiceOf(row) }
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
