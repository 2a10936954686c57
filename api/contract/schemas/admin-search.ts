import { type Static, Type } from 'typebox'
import { RoleSchema } from './accounts/accounts.ts'
import { OrderStatusSchema, PaymentStatusSchema } from './orders/orders.ts'
import { Id, Instant, Rupees } from './wire.ts'

/** What of an order matched: its number, transaction, buyer, phone, a product of it, its place, or what its buyer wrote. */
export const orderMatches = [
  ...(['number', 'utr', 'po', 'phone', 'buyer', 'product', 'place', 'note'] as const),
] as const
export type OrderMatch = (typeof orderMatches)[number]

export const AdminSearchQuerySchema = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)

export const FoundOrderSchema = Type.Object({
  _id: Id,
  buyer: Type.String({ description: 'the firm, else the name on the parcel' }),
  totalAmount: Rupees,
  orderStatus: OrderStatusSchema,
  paymentStatus: PaymentStatusSchema,
  createdAt: Instant,
  matched: Type.Unsafe<OrderMatch>(Type.String({ enum: [...orderMatches] })),
  matchedText: Type.String({ description: 'the whole text of what matched' }),
})

export const FoundBuyerSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  mobile: Type.String(),
  role: RoleSchema,
  firmName: Type.Optional(Type.String()),
})

export const FoundProductSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  brand: Type.String(),
  modelNo: Type.String(),
  stock: Type.Integer(),
})

/** What an admin may see of what is typed: at most six of each kind, best first. */
export const AdminSearchResultSchema = Type.Object({
  orders: Type.Array(FoundOrderSchema),
  buyers: Type.Optional(Type.Array(FoundBuyerSchema, { description: 'for the superadmin' })),
  products: Type.Optional(Type.Array(FoundProductSchema, { description: 'for the superadmin' })),
})

export type AdminSearchQuery = Static<typeof AdminSearchQuerySchema>
export type FoundOrder = Static<typeof FoundOrderSchema>
export type FoundBuyer = Static<typeof FoundBuyerSchema>
export type FoundProduct = Static<typeof FoundProductSchema>
export type AdminSearchResult = Static<typeof AdminSearchResultSchema>
