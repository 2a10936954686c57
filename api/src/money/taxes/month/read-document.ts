import type { Database } from '../../../base/base.ts'
import { type ReadTaxSetting, readTaxSettings } from '../settings/read-tax-settings.ts'
import { documentUnknownError } from '../tax-errors.ts'
import { type DocumentRow, findDocumentByNumber } from './document-query.ts'
import { type MonthDocument, readMonthDocuments } from './walk-month.ts'

/** Reads one document with what is missing in it. @throws 404 for an unknown number */
export async function readDocumentOf(
  db: Database,
  number: string,
): Promise<MonthDocument & { row: DocumentRow; readSetting: ReadTaxSetting }> {
  const row = await findDocumentByNumber(db, number)
  if (!row) throw documentUnknownError(number)
  const readSetting = await readTaxSettings(db)
  const [found] = await readMonthDocuments([row], { db, readSetting })
  if (!found) throw documentUnknownError(number)
  return { ...found, row, readSetting }
}
