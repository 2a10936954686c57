import { fieldError } from '@store/contract/rules/field-errors'
import {
  type CancelReason,
  ewayCancelReasons,
  invoiceCancelReasons,
} from '@store/contract/rules/taxes/cancel-reasons'
import { portalAnswerMessages as messages } from '@store/contract/rules/taxes/portal-answer-messages'
import type { CancellationForm } from '@store/contract/schemas/taxes/portal-answers'
import { type Actor, type Database, HttpError, inTransaction } from '../../../base/base.ts'
import { lockOrder } from '../../../ordering/ordering.ts'
import { recordAudit } from '../../../support/support.ts'
import { orderReader } from '../../orders.ts'
import { findEwayBills, type StoredEwayBill } from '../eway-bill/eway-bill-repository.ts'
import { saveTransport } from '../eway-bill/save-transport.ts'
import { findDocumentByNumber } from '../month/document-query.ts'
import { documentUnknownError } from '../tax-errors.ts'
import { cancelRegistration } from './e-invoice-repository.ts'

/** What both kinds of cancellation change. */
interface Cancelled {
  documentId: number
  number: string
  orderPublicId: string
  reason: CancelReason
  actor: Actor
  at: Date
}

const nothingError = (number: string) =>
  new HttpError(fieldError('number', messages.nothingToCancel(number)))

async function cancelEInvoice(trx: Database, cancelled: Cancelled): Promise<void> {
  const { documentId, number, orderPublicId: publicId, reason, actor, at } = cancelled
  const irn = await cancelRegistration(trx, documentId, { reason, at })
  if (irn === undefined) throw nothingError(number)
  await recordAudit(trx, {
    actorId: actor.userId,
    action: 'order.invoice-registration-cancelled',
    subject: { kind: 'order', publicId, label: number },
    changes: [
      { field: 'IRN', from: irn, to: null },
      { field: 'reason', from: null, to: `${invoiceCancelReasons[reason]} ${reason}` },
    ],
    at,
  })
}

async function cancelEwayBill(trx: Database, cancelled: Cancelled): Promise<void> {
  const { number, orderPublicId: publicId, reason, actor, at } = cancelled
  const order = await lockOrder(trx, { actor, publicId }, orderReader)
  const bill = (await findEwayBills(trx, [order.id])).get(order.id)
  if (bill?.number === undefined) throw nothingError(number)
  const decide = (former: StoredEwayBill) => ({
    ...former,
    ...{ number: undefined, validUntil: undefined },
  })
  const because = `${ewayCancelReasons[reason]} ${reason}`
  await saveTransport(trx, order, { decide, because, userId: actor.userId, at })
}

/**
 * Stores that an e-invoice or an e-way bill was cancelled at its portal: papers print it no longer. The IRN stays with its
 * document, which is registered once; an order may get another e-way bill.
 * @throws 404 for an unknown number; HttpError (400) when there is nothing to cancel
 */
export async function cancelAtPortal(
  db: Database,
  { number, of, reason }: CancellationForm,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const row = await findDocumentByNumber(db, number)
  if (!row) throw documentUnknownError(number)
  const { id: documentId, orderPublicId, kind } = row
  if (of === 'eway-bill' && kind !== 'invoice') throw nothingError(number)
  const cancelled = { documentId, number, orderPublicId, reason, actor, at }
  await inTransaction(db, async (trx) =>
    of === 'e-invoice' ? cancelEInvoice(trx, cancelled) : cancelEwayBill(trx, cancelled),
  )
}
