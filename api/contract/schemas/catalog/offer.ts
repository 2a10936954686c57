import { type Static, Type } from 'typebox'
import { Rupees } from '../wire.ts'
import { SlabSchema } from './catalog.ts'

/** What a product on sale costs the caller today: `price` is the tier's for one piece (catalog 2.1). */
export const OfferSchema = Type.Object({
  stock: Type.Integer(),
  price: Rupees,
  quantityBasedPrices: Type.Array(SlabSchema),
})

export type WireOffer = Static<typeof OfferSchema>
