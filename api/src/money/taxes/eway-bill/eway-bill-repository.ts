import type { KeptTransport } from '@store/contract/rules/taxes/transport'
import { TransportSchema } from '@store/contract/schemas/taxes/eway-bills'
import { Compile } from 'typebox/compile'
import type { Database } from '../../../base/base.ts'
import { joinedOrder, joinOrder } from '../../../ordering/ordering.ts'

/** How the goods of an order travel, and the number of their e-way bill once the portal gave one. */
export interface StoredEwayBill {
  transport: KeptTransport
  number: string | undefined
  /** Undefined while it is not known. */
  validUntil: Date | undefined
}

/** The columns of a stored bill. */
export interface EwayBillRow {
  transport: string
  number: string | null
  validUntil: Date | null
}

const transportCheck = Compile(TransportSchema)

export function parseEwayBill({ transport, number, validUntil }: EwayBillRow): StoredEwayBill {
  return {
    transport: transportCheck.Parse(JSON.parse(transport)),
    number: number ?? undefined,
    validUntil: validUntil ?? undefined,
  }
}

/** What is known of orders, by their internal keys; nothing of those of which nothing was said. */
export async function findEwayBills(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, StoredEwayBill>> {
  if (orderIds.length === 0) return new Map()
  const rows: (EwayBillRow & { orderId: number })[] = await db('eway_bills')
    .whereIn('order_id', orderIds)
    .select({
      ...{ orderId: 'order_id', transport: 'transport', number: 'number' },
      validUntil: 'valid_until',
    })
  return new Map(rows.map((row) => [row.orderId, parseEwayBill(row)]))
}

/**
 * Stores what is known of an order that is locked. Not by one statement that inserts or updates: a number that another order
 * has would change that one.
 */
export async function saveEwayBill(
  trx: Database,
  orderId: number,
  {
    transport,
    number,
    validUntil,
    isKnown,
    userId,
    at,
  }: StoredEwayBill & { isKnown: boolean; userId: number; at: Date },
): Promise<void> {
  const row = {
    ...{ transport: JSON.stringify(transport), number: number ?? null },
    valid_until: validUntil ?? null,
    ...{ updated_by: userId, updated_at: at },
  }
  if (isKnown) await trx('eway_bills').where('order_id', orderId).update(row)
  else await trx('eway_bills').insert({ order_id: orderId, ...row })
}

/** The public ids of the orders that e-way bills were entered for. */
export async function findOwnersOfEwayBills(
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows: { number: string; publicId: string }[] = await db('eway_bills as bill')
    .modify(joinOrder, 'bill.order_id')
    .whereIn('bill.number', numbers)
    .select({ number: 'bill.number', publicId: joinedOrder.publicId })
  return new Map(rows.map(({ number, publicId }) => [number, publicId]))
}
