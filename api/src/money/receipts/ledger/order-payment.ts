import { indiaDayOf } from '@store/contract/rules/india-days'
import { difference, type Paise, paise } from '@store/contract/rules/pricing/money'
import { type Database, newPublicId } from '../../../base/base.ts'
import { type OrderRecord, type PaymentColumns, refundedOf } from '../../../ordering/ordering.ts'
import { buyerCredit, takeTurnsOfPayers } from '../../credit/buyer-credit.ts'
import { insertAssignment, insertReceipt, readPartsOfOrder } from './ledger-repository.ts'
import { type LedgerPart, OrderLedger } from './order-ledger.ts'

/** Who changes the money of an order, and when. */
export interface PaymentChange {
  /** Undefined for the store itself. */
  actorId: number | undefined
  at: Date
}

/** Opens the ledger of an order that is locked in the same transaction. */
export async function openLedger(trx: Database, order: OrderRecord): Promise<OrderLedger> {
  return new OrderLedger({
    total: order.total,
    status: order.paymentStatus,
    mark: order.paymentMark,
    parts: await readPartsOfOrder(trx, order.id),
  })
}

/** What was received or recorded by hand for an order that is locked, and has not gone back: it goes back when it is cancelled. */
export async function readPaid(trx: Database, order: OrderRecord): Promise<Paise> {
  const { paid } = await openLedger(trx, order)
  return difference(paid, refundedOf(order.refunds))
}

/** Writes what was decided. @returns the columns of the order, to be written in the same transaction */
export async function writeLedger(
  trx: Database,
  { order, ledger }: { order: Pick<OrderRecord, 'id' | 'buyer'>; ledger: OrderLedger },
  { actorId, at }: PaymentChange,
): Promise<PaymentColumns> {
  if (ledger.moves.length > 0) {
    await buyerCredit.takeTurn(trx, order.buyer.userId)
    const receiptIds = ledger.moves.flatMap(({ part: { receiptId } }) => receiptId ?? [])
    await takeTurnsOfPayers(trx, [...new Set(receiptIds)])
  }
  const assignmentIds = new Map<LedgerPart, { assignmentId: number; receiptId: number }>()
  const common = { orderId: order.id, actorId, at }
  for (const { kind, part, note } of ledger.moves) {
    if (kind === 'assign') {
      const receiptId =
        part.receiptId ?? (await insertManualPayment(trx, part, { actorId, at, note }))
      const assignment = { ...common, receiptId, amount: part.amount, note }
      assignmentIds.set(part, { assignmentId: await insertAssignment(trx, assignment), receiptId })
    } else {
      const { assignmentId: takesBack = 0, receiptId = 0 } = assignmentIds.get(part) ?? part
      const amount: Paise = paise(-part.amount)
      await insertAssignment(trx, { ...common, receiptId, amount, takesBack, note })
    }
  }
  return {
    payment_status: ledger.status,
    payment_mark: ledger.mark ?? null,
    paid_by: ledger.paidBy ?? null,
  }
}

/** Records money from the payment gateway, of which nothing is assigned yet. @returns the key of the receipt */
export async function recordOnlineReceipt(
  trx: Database,
  { amount, paymentId, at }: { amount: Paise; paymentId: string; at: Date },
): Promise<number> {
  const publicId = newPublicId()
  const receivedOn = indiaDayOf(at)
  return insertReceipt(trx, {
    publicId,
    source: 'online',
    amount,
    receivedOn,
    reference: paymentId,
    at,
  })
}

async function insertManualPayment(
  trx: Database,
  { source, amount }: LedgerPart,
  { actorId, at, note }: PaymentChange & { note: string | undefined },
): Promise<number> {
  const publicId = newPublicId()
  const receivedOn = indiaDayOf(at)
  return insertReceipt(trx, { publicId, source, amount, receivedOn, note, recordedBy: actorId, at })
}
