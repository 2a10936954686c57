import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { ContactMessage } from '@store/contract/schemas/accounts/contact'
import type { NotificationForm } from '@store/contract/schemas/accounts/notifications'
import type { OrderDispatch } from '@store/contract/schemas/orders/orders'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import type { DemoBuyer } from './buyers/demo-buyers.ts'
import type { Slip } from './slips/slip.ts'

/** A line that a buyer orders. */
export interface PlannedLine {
  product: ProductRecord
  quantity: number
}

/** An order that is going to be placed. */
export interface PlannedOrder {
  at: Date
  buyer: DemoBuyer
  lines: PlannedLine[]
  /** By the price rule of the contract, so that the slip can be drawn beforehand. */
  total: Paise
  slip: Slip
  /** The transaction number that the buyer types; some type none. */
  reference: string | undefined
}

/** Something that happens to an order. */
export type OrderStep = { order: PlannedOrder } & (
  | { kind: 'place-order' }
  | { kind: 'review-proof'; verdict: ProofVerdict; reason?: string }
  | { kind: 'replace-proof'; slip: Slip }
  | { kind: 'set-payment'; status: PaymentStatus }
  | { kind: 'set-status'; status: OrderStatus; dispatch?: OrderDispatch }
  | { kind: 'upload-bill' }
  | { kind: 'cancel-order'; reason: string }
)

/** Something else that a buyer does. */
export type BuyerStep = { buyer: DemoBuyer } & (
  | { kind: 'register' }
  | { kind: 'write-review'; product: ProductRecord; rating: number; comment: string }
  | { kind: 'fill-cart'; lines: PlannedLine[] }
  | { kind: 'save-list'; name: string; lines: PlannedLine[] }
  | { kind: 'add-to-wishlist' | 'set-stock-alert'; product: ProductRecord }
)

type PublicStep =
  | { kind: 'write-contact'; form: ContactMessage }
  | { kind: 'send-notification'; form: NotificationForm }
  | { kind: 'miss-search'; words: string; times: number }

/** Something that a person did, and when. */
export type Step = { at: Date } & (OrderStep | BuyerStep | PublicStep)
