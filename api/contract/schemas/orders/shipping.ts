import { type Static, Type } from 'typebox'
import { deliveryMethods } from '../../rules/shipping/delivery.ts'
import { consignees } from '../../rules/shipping/place-of-supply.ts'
import { Id, oneOf } from '../wire.ts'

const Text = (maxLength: number) => Type.String({ maxLength })
const Optional = (maxLength: number) => Type.Optional(Text(maxLength))

export const DeliveryMethodSchema = Type.Unsafe<(typeof deliveryMethods)[number]>(
  Type.String({ enum: [...deliveryMethods] }),
)

/** Who gets the goods. */
export const ConsigneeSchema = oneOf(consignees, {
  description:
    'the buyer himself, or somebody else; when missing, somebody else if the GST number is of another state',
})

/** The rest of the address of `companyAddress`, where the buyer is registered for GST. */
const registeredAddress = {
  companyCity: Optional(80),
  companyState: Optional(80),
  companyPincode: Optional(10),
}

/** The request of the checkout (spec §3); the required fields depend on the caller's role (spec §5). */
export const ShippingSchema = Type.Object(
  {
    fullName: Text(120),
    phone: Text(20),
    address: Text(400),
    city: Text(80),
    state: Text(80),
    pincode: Text(10),
    businessName: Optional(160),
    gstNumber: Optional(20),
    panNumber: Optional(20),
    companyAddress: Optional(400),
    ...registeredAddress,
    consignee: Type.Optional(ConsigneeSchema),
    deliveryMethod: Type.Optional(DeliveryMethodSchema),
    courierOption: Optional(60),
    customCourier: Optional(80),
    busName: Optional(80),
    busNumber: Optional(40),
    contactNumber: Optional(20),
  },
  { additionalProperties: false },
)

/** Saved details; `userId` shows a browser whose they are (spec §3). */
export const ShippingInfoSchema = Type.Object({ ...ShippingSchema.properties, userId: Id })

/** What the registration knows of it, so that the first checkout asks for nothing twice. */
export const RegisteredShippingSchema = Type.Partial(
  Type.Pick(ShippingSchema, [
    'phone',
    'address',
    'city',
    'state',
    'pincode',
    'businessName',
    'gstNumber',
    'panNumber',
    'companyAddress',
    'companyCity',
    'companyState',
    'companyPincode',
  ]),
)

export const SavedShippingSchema = Type.Object({
  shippingInfo: Type.Union([ShippingInfoSchema, Type.Null()]),
  registered: Type.Optional(RegisteredShippingSchema),
})

export type Shipping = Static<typeof ShippingSchema>
export type ShippingInfo = Static<typeof ShippingInfoSchema>
export type RegisteredShipping = Static<typeof RegisteredShippingSchema>
export type SavedShipping = Static<typeof SavedShippingSchema>
