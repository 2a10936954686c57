import { type Database, HttpError } from '../../base/base.ts'
import { drawProforma, fileNameOf, orderReader, proformaOf } from '../../money/money.ts'
import type { ReadMailAttachment, SettingsReader } from '../../support/support.ts'

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
