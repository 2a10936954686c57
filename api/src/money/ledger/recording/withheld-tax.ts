import { fieldError } from '@store/contract/rules/field-errors'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { WithheldTaxBody } from '@store/contract/schemas/payments/ledgers'
import {
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  newPublicId,
} from '../../../base/base.ts'
import {
  OrderCancelledError,
  type OrderRecord,
  type OrderService,
  type OrderTarget,
} from '../../../ordering/ordering.ts'
import { readRupees } from '../../receipts/assigning/read-parts.ts'
import { insertReceipt, readPartsOfOrder } from '../../receipts/ledger/ledger-repository.ts'
import { openLedger, writeLedger } from '../../receipts/ledger/order-payment.ts'
import { assertNotRefunded } from '../../receipts/refunds/assert-not-refunded.ts'
import { WithheldTaxNotFoundError } from '../ledger-errors.ts'

/** The highest rate is 5 %, of a buyer without the seller's PAN (Income-tax Act 206AA with 194Q); twice that is a typing error. */
const mostOfOrder = 10

/** Tax that buyers deduct at source of what they pay (ledger 2.3). */
export interface WithheldTaxes {
  /**
   * Records it as a part of the order's payment that no transfer replaces; it stands on the timeline and in the audit.
   * @throws HttpError (400) at the field at fault; OrderNotFoundError (404) outside the actor's scope; OrderCancelledError (409)
   */
  record(target: OrderTarget, body: WithheldTaxBody): Promise<void>
  /**
   * Takes all of it back.
   * @throws OrderNotFoundError, WithheldTaxNotFoundError (404); keptForRefundError (409) when money of the order went back
   */
  remove(target: OrderTarget): Promise<void>
}

/** @param open what no received money covers of the order */
function readAmount(given: number, { total }: OrderRecord, open: Paise): Paise {
  const most = paise(Math.min(open, Math.floor(total / mostOfOrder)))
  const amount = readRupees(given)
  if (amount !== undefined && amount > 0 && amount <= most) return amount
  throw new HttpError(fieldError('amount', messages.taxAmount(formatPlainRupees(most))))
}

export function createWithheldTaxes({
  db,
  clock,
  orders,
}: {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'updateIn'>
}): WithheldTaxes {
  return {
    async record(target, { amount: given, withheldOn, reference: text }) {
      const at = clock.now()
      const reference = text.trim()
      if (withheldOn > indiaDayOf(at)) {
        throw new HttpError(fieldError('withheldOn', messages.taxDay))
      }
      if (reference === '') throw new HttpError(fieldError('reference', messages.taxReference))
      const actorId = target.actor.userId
      await inTransaction(db, async (trx) =>
        orders.updateIn(trx, target, async (order) => {
          if (order.status === 'cancelled') throw new OrderCancelledError()
          const ledger = await openLedger(trx, order)
          const amount = readAmount(given, order, ledger.open)
          const note = receiptMessages.taxWithheld(formatPlainRupees(amount), reference)
          const receiptId = await insertReceipt(trx, {
            publicId: newPublicId(),
            source: 'tds',
            amount,
            receivedOn: withheldOn,
            note: reference,
            recordedBy: actorId,
            at,
          })
          ledger.withholdTax(receiptId, amount)
          return {
            set: await writeLedger(trx, { order, ledger }, { actorId, at }),
            kind: 'payment',
            from: order.paymentStatus,
            to: ledger.status,
            reason: note,
          }
        }),
      )
    },

    async remove(target) {
      const at = clock.now()
      const actorId = target.actor.userId
      await inTransaction(db, async (trx) =>
        orders.updateIn(trx, target, async (order) => {
          const parts = await readPartsOfOrder(trx, order.id)
          const taxes = parts.filter(({ source }) => source === 'tds')
          if (taxes.length === 0) throw new WithheldTaxNotFoundError()
          assertNotRefunded(order)
          const ledger = await openLedger(trx, order)
          const taken = ledger.takeBack(
            new Set(taxes.flatMap(({ receiptId }) => receiptId ?? [])),
            receiptMessages.withoutTax,
          )
          return {
            set: await writeLedger(trx, { order, ledger }, { actorId, at }),
            kind: 'payment',
            from: order.paymentStatus,
            to: ledger.status,
            reason: receiptMessages.taxTakenBack(formatPlainRupees(taken)),
            allowsCancelled: true,
          }
        }),
      )
    },
  }
}
