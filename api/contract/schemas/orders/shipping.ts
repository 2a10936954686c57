import { type Static, Type } from 'typebox'
import { deliveryMethods } from '../../rules/shipping/delivery.ts'
import { consignees } from '../../rules/shipping/place-of-supply.ts'
import { Id, NameText, OneLine, oneOf } from '../wire.ts'

const Lines = (maxLength: number) => Type.String({ maxLength })
const OptionalLine = (maxLength: number) => Type.Optional(OneLine(maxLength))
const OptionalName = (maxLength: number) => Type.Optional(NameText(maxLength))

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
  companyCity: OptionalLine(80),
  companyState: OptionalLine(80),
  companyPincode: OptionalLine(10),
}

/** The request of the checkout ; the required fields depend on the caller's role (ordering 2.2). */
export const ShippingSchema = Type.Object(
  {
    fullName: NameText(120),
    phone: OneLine(20),
    address: Lines(400),
    city: OneLine(80),
    state: OneLine(80),
    pincode: OneLine(10),
    businessName: OptionalName(160),
    gstNumber: OptionalLine(20),
    panNumber: OptionalLine(20),
    companyAddress: Type.Optional(Lines(400)),
    ...registeredAddress,
    consignee: Type.Optional(ConsigneeSchema),
    deliveryMethod: Type.Optional(DeliveryMethodSchema),
    courierOption: OptionalLine(60),
    customCourier: OptionalName(80),
    busName: OptionalName(80),
    busNumber: OptionalLine(40),
    contactNumber: OptionalLine(20),
  },
  { additionalProperties: false },
)

/** Saved details; `userId` shows a browser whose they are (ordering 2.5). */
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
