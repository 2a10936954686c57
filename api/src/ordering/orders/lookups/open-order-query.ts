import type { Tier } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { isReceived, receiptSources } from '@store/contract/rules/payments/receipt-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { OrderShippingSchema } from '@store/contract/schemas/orders/orders'
import { Compile } from 'typebox/compile'
import { type Database, firstIdOf } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'

/** An order that received money may be for. */
export interface PayableOrder {
  id: number
  publicId: string
  tier: Tier
  userId: number
  userPublicId: string
  buyerNames: string[]
  total: Paise
  taxable: Paise
  /** Without a dash; undefined for an order that was not reserved. */
  paymentCode: string | undefined
  proofReference: string | undefined
  /** YYYY-MM-DD in India. */
  placedOn: string
  isCancelled: boolean
}

interface PayableRow {
  id: number
  public_id: string
  tier: Tier
  user_id: number
  user_public_id: string
  user_name: string
  shipping: string
  total_paise: number
  payment_code: string | null
  payment_reference: string | null
  order_status: string
  created_at: Date
}

const shippingCheck = Compile(OrderShippingSchema)
/** What an order that needs no more money is paid by. */
const certain = receiptSources.filter(isReceived)

/**
 * The latest orders that were placed since an instant and are not paid by received money: also those that an admin
 * recorded as paid, and the cancelled ones.
 */
export async function findPayableOrders(
  db: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<PayableOrder[]> {
  const rows: PayableRow[] = await selectPayable(db)
    .where('orders.public_id', '>=', firstIdOf(since.getTime()))
    .where((unpaid) => {
      void unpaid
        .whereNot('orders.payment_status', 'paid')
        .orWhereNull('orders.paid_by')
        .orWhereNotIn('orders.paid_by', certain)
    })
    .orderBy('orders.public_id', 'desc')
    .limit(limit)
  return payablesOf(db, rows)
}

/** Names in one statement. */
const batchSize = 1000

/** The orders with some payment codes, or references of their proofs, whatever was paid of them. */
export async function findNamedOrders(
  db: Database,
  { codes, references }: { codes: readonly string[]; references: readonly string[] },
): Promise<PayableOrder[]> {
  const rows = new Map<number, PayableRow>()
  const find = async (column: string, names: readonly string[]) => {
    for (let start = 0; start < names.length; start += batchSize) {
      const found: PayableRow[] = await selectPayable(db).whereIn(
        column,
        names.slice(start, start + batchSize),
      )
      for (const row of found) rows.set(row.id, row)
    }
  }
  await find('orders.payment_code', codes)
  await find('orders.payment_reference', references)
  return payablesOf(db, [...rows.values()])
}

function selectPayable(db: Database) {
  return db('orders')
    .modify(joinUser, 'orders.user_id')
    .select(
      'orders.id',
      'orders.public_id',
      'orders.tier',
      'orders.user_id',
      { user_public_id: userColumns.publicId, user_name: userColumns.name },
      'orders.shipping',
      'orders.total_paise',
      'orders.payment_code',
      'orders.payment_reference',
      'orders.order_status',
      'orders.created_at',
    )
}

async function payablesOf(db: Database, rows: readonly PayableRow[]): Promise<PayableOrder[]> {
  const taxable = await sumTaxable(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => payableOf(row, taxable.get(row.id) ?? 0))
}

async function sumTaxable(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows: { order_id: number; taxable: number | string }[] = await db('order_lines')
    .whereIn('order_id', [...ids])
    .groupBy('order_id')
    .select('order_id')
    .sum({ taxable: 'taxable_paise' })
  return new Map(rows.map(({ order_id: id, taxable }) => [id, Number(taxable)]))
}

function payableOf(row: PayableRow, taxable: number): PayableOrder {
  const shipping = shippingCheck.Parse(JSON.parse(row.shipping))
  const names = [row.user_name, shipping.businessName, shipping.fullName]
  return {
    id: row.id,
    publicId: row.public_id,
    tier: row.tier,
    userId: row.user_id,
    userPublicId: row.user_public_id,
    buyerNames: [
      ...new Set(names.filter((name): name is string => name !== undefined && name !== '')),
    ],
    total: paise(row.total_paise),
    taxable: paise(taxable),
    paymentCode: row.payment_code ?? undefined,
    proofReference: row.payment_reference ?? undefined,
    placedOn: indiaDayOf(row.created_at),
    isCancelled: row.order_status === 'cancelled',
  }
}
