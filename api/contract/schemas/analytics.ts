import { type Static, Type } from 'typebox'
import { Id, Rupees } from './wire.ts'

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, a day in India' })

/** A range of days, both included; the last thirty by default. */
export const AnalyticsQuerySchema = Type.Object(
  { from: Type.Optional(Day), to: Type.Optional(Day) },
  { additionalProperties: false },
)

const SoldSchema = Type.Object({
  name: Type.String(),
  pieces: Type.Integer({ description: 'in orders that are not cancelled' }),
  revenue: Rupees,
})

/** Of the orders that were shipped: half took at most the median, nine of ten at most p90. */
const shippingTime = {
  orders: Type.Integer({ description: 'shipped, and paid with a proof' }),
  medianHours: Type.Number(),
  p90Hours: Type.Number(),
}

/**
 * Hours from the last payment proof of an order to its shipping, nights and holidays included, by the day of shipping.
 * Days without such an order are missing, and so is `total` when all are.
 */
const ProofToShippedSchema = Type.Object({
  total: Type.Optional(Type.Object(shippingTime)),
  days: Type.Array(Type.Object({ day: Day, ...shippingTime })),
})

/** Figures of the store, or of an admin's tier. Revenue is what is paid and not cancelled. */
export const AnalyticsSchema = Type.Object({
  from: Day,
  to: Day,
  days: Type.Array(
    Type.Object({
      day: Day,
      orders: Type.Integer(),
      revenue: Rupees,
      customers: Type.Integer({ description: 'buyers who registered on this day' }),
      messages: Type.Optional(
        Type.Integer({ description: 'complaints and enquiries; for the superadmin only' }),
      ),
    }),
  ),
  proofToShipped: ProofToShippedSchema,
  topProducts: Type.Array(
    Type.Object({ ...SoldSchema.properties, modelNo: Type.String(), brand: Type.String() }),
  ),
  topBrands: Type.Array(SoldSchema),
  topCategories: Type.Array(SoldSchema),
  tiers: Type.Array(Type.Object({ tier: Type.String(), orders: Type.Integer(), revenue: Rupees })),
  lowStock: Type.Array(
    Type.Object({ _id: Id, name: Type.String(), modelNo: Type.String(), stock: Type.Integer() }),
  ),
})

export type AnalyticsQuery = Static<typeof AnalyticsQuerySchema>
export type ProofToShipped = Static<typeof ProofToShippedSchema>
export type Analytics = Static<typeof AnalyticsSchema>
