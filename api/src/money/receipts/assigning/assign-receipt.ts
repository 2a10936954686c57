import { formatDay } from '@store/contract/rules/india-days'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { isReceived } from '@store/contract/rules/payments/receipt-states'
import { difference, type Paise, sumOf } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Actor, Clock, Database } from '../../../base/base.ts'
import { type OrderService, ordersNotFoundError, scopeOf } from '../../../ordering/ordering.ts'
import { recordAudit } from '../../../support/support.ts'
import { orderLookups } from '../../orders.ts'
import { payerKeysOf } from '../../statements/matching/payers.ts'
import { openLedger, writeLedger } from '../ledger/order-payment.ts'
import { learnPayers } from '../matching/known-payers.ts'
import type { ReceiptRecord, WantedPart } from '../receipt.ts'
import {
  ManualPaymentError,
  moreThanOpenError,
  moreThanReceivedError,
  orderCancelledError,
  ReceiptChangedError,
  ReceiptClosedError,
  ReceiptNotExactError,
  ReceiptNotFoundError,
} from '../receipt-errors.ts'
import { lockReceipts } from '../receipt-repository.ts'
import { auditReceipt } from './receipt-audit.ts'

/** Parts of one receipt, assigned together or not at all. */
export interface Assignment {
  actor: Actor
  receiptId: number
  parts: readonly WantedPart[]
  /** What was open of the receipt when the parts were decided. */
  seen: Paise
  /** True: the one part must cover all that is open on its order. */
  isExact: boolean
}

/** Dependencies of changes of receipts. */
export interface AssigningDependencies {
  clock: Clock
  orders: Pick<OrderService, 'updateIn'>
}

async function sortByKey(trx: Database, actor: Actor, parts: readonly WantedPart[]) {
  const publicIds = parts.map(({ orderPublicId }) => orderPublicId)
  const found = await orderLookups.findSummaries(trx, publicIds, scopeOf(actor))
  const missing = publicIds.flatMap((publicId, position) =>
    found.has(publicId) ? [] : { publicId, field: `parts.${position}.order` },
  )
  if (missing.length > 0) throw ordersNotFoundError(missing)
  const keyOf = ({ orderPublicId }: WantedPart) => found.get(orderPublicId)?.id ?? 0
  return parts.toSorted((a, b) => keyOf(a) - keyOf(b))
}

/**
 * Locks a receipt and reads what is open of it. The receipt comes first, then its orders in the order of their keys, so
 * that two admins never wait for each other.
 */
export async function lockReceipt(trx: Database, id: number): Promise<ReceiptRecord> {
  const [receipt] = await lockReceipts(trx, [id])
  if (!receipt) throw new ReceiptNotFoundError()
  if (!isReceived(receipt.source)) throw new ManualPaymentError()
  return receipt
}

/**
 * Assigns parts of a receipt to orders, in a transaction of the caller.
 * @throws ReceiptClosedError, ReceiptChangedError, moreThanReceivedError, moreThanOpenError, orderCancelledError, ReceiptNotExactError (409);
 *   ordersNotFoundError (404) for orders outside the actor's scope
 */
export async function assignReceipt(
  { clock, orders }: AssigningDependencies,
  trx: Database,
  { actor, receiptId, parts, seen, isExact }: Assignment,
): Promise<void> {
  const receipt = await lockReceipt(trx, receiptId)
  if (receipt.closing) throw new ReceiptClosedError()
  if (receipt.open !== seen) throw new ReceiptChangedError()
  if (sumOf(parts.map(({ amount }) => amount)) > receipt.open) {
    throw moreThanReceivedError(receipt.open)
  }
  const at = clock.now()
  const change = { actorId: actor.userId, at }
  const userIds = new Set<number>()
  const { receivedOn, reference, source } = receipt
  for (const { orderPublicId, amount } of await sortByKey(trx, actor, parts)) {
    await orders.updateIn(trx, { actor, publicId: orderPublicId }, async (order) => {
      if (order.status === 'cancelled') throw orderCancelledError(orderPublicId)
      const ledger = await openLedger(trx, order)
      if (amount > ledger.open) throw moreThanOpenError(orderPublicId, ledger.open)
      if (isExact && difference(ledger.open, amount) > 0) throw new ReceiptNotExactError()
      ledger.receive({ receiptId, source }, amount)
      userIds.add(order.buyer.userId)
      return {
        set: await writeLedger(trx, { order, ledger }, change),
        kind: 'payment',
        from: order.paymentStatus,
        to: ledger.status,
        reason: messages.received(formatPlainRupees(amount), formatDay(receivedOn), reference),
      }
    })
  }
  const payers = receipt.line ? payerKeysOf(receipt.line.narration) : []
  await learnPayers(trx, { payers, userIds, receiptId, at })
  await recordAudit(trx, auditReceipt(receipt, { ...change, action: 'assigned', parts }))
}
