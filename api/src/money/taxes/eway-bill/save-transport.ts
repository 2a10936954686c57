import { fieldError } from '@store/contract/rules/field-errors'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { type Database, HttpError, isDuplicate } from '../../../base/base.ts'
import type { OrderRecord } from '../../../ordering/ordering.ts'
import { recordAudit } from '../../../support/support.ts'
import {
  findEwayBills,
  findOwnersOfEwayBills,
  type StoredEwayBill,
  saveEwayBill,
} from './eway-bill-repository.ts'

const factsOf = ({ transport, number, validUntil }: StoredEwayBill): Record<string, unknown> => ({
  ...transport,
  ...(number !== undefined && { ewayBillNumber: number }),
  ...(validUntil && { ewayBillValidUntil: validUntil.toISOString() }),
})

const textOf = (value: unknown) => (value === undefined ? null : String(value))

/** What is another one now, field by field. */
function changesOf(former: StoredEwayBill, next: StoredEwayBill) {
  const [before, after] = [factsOf(former), factsOf(next)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))
    .filter(({ from, to }) => from !== to)
}

/**
 * Keeps how the goods of an order that is locked travel, with the number of their e-way bill; what changed stands in the audit.
 * @param decide makes what is kept of what was kept before; because: a reason, for the audit
 * @throws HttpError (400) for a number that another order has
 */
export async function saveTransport(
  trx: Database,
  order: Pick<OrderRecord, 'id' | 'publicId'>,
  {
    decide,
    because,
    userId,
    at,
  }: {
    decide: (former: StoredEwayBill) => StoredEwayBill
    because?: string
    userId: number
    at: Date
  },
): Promise<void> {
  const known = (await findEwayBills(trx, [order.id])).get(order.id)
  const former = known ?? { transport: {}, number: undefined, validUntil: undefined }
  const next = decide(former)
  const changes = changesOf(former, next)
  if (changes.length === 0) return
  const row = { ...next, isKnown: known !== undefined, userId, at }
  try {
    await saveEwayBill(trx, order.id, row)
  } catch (error) {
    if (!isDuplicate(error) || next.number === undefined) throw error
    const other = (await findOwnersOfEwayBills(trx, [next.number])).get(next.number)
    const message = messages.ewayBillTaken(next.number, orderNameOf(other ?? ''))
    throw new HttpError(fieldError('ewayBillNumber', message))
  }
  await recordAudit(trx, {
    actorId: userId,
    action: 'order.transport-changed',
    subject: { kind: 'order', publicId: order.publicId, label: orderNameOf(order.publicId) },
    changes:
      because === undefined ? changes : [...changes, { field: 'reason', from: null, to: because }],
    at,
  })
}
