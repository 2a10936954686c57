import type { Database } from '../../base/database/database.ts'
import { HttpError } from '../../base/http/errors/errors.ts'
import { drawProforma } from '../../money/invoices/proforma/draw-proforma.ts'
import { fileNameOf, proformaOf } from '../../money/invoices/proforma/proforma-service.ts'
import { orderReader } from '../../money/orders.ts'
import type { ReadMailAttachment } from '../../support/mail/mail-delivery.ts'
import type { SettingsReader } from '../../support/settings/settings-service.ts'

/** Draws the files of mails: a proforma invoice, while its order waits for the payment and the seller is known. */
export function createMailAttachments({
  db,
  settings,
}: {
  db: Database
  settings: SettingsReader
}): ReadMailAttachment {
  return async ({ orderPublicId }) => {
    const order = await orderReader.find(db, orderPublicId, 'every-order')
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
