import { type Static, Type } from 'typebox'
import { addressLimit } from '../../rules/shipping/address-book.ts'
import { Id } from '../wire.ts'
import { ShippingSchema } from './shipping.ts'

/** An address to save: the fields of the checkout, by its rules (ordering 2.1). */
export const AddressFormSchema = Type.Object(
  {
    ...ShippingSchema.properties,
    isDefault: Type.Optional(
      Type.Boolean({ description: 'chosen at checkout unless the buyer chooses another one' }),
    ),
  },
  { additionalProperties: false },
)

/** An entry of the address book. */
export const AddressSchema = Type.Object({
  ...ShippingSchema.properties,
  _id: Id,
  isDefault: Type.Boolean(),
})

/** The address book: the address used last comes first. Its limit is that of the book, so it has no pages. */
export const AddressListSchema = Type.Object({
  addresses: Type.Array(AddressSchema, { maxItems: addressLimit }),
})

export const AddressBodySchema = Type.Object({ address: AddressSchema })

export const PincodeParamsSchema = Type.Object({
  pincode: Type.String({ minLength: 1, maxLength: 20 }),
})

/** Where a pincode is: its state, other states of the same sorting district, and the city where it is known. */
export const PincodeSchema = Type.Object({
  state: Type.String({ description: 'as in the list of states of the checkout' }),
  states: Type.Array(Type.String(), {
    description: 'every state that the pincode may belong to, the likeliest first',
  }),
  city: Type.Optional(Type.String()),
})

export type AddressForm = Static<typeof AddressFormSchema>
export type Address = Static<typeof AddressSchema>
export type AddressList = Static<typeof AddressListSchema>
export type AddressBody = Static<typeof AddressBodySchema>
export type Pincode = Static<typeof PincodeSchema>
