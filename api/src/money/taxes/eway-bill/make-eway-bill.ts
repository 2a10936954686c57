import { fieldError } from '@store/contract/rules/field-errors'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { normaliseTransport, validateTransport } from '@store/contract/rules/taxes/transport'
import type { EwayBillForm } from '@store/contract/schemas/taxes/tax-months'
import { assertValid, type Database, HttpError } from '../../../base/base.ts'
import { isFitFor } from '../documents/document-faults.ts'
import { portalAddressOf, sellerAddressOf } from '../documents/portal-text.ts'
import { readDocumentOf } from '../month/read-document.ts'
import { buildEwayBill } from './build-eway-bill.ts'
import type { EwayBillFile } from './eway-bill-file.ts'

/**
 * Makes the e-way bill of an invoice. Nothing is stored: the number of the bill comes from the portal.
 * @throws 404 for an unknown number; HttpError (400) for a transport that no bill can have, or a document with a fault
 */
export async function makeEwayBill(
  db: Database,
  { number, ...transport }: EwayBillForm,
): Promise<EwayBillFile> {
  const { document, faults, readSetting } = await readDocumentOf(db, number)
  const { kind, seller, consignee, day } = document
  if (kind !== 'invoice') throw new HttpError(fieldError('number', messages.notAnInvoice))
  const stopping = faults.find((fault) => !isFitFor('eway-bill', [fault]))
  if (stopping) throw new HttpError(fieldError('number', messages.stopped(stopping.text)))
  const context = {
    fromPincode: sellerAddressOf(seller).pincode,
    toPincode: portalAddressOf(consignee).pincode,
    invoiceDay: day,
  }
  assertValid(validateTransport(transport, context))
  return {
    version: readSetting('ewayBillVersion', day),
    billLists: [buildEwayBill(document, normaliseTransport(transport))],
  }
}
