import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors/errors.ts'
import { drawProforma } from '../invoices/proforma/draw-proforma.ts'
import { fileNameOf, proformaOf } from '../invoices/proforma/proforma-service.ts'
import type { ReadMailAttachment } from '../mail/mail-delivery.ts'
import { findOrder } from '../orders/order-query.ts'
import type { SettingsReader } from '../settings/settings-service.ts'

/** Draws the files of mails: a proforma invoice, while its order waits for the payment and the seller is known. */
export function createMailAttachments({
  db,
  settings,
}: {
  db: Database
  settings: SettingsReader
}): ReadMailAttachment {
  return async ({ orderPublicId }) => {
    const order = await findOrder(db, orderPublicId, 'every-order')
    if (!order) return undefined
    try {
      const proforma = proformaOf(order, await settings.read())
      const content = await drawProforma(proforma)
      return { filename: fileNameOf(proforma), contentType: 'application/pdf', content }
    } catch (error) {
      if (error instanceof HttpError) return undefined
      throw error
    }
  }
}
