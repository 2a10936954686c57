import type { TaxDetailsForm } from '@store/contract/schemas/taxes/tax-months'
import { assertValid, type Database, inTransaction } from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'
import { readDocumentOf } from '../month/read-document.ts'
import { saveDetails } from './details-repository.ts'
import { detailsOf, validateDetails } from './document-details.ts'

/**
 * Adds what a document lacks for the files; it stands in the audit with the order.
 * @throws 404 for an unknown number; HttpError (400) for what no file can have
 */
export async function addDetails(
  db: Database,
  form: TaxDetailsForm,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const { row, document } = await readDocumentOf(db, form.number)
  assertValid(validateDetails(form, document))
  const added = detailsOf(form, document)
  await inTransaction(db, async (trx) => {
    await saveDetails(trx, row.id, { added, userId, at })
    await recordAudit(trx, {
      actorId: userId,
      action: 'order.tax-details-added',
      subject: { kind: 'order', publicId: row.orderPublicId, label: form.number },
      changes: Object.entries(added).map(([field, value]) => ({
        ...{ field, from: null },
        to: typeof value === 'string' ? value : JSON.stringify(value),
      })),
      at,
    })
  })
}
