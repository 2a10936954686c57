import { type Static, Type } from 'typebox'

/** Whether the caller is told when a product is back in stock. */
export const StockAlertSchema = Type.Object({ isSet: Type.Boolean() })

export type StockAlert = Static<typeof StockAlertSchema>
