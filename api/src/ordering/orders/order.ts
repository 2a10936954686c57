import type { Role, Tier } from '@store/contract/rules/accounts/roles'
import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import type { Dispatch } from '@store/contract/rules/orders/dispatch'
import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@store/contract/rules/orders/order-states'
import type { SeenLine } from '@store/contract/rules/orders/placing/cart-difference'
import type { ProofStatus } from '@store/contract/rules/orders/proof-states'
import type { PaidBy, PaymentMark } from '@store/contract/rules/payments/payment-status'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { OrderDeliveryTerms } from '@store/contract/schemas/orders/delivery-terms'
import type { Order, OrderEvent, OrderShipping } from '@store/contract/schemas/orders/orders'
import type { Buyer, CheckedFile, FileReference } from '../../base/base.ts'
import type { OrderRefundRecord } from './ledger/order-refunds.ts'

/** What a person set by hand, or `rejected`: the verdict on the proof. The later one counts. */
export type StoredMark = PaymentMark | 'rejected'

/** Freight and dispatch of an order, as they were when it was placed. */
export interface DeliveryTerms extends Omit<OrderDeliveryTerms, 'amount'> {
  /** Of fixed freight. */
  amount?: Paise
}

/** Kinds of timeline events (ordering 4.7). */
export type OrderEventKind = OrderEvent['kind']

/** A line of an order: a snapshot of the product's name and price. Money in paise. */
export interface OrderLineRecord {
  /** Internal key of the product; undefined when it was removed for good. */
  productId: number | undefined
  /** Public id of the product while it is still on sale. */
  productPublicId: string | undefined
  name: string
  modelNo: string
  brand: string
  category: string
  /** Undefined when the product had none. */
  hsn: string | undefined
  /** Unit quantity code; undefined on lines of older releases. */
  unit: UnitCode | undefined
  quantity: number
  unitPrice: Paise
  total: Paise
  gstPercent: number
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/** An event of an order's timeline. */
export interface OrderEventRecord {
  at: Date
  kind: OrderEventKind
  from: string | undefined
  to: string | undefined
  reason: string | undefined
  /** Undefined for the store itself. */
  actor: { name: string; role: Role } | undefined
}

/** An order with its lines, timeline, buyer and files. */
export interface OrderRecord {
  id: number
  publicId: string
  tier: Tier
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  /** What a person set by hand, or the rejection of the proof; decides while there is no money. */
  paymentMark: StoredMark | undefined
  /** What shows that it is paid; undefined while it is not. */
  paidBy: PaidBy | undefined
  total: Paise
  /** What is open of it once a part was paid; undefined for others, and for cancelled orders. */
  openAmount: Paise | undefined
  /** What goes back to the buyer; undefined when nothing does, and once all of it was recorded. */
  refundDue: Paise | undefined
  /** What went back to the buyer, oldest first, also what was struck out. */
  refunds: OrderRefundRecord[]
  shipping: OrderShipping
  /**
   * GST code of the place of supply. Undefined for an order that was placed before it was kept, and has its delivery state
   * for it.
   */
  placeOfSupply: string | undefined
  /** Whether its tax details wait to be settled, as the queue finds it; a shipped order waits for its invoice then. */
  hasTaxIssues: boolean
  /** Pincode and state that an admin has confirmed as they are. */
  confirmedPlaces: readonly string[]
  /** Undefined until an admin says how it was sent. */
  dispatch: Dispatch | undefined
  /** Undefined when the seller had set none, and of orders of before they were kept. */
  deliveryTerms: DeliveryTerms | undefined
  cancelReason: string | undefined
  buyer: { userId: number; publicId: string; name: string; email: string }
  proof: FileReference | undefined
  /** Undefined without a proof. */
  proofStatus: ProofStatus | undefined
  proofAt: Date
  /** The bank's transaction number, if the buyer entered it. */
  paymentReference: string | undefined
  /** Of the buyer's purchase order; undefined without one. */
  poNumber: string | undefined
  /** What the buyer wrote for the seller. */
  buyerNote: string | undefined
  /**
   * A reserved order is held until then and lapses unless it is paid. Undefined for other orders, and once a proof was sent,
   * money was assigned or an admin went on with it.
   */
  payBy: Date | undefined
  /** The note of the transfer that pays a reserved order or one on credit, without its dash; undefined for other orders. */
  paymentCode: string | undefined
  /** Of an order on credit: it is due so many days after its invoice, as the terms were when it was placed. */
  creditDays: number | undefined
  bill: FileReference | undefined
  createdAt: Date
  updatedAt: Date
  lines: OrderLineRecord[]
  events: OrderEventRecord[]
}

/** A placed order with the stored response to the first request with its Idempotency-Key, if any. */
export interface PlacedOrder extends OrderRecord {
  storedResponse?: Order | undefined
}

/** A buyer's request to order the cart, as it arrived. */
export interface PlacingRequest<Form> {
  buyer: Buyer
  form: Form
  /** The Idempotency-Key header (base 1.10). */
  key: string | undefined
}

/** An Idempotency-Key of a buyer, and what it came with (base 1.10). */
export interface KeyedRequest {
  userId: number
  key: string
  /** SHA-256 of the request's contents, in hex. The same key must come with the same contents. */
  contentSha256: string
}

/** How an order is held until it is paid. */
export interface PaymentHold {
  hours: number
  /** Maximum number of orders that are held for a buyer at once. */
  limit: number
}

/** The payment of a new order. */
export interface DraftPayment {
  method: PaymentMethod
  proof?: CheckedFile
  /** The bank's transaction number, if the buyer entered it. */
  reference?: string | undefined
  /** For an order that is held until it is paid. */
  hold?: PaymentHold
  /** For an order on credit. */
  isOnCredit?: true
}

/** The order that the buyer agreed to, as far as the client sent it. */
export interface ExpectedOrder {
  total?: Paise | undefined
  lines?: readonly SeenLine[] | undefined
}

/** An order of a buyer's cart that is not priced yet, with any payment method. */
export interface OrderDraft {
  publicId: string
  buyer: Buyer
  shipping: OrderShipping
  /** Of the buyer's purchase order; undefined without one. */
  poNumber: string | undefined
  /** What the buyer writes for the seller. */
  buyerNote: string | undefined
  expected: ExpectedOrder
  payment: DraftPayment
  /** Undefined without an Idempotency-Key. */
  request: KeyedRequest | undefined
}
