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

/** Figures of the store, or of an admin's tier. Revenue is what is paid and not cancelled. */
export const AnalyticsSchema = Type.Object({
  from: Day,
  to: Day,
  days: Type.Array(Type.Object({ day: Day, orders: Type.Integer(), revenue: Rupees })),
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
export type Analytics = Static<typeof AnalyticsSchema>
