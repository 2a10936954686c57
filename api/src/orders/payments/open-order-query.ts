import type { Tier } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { isReceived, receiptSources } from '@store/contract/rules/payments/receipt-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { OrderShippingSchema } from '@store/contract/schemas/orders/orders'
import { Compile } from 'typebox/compile'
import { joinUser, userColumns } from '../../accounts/user-query.ts'
import type { Database } from '../../database/database.ts'
import { firstIdOf } from '../../shared/ids.ts'

/** An order that received money may be for. */
export interface PayableOrder {
  id: number
  publicId: string
  tier: Tier
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
 * believed to be paid, and the cancelled ones.
 */
export async function findPayableOrders(
  db: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<PayableOrder[]> {
  const rows: PayableRow[] = await db('orders')
    .modify(joinUser, 'orders.user_id')
    .where('orders.public_id', '>=', firstIdOf(since.getTime()))
    .where((unpaid) => {
      void unpaid
        .whereNot('orders.payment_status', 'paid')
        .orWhereNull('orders.paid_by')
        .orWhereNotIn('orders.paid_by', certain)
    })
    .orderBy('orders.public_id', 'desc')
    .limit(limit)
    .select(
      'orders.id',
      'orders.public_id',
      'orders.tier',
      { user_public_id: userColumns.publicId, user_name: userColumns.name },
      'orders.shipping',
      'orders.total_paise',
      'orders.payment_code',
      'orders.payment_reference',
      'orders.order_status',
      'orders.created_at',
    )
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
