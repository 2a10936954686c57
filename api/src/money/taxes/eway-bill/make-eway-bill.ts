import { fieldError } from '@store/contract/rules/field-errors'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { normaliseTransport, validateTransport } from '@store/contract/rules/taxes/transport'
import type { EwayBillForm } from '@store/contract/schemas/taxes/eway-bills'
import {
  type Actor,
  assertValid,
  type Database,
  HttpError,
  inTransaction,
} from '../../../base/base.ts'
import { lockOrder } from '../../../ordering/ordering.ts'
import { orderReader } from '../../orders.ts'
import { isFitFor } from '../documents/document-faults.ts'
import { portalAddressOf, sellerAddressOf } from '../documents/portal-text.ts'
import { readDocumentOf } from '../month/read-document.ts'
import { buildEwayBill } from './build-eway-bill.ts'
import type { EwayBillFile } from './eway-bill-file.ts'
import type { StoredEwayBill } from './eway-bill-repository.ts'
import { saveTransport } from './save-transport.ts'

/**
 * Makes the e-way bill of an invoice, and keeps its transport with the order. The number of the bill comes from the portal.
 * @throws 404 for an unknown number; HttpError (400) for a transport that no bill can have, or a document with a fault
 */
export async function makeEwayBill(
  db: Database,
  { number, ...typed }: EwayBillForm,
  { actor, at }: { actor: Actor; at: Date },
): Promise<EwayBillFile> {
  const {
    document,
    faults,
    readSetting,
    orderPublicId: publicId,
  } = await readDocumentOf(db, number)
  const { kind, seller, consignee, day } = document
  if (kind !== 'invoice') throw new HttpError(fieldError('number', messages.notAnInvoice))
  const stopping = faults.find((fault) => !isFitFor('eway-bill', [fault]))
  if (stopping) throw new HttpError(fieldError('number', messages.stopped(stopping.text)))
  const context = {
    fromPincode: sellerAddressOf(seller).pincode,
    toPincode: portalAddressOf(consignee).pincode,
    invoiceDay: day,
  }
  assertValid(validateTransport(typed, context))
  const transport = normaliseTransport(typed)
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { actor, publicId }, orderReader)
    const decide = (former: StoredEwayBill) => ({ ...former, transport })
    await saveTransport(trx, order, { decide, userId: actor.userId, at })
  })
  return {
    version: readSetting('ewayBillVersion', day),
    billLists: [buildEwayBill(document, transport)],
  }
}
