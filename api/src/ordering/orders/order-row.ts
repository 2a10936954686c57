import type { Role, Tier } from '@store/contract/rules/accounts/roles'
import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import type { Dispatch, Freight } from '@store/contract/rules/orders/dispatch'
import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@store/contract/rules/orders/order-states'
import type { ProofStatus } from '@store/contract/rules/orders/proof-states'
import type { PaidBy } from '@store/contract/rules/payments/payment-status'
import { paise } from '@store/contract/rules/pricing/money'
import type { FreightAgreed } from '@store/contract/schemas/orders/delivery-terms'
import { OrderShippingSchema } from '@store/contract/schemas/orders/orders'
import { Compile } from 'typebox/compile'
import type { FileReference, MediaType } from '../../base/base.ts'
import type {
  DeliveryTerms,
  OrderEventKind,
  OrderEventRecord,
  OrderLineRecord,
  OrderRecord,
  StoredMark,
} from './order.ts'

/** Between the confirmed places of an order, in their column. */
export const placeSeparator = '; '

/** A row of `orders` as the driver returns it. */
export interface OrderRow {
  id: number
  public_id: string
  user_id: number
  tier: Tier
  order_status: OrderStatus
  payment_status: PaymentStatus
  payment_method: PaymentMethod
  /** What a person set by hand, or the rejection of the proof. */
  payment_mark: StoredMark | null
  /** What shows that it is paid; null also when it was paid before receipts were kept. */
  paid_by: PaidBy | null
  total_paise: number
  shipping: string
  /** GST code; null when the delivery state is the place of supply because the former release placed the order. */
  place_of_supply: string | null
  /** 1 while its tax details wait to be settled; null in orders of the former release. */
  has_tax_issues: 0 | 1 | null
  confirmed_place: string | null
  proof_file_id: number | null
  /** Instant of the proof's upload. */
  proof_at: Date
  /** Generated column, derived from `payment_status`; null without a proof. */
  proof_status: ProofStatus | null
  payment_reference: string | null
  /** Of the buyer's purchase order. */
  po_number: string | null
  /** What the buyer wrote for the seller; null also in orders of the former release. */
  buyer_note: string | null
  bill_file_id: number | null
  /** Until when an unpaid order is held; null when nothing is waited for, or without a limit. */
  pay_by: Date | null
  /** Without its dash. */
  payment_code: string | null
  /** Of an order on credit: from its invoice until it is due. */
  credit_days: number | null
  cancel_reason: string | null
  courier: string | null
  docket_number: string | null
  tracking_link: string | null
  packages: number | null
  freight: Freight | null
  /** Freight and dispatch as the buyer was told. */
  agreed_freight: FreightAgreed | null
  agreed_freight_paise: number | null
  agreed_dispatch_days: number | null
  agreed_cut_off_hour: number | null
  search_text: string
  version: number
  created_at: Date
  updated_at: Date
}

/** An order with its buyer and its two files, read in one statement. */
export interface JoinedOrderRow extends OrderRow {
  buyer_public_id: string
  buyer_name: string
  buyer_email: string
  proof_public_id: string | null
  proof_media_type: MediaType | null
  bill_public_id: string | null
}

/** A row of `order_lines`. */
export interface OrderLineRow {
  order_id: number
  line_no: number
  product_id: number | null
  name: string
  model_no: string
  brand: string
  category: string
  hsn: string | null
  /** Null on lines of older releases. */
  unit: UnitCode | null
  quantity: number
  unit_price_paise: number
  total_paise: number
  gst_basis_points: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
}

/** A row of `order_events`. */
export interface OrderEventRow {
  order_id: number
  actor_id: number | null
  kind: OrderEventKind
  from_value: string | null
  to_value: string | null
  reason: string | null
  created_at: Date
}

const shippingCheck = Compile(OrderShippingSchema)

function proofOf(row: JoinedOrderRow): FileReference | undefined {
  const { proof_public_id: publicId, proof_media_type: mediaType } = row
  return publicId && mediaType ? { publicId, kind: 'payment-proof', mediaType } : undefined
}

function billOf({ bill_public_id: publicId }: JoinedOrderRow): FileReference | undefined {
  return publicId ? { publicId, kind: 'bill', mediaType: 'application/pdf' } : undefined
}

function dispatchOf(row: OrderRow): Dispatch | undefined {
  if (row.courier === null) return undefined
  return {
    courier: row.courier,
    ...(row.docket_number !== null && { docketNumber: row.docket_number }),
    ...(row.tracking_link !== null && { trackingLink: row.tracking_link }),
    ...(row.packages !== null && { packages: row.packages }),
    ...(row.freight !== null && { freight: row.freight }),
  }
}

function deliveryTermsOf(row: OrderRow): DeliveryTerms | undefined {
  const { agreed_freight: freight, agreed_freight_paise: amount } = row
  const { agreed_dispatch_days: dispatchDays, agreed_cut_off_hour: cutOffHour } = row
  if (freight === null && dispatchDays === null) return undefined
  return {
    ...(freight !== null && { freight }),
    ...(amount !== null && { amount: paise(amount) }),
    ...(dispatchDays !== null && { dispatchDays }),
    ...(cutOffHour !== null && { cutOffHour }),
  }
}

/** Maps a row to an order; throws when its shipping column does not match the schema. */
export function orderOf(
  row: JoinedOrderRow,
): Omit<OrderRecord, 'lines' | 'events' | 'openAmount' | 'refundDue' | 'refunds'> {
  return {
    id: row.id,
    publicId: row.public_id,
    tier: row.tier,
    status: row.order_status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    paymentMark: row.payment_mark ?? undefined,
    paidBy: row.payment_status === 'paid' ? (row.paid_by ?? 'before') : undefined,
    total: paise(row.total_paise),
    shipping: shippingCheck.Parse(JSON.parse(row.shipping)),
    placeOfSupply: row.place_of_supply ?? undefined,
    hasTaxIssues: row.has_tax_issues === 1,
    confirmedPlaces: row.confirmed_place?.split(placeSeparator) ?? [],
    dispatch: dispatchOf(row),
    deliveryTerms: deliveryTermsOf(row),
    cancelReason: row.cancel_reason ?? undefined,
    buyer: {
      userId: row.user_id,
      publicId: row.buyer_public_id,
      name: row.buyer_name,
      email: row.buyer_email,
    },
    proof: proofOf(row),
    proofStatus: row.proof_status ?? undefined,
    proofAt: row.proof_at,
    paymentReference: row.payment_reference ?? undefined,
    poNumber: row.po_number ?? undefined,
    buyerNote: row.buyer_note ?? undefined,
    payBy: row.pay_by ?? undefined,
    paymentCode: row.payment_code ?? undefined,
    creditDays: row.credit_days ?? undefined,
    bill: billOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function lineOf(row: OrderLineRow & { product_public_id: string | null }): OrderLineRecord {
  return {
    productId: row.product_id ?? undefined,
    productPublicId: row.product_public_id ?? undefined,
    name: row.name,
    modelNo: row.model_no,
    brand: row.brand,
    category: row.category,
    hsn: row.hsn ?? undefined,
    unit: row.unit ?? undefined,
    quantity: row.quantity,
    unitPrice: paise(row.unit_price_paise),
    total: paise(row.total_paise),
    gstPercent: row.gst_basis_points / 100,
    taxable: paise(row.taxable_paise),
    cgst: paise(row.cgst_paise),
    sgst: paise(row.sgst_paise),
    igst: paise(row.igst_paise),
  }
}

export function eventOf(
  row: OrderEventRow & { actor_name: string | null; actor_role: Role | null },
): OrderEventRecord {
  const { actor_name: name, actor_role: role } = row
  return {
    at: row.created_at,
    kind: row.kind,
    from: row.from_value ?? undefined,
    to: row.to_value ?? undefined,
    reason: row.reason ?? undefined,
    actor: name !== null && role !== null ? { name, role } : undefined,
  }
}
