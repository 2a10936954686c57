import { type Static, Type } from 'typebox'
import { gstNumberFaults } from '../../rules/accounts/gst-number.ts'
import { OneLine, oneOf } from '../wire.ts'

/** A GST number that no paper carries: until it is put right, documents are made without it. */
const GstNumberIssueSchema = Type.Object({
  kind: Type.Literal('gst-number'),
  gstNumber: Type.String(),
  fault: oneOf(gstNumberFaults),
})

/** A pincode of other states than the one that is said: no invoice is issued until it is settled. */
const PlaceIssueSchema = Type.Object({
  kind: Type.Unsafe<'place' | 'registered-place'>(
    Type.String({
      enum: ['place', 'registered-place'],
      description: 'of the delivery, or of the registered address of the buyer',
    }),
  ),
  pincode: Type.String(),
  state: Type.String(),
  states: Type.Array(Type.String(), { description: 'where the pincode is, the likeliest first' }),
})

export const TaxIssueSchema = Type.Union([GstNumberIssueSchema, PlaceIssueSchema])

const Place = () =>
  Type.Object({ pincode: OneLine(10), state: OneLine(80) }, { additionalProperties: false })

/** The answer to one issue: another GST number, pincode and state, or that they are right as they are. */
export const TaxDetailsChangeSchema = Type.Object(
  {
    gstNumber: Type.Optional(OneLine(20, { description: 'blank: without a GST number' })),
    place: Type.Optional(Place()),
    registeredPlace: Type.Optional(Place()),
    isPlaceConfirmed: Type.Optional(
      Type.Literal(true, { description: 'pincode and state are right as they are; for admins' }),
    ),
    isRegisteredPlaceConfirmed: Type.Optional(
      Type.Literal(true, { description: 'the registered pincode is right as it is; for admins' }),
    ),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
)

export type TaxDetailsChange = Static<typeof TaxDetailsChangeSchema>
