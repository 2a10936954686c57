import { type Static, Type } from 'typebox'
import { mostOrdersAtOnce } from '../../rules/limits.ts'
import { type HoldGroup, holdGroups } from '../../rules/orders/reserved/hold.ts'
import { Id, oneOf, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

const of = Type.Optional(
  oneOf<HoldGroup>(holdGroups, {
    description: 'all holds of its buyer, or of the network from which it came; buyer by default',
  }),
)

/** Whose holds are meant, seen from one of their orders. */
export const HoldsQuerySchema = Type.Object({ of }, strict)

/** An order whose goods nobody has paid, and nobody has decided on. */
export const HoldSchema = Type.Object({
  _id: Id,
  totalAmount: Rupees,
  pieces: Type.Integer(),
  hasProof: Type.Boolean({ description: 'a payment proof waits to be checked' }),
})

/** All holds of a buyer or a network that the caller may cancel, oldest first. */
export const HoldsSchema = Type.Object({
  orders: Type.Array(HoldSchema, { maxItems: mostOrdersAtOnce }),
  buyers: Type.Integer({ description: 'whose orders these are' }),
  more: Type.Integer({ description: 'how many did not fit' }),
  untouched: Type.Object(
    {
      paid: Type.Integer(),
      inWork: Type.Integer({ description: 'begun with, or with money on its way' }),
      known: Type.Integer({ description: 'unpaid, of buyers who have paid another order' }),
    },
    { description: 'other orders of theirs, without cancelled ones' },
  ),
})

const cancellation = {
  orders: Type.Array(
    Type.Object(
      {
        _id: Id,
        hasProof: Type.Optional(
          Type.Boolean({
            description:
              'true: also while a payment proof waits to be checked, which the caller has seen',
          }),
        ),
      },
      strict,
    ),
    { minItems: 1, maxItems: mostOrdersAtOnce },
  ),
  reason: Type.Optional(
    Type.String({ maxLength: 500, description: 'required; the buyers read it' }),
  ),
}

/** Cancels holds that were seen, each in a transaction of its own. One that is a hold no longer stays, with the reason. */
export const CancelHoldsSchema = Type.Object(cancellation, strict)
export const CancelHoldsOfOrderSchema = Type.Object({ ...cancellation, of }, strict)

export type Hold = Static<typeof HoldSchema>
export type Holds = Static<typeof HoldsSchema>
export type CancelHolds = Static<typeof CancelHoldsSchema>
