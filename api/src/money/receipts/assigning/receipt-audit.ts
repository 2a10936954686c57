import { formatDay } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { ReceiptAnswer } from '@store/contract/rules/payments/receipt-states'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import type { NewAuditEntry } from '../../../support/support.ts'
import type { ReceiptRecord, WantedPart } from '../receipt.ts'

/** The audit entry of parts that were assigned or taken back, or of an answer about the receipt. */
export function auditReceipt(
  { publicId, amount, receivedOn }: ReceiptRecord,
  done: {
    actorId: number
    at: Date
    action: 'assigned' | 'taken-back' | ReceiptAnswer | 'reopened'
    parts: readonly WantedPart[]
    reason?: string | undefined
    refund?: RefundDetails | undefined
  },
): NewAuditEntry {
  const isAssigned = done.action === 'assigned'
  return {
    actorId: done.actorId,
    action: `receipt.${done.action}`,
    subject: {
      kind: 'receipt',
      publicId,
      label: `${formatPlainRupees(amount)} of ${formatDay(receivedOn)}`,
    },
    changes: [
      ...done.parts.map((part) => {
        const money = formatPlainRupees(part.amount)
        const order = `order ${orderNameOf(part.orderPublicId)}`
        return isAssigned
          ? { field: order, from: null, to: money }
          : { field: order, from: money, to: null }
      }),
      ...(done.refund
        ? [
            { field: 'refunded on', from: null, to: formatDay(done.refund.refundedOn) },
            { field: 'reference', from: null, to: done.refund.reference },
          ]
        : []),
      ...(done.reason ? [{ field: 'reason', from: null, to: done.reason }] : []),
    ],
    at: done.at,
  }
}
