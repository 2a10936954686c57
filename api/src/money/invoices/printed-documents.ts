import type { Database } from '../../base/base.ts'
import { findRegistrations } from '../taxes/answers/e-invoice-repository.ts'
import { findEwayBills } from '../taxes/eway-bill/eway-bill-repository.ts'
import type { PrintedDocument, TaxContent } from './tax-document.ts'

/** Reads what the portals answered about an order. @returns adds it to a document of the order */
export async function readAnswersOf(
  db: Database,
  orderId: number,
): Promise<(document: TaxContent) => PrintedDocument> {
  const registrations = await findRegistrations(db, orderId)
  const ewayBillNumber = (await findEwayBills(db, [orderId])).get(orderId)?.number
  return (document) => {
    const eInvoice = registrations.get(document.number)
    return {
      ...document,
      ...(ewayBillNumber !== undefined && !document.against && { ewayBillNumber }),
      ...(eInvoice && { eInvoice }),
    }
  }
}
