import type { Tier } from '@store/contract/rules/accounts/roles'
import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { ProofStatus } from '@store/contract/rules/orders/proof-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import { applyScope } from '../order-join.ts'
import type { OrderScope } from '../order-scope.ts'

/** What other features show of an order beside its money. */
export interface OrderSummary {
  id: number
  publicId: string
  createdAt: Date
  tier: Tier
  /** The firm that the order is for, else the person. */
  buyerName: string
  total: Paise
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** Undefined without a proof. */
  proofStatus: ProofStatus | undefined
  paymentReference: string | undefined
  /** Of a reserved order, without a dash. */
  paymentCode: string | undefined
}

interface SummaryRow {
  id: number
  public_id: string
  created_at: Date
  tier: Tier
  buyer_name: string
  business_name: string | null
  total_paise: number
  order_status: OrderStatus
  payment_status: PaymentStatus
  proof_status: ProofStatus | null
  payment_reference: string | null
  payment_code: string | null
}

/** Summaries of orders of a scope by public id; others are absent. */
export async function findOrderSummaries(
  db: Database,
  publicIds: readonly string[],
  scope: OrderScope,
): Promise<Map<string, OrderSummary>> {
  if (publicIds.length === 0) return new Map()
  const query = db('orders')
    .modify(joinUser, 'orders.user_id')
    .whereIn('orders.public_id', [...publicIds])
  const rows: SummaryRow[] = await applyScope(query, scope).select(
    'orders.id',
    'orders.public_id',
    'orders.created_at',
    'orders.tier',
    {
      buyer_name: userColumns.name,
      business_name: db.raw("JSON_UNQUOTE(JSON_EXTRACT(orders.shipping, '$.businessName'))"),
    },
    'orders.total_paise',
    'orders.order_status',
    'orders.payment_status',
    'orders.proof_status',
    'orders.payment_reference',
    'orders.payment_code',
  )
  return new Map(rows.map((row) => [row.public_id, summaryOf(row)]))
}

function summaryOf(row: SummaryRow): OrderSummary {
  return {
    id: row.id,
    publicId: row.public_id,
    createdAt: row.created_at,
    tier: row.tier,
    buyerName: row.business_name?.trim() || row.buyer_name,
    total: paise(row.total_paise),
    status: row.order_status,
    paymentStatus: row.payment_status,
    proofStatus: row.proof_status ?? undefined,
    paymentReference: row.payment_reference ?? undefined,
    paymentCode: row.payment_code ?? undefined,
  }
}
