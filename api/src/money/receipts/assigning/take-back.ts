import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Actor, Database } from '../../../base/base.ts'
import { scopeOf } from '../../../ordering/ordering.ts'
import { newAuditRow, recordAudits } from '../../../support/support.ts'
import { orderLookups } from '../../orders.ts'
import { openLedger, writeLedger } from '../ledger/order-payment.ts'
import { forgetPayers } from '../matching/known-payers.ts'
import type { AssignedPart, ReceiptRecord } from '../receipt.ts'
import { ReceiptSharedError } from '../receipt-errors.ts'
import { readAssignedParts } from '../receipt-repository.ts'
import { assertNotRefunded } from '../refunds/assert-not-refunded.ts'
import type { AssigningDependencies } from './assign-receipt.ts'
import { auditReceipt } from './receipt-audit.ts'

/** Fails when a part belongs to an order that the actor does not manage. */
async function assertManaged(trx: Database, actor: Actor, parts: readonly AssignedPart[]) {
  const publicIds = [...new Set(parts.map(({ orderPublicId }) => orderPublicId))]
  const managed = await orderLookups.findSummaries(trx, publicIds, scopeOf(actor))
  if (managed.size < publicIds.length) throw new ReceiptSharedError()
}

/**
 * Takes all parts of receipts back, which the caller has locked, in the caller's transaction. The status of each order,
 * also of a cancelled one, follows from the money that it keeps.
 * @returns the number of parts
 * @throws ReceiptSharedError (409) when a part is outside the actor's scope; keptForRefundError (409) when the money of an order
 *   went back to its buyer
 */
export async function takeReceiptsBack(
  { clock, orders }: AssigningDependencies,
  trx: Database,
  {
    actor,
    receipts,
    reason,
  }: { actor: Actor; receipts: readonly ReceiptRecord[]; reason?: string | undefined },
): Promise<number> {
  const ids = receipts.map(({ id }) => id)
  const parts = await readAssignedParts(trx, ids)
  await assertManaged(trx, actor, parts)
  const at = clock.now()
  const change = { actorId: actor.userId, at }
  const publicIdOf = new Map(parts.map(({ orderId, orderPublicId }) => [orderId, orderPublicId]))
  for (const [, publicId] of [...publicIdOf].sort(([a], [b]) => a - b)) {
    await orders.updateIn(trx, { actor, publicId }, async (order) => {
      assertNotRefunded(order)
      const ledger = await openLedger(trx, order)
      const taken = ledger.takeBack(new Set(ids))
      return {
        set: await writeLedger(trx, { order, ledger }, change),
        kind: 'payment',
        from: order.paymentStatus,
        to: ledger.status,
        reason: messages.takenBackFrom(formatPlainRupees(taken), reason),
        allowsCancelled: true,
      }
    })
  }
  await forgetPayers(trx, ids)
  const audited = receipts.flatMap((receipt) => {
    const own = parts.filter(({ receiptId }) => receiptId === receipt.id)
    if (own.length === 0) return []
    return newAuditRow(
      auditReceipt(receipt, { ...change, action: 'taken-back', parts: own, reason }),
    )
  })
  if (audited.length > 0) await recordAudits(trx, audited)
  return parts.length
}
