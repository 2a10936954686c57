import { isFitFor } from '../documents/document-faults.ts'
import { buildEInvoice } from '../e-invoice/build-e-invoice.ts'
import type { EInvoice } from '../e-invoice/e-invoice-file.ts'
import { startGstr1 } from '../gstr1/build-gstr1.ts'
import type { Gstr1File } from '../gstr1/gstr1-file.ts'
import { findDocumentByNumber } from './document-query.ts'
import { type RegisterRow, registerRowsOf } from './register.ts'
import {
  type DocumentReading,
  isInReturn,
  type MonthDocument,
  readMonthDocuments,
  walkMonth,
} from './walk-month.ts'

/** What the files of a month are made of. */
export interface MonthSource extends DocumentReading {
  /** YYYY-MM */
  month: string
  /** GST number: a return has the documents of one registration. */
  seller: string
}

/** What a whole file has of the settings is that of the end of its month. */
export const lastDayOf = (month: string) => `${month}-31`

const isOf =
  (seller: string) =>
  ({ document }: MonthDocument): boolean =>
    document.seller.gstin === seller

async function* walkSeller(source: MonthSource): AsyncGenerator<MonthDocument[]> {
  for await (const batch of walkMonth(source.month, source)) yield batch.filter(isOf(source.seller))
}

/** One document of the seller, of any month. */
async function* readOne(source: MonthSource, number: string): AsyncGenerator<MonthDocument[]> {
  const row = await findDocumentByNumber(source.db, number)
  if (row) yield (await readMonthDocuments([row], source)).filter(isOf(source.seller))
}

/**
 * Makes the return GSTR-1 of a month.
 * @param isWithoutRegistered without the invoices and notes to GST numbers, which the portal has from their IRNs
 * @param note is told of each document that the return has
 */
export async function makeGstr1(
  source: MonthSource,
  isWithoutRegistered: boolean,
  note: (one: MonthDocument) => void = () => undefined,
): Promise<Gstr1File> {
  const { month, seller, readSetting } = source
  const gstr1 = startGstr1({
    gstin: seller,
    month,
    version: readSetting('gstr1Version', lastDayOf(month)),
    largeSaleLimit: (day) => Number(readSetting('largeSaleLimit', day)) * 100,
  })
  for await (const batch of walkSeller(source)) {
    for (const one of batch) {
      if (one.document.isWithoutTax) continue
      gstr1.countIssued(one.document)
      if (!isInReturn(one)) continue
      gstr1.add(one.document, isWithoutRegistered)
      note(one)
    }
  }
  return gstr1.finish()
}

/** Whether a document is one for e-invoices: it names a GST number, and has tax. */
export function isForEInvoice({ document }: MonthDocument): boolean {
  return document.recipient.gstin !== undefined && !document.isWithoutTax
}

/**
 * Makes the e-invoices of a month that are not registered yet, in batches.
 * @param number of the one document that is wanted, of any month
 */
export async function* readEInvoices(
  source: MonthSource,
  number?: string,
): AsyncGenerator<EInvoice[]> {
  const { readSetting } = source
  const batches = number === undefined ? walkSeller(source) : readOne(source, number)
  for await (const batch of batches)
    yield batch
      .filter((one) => isForEInvoice(one) && isFitFor('e-invoice', one.faults))
      // The portal refuses a number that it has already (2150).
      .filter(({ eInvoice }) => number !== undefined || eInvoice === undefined)
      .map(({ document }) =>
        buildEInvoice(document, {
          version: readSetting('eInvoiceVersion', document.day),
          isConsigneeNumberAsked: readSetting('consigneeNumberAsked', document.day) === 'yes',
        }),
      )
}

/** The rows of a month's register, in batches. */
export async function* readRegister(source: MonthSource): AsyncGenerator<RegisterRow[]> {
  for await (const batch of walkSeller(source)) yield batch.flatMap(registerRowsOf)
}
