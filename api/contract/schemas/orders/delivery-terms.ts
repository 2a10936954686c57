import { type Static, type TSchema, Type } from 'typebox'
import { freightsAgreed } from '../../rules/shipping/delivery.ts'
import { oneOf, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

const FreightAgreedSchema = oneOf(freightsAgreed, {
  description:
    'free, or paid by the receiver on delivery: a fixed sum, or what the carrier asks (to pay)',
})

const dispatchFields = {
  dispatchDays: Type.Optional(
    Type.Integer({ description: 'working days from the payment to dispatch' }),
  ),
  cutOffHour: Type.Optional(
    Type.Integer({ description: 'in India; a payment after it counts as of the next working day' }),
  ),
}

const methodFields = {
  freight: Type.Optional(FreightAgreedSchema),
  amount: Type.Optional(Type.Integer({ description: 'rupees of fixed freight' })),
  freeFrom: Type.Optional(
    Type.Integer({ description: 'rupees: free for orders of at least this total' }),
  ),
  ...dispatchFields,
}

const forEachMethod = <Terms extends TSchema>(terms: Terms) => ({
  courier: terms,
  bus: terms,
  transport: terms,
})

/** What one delivery method costs and when it leaves; what is absent is not set. */
export const MethodTermsSchema = Type.Object(methodFields)

/** The terms of each delivery method. */
export const DeliveryTableSchema = Type.Object(forEachMethod(MethodTermsSchema))

/** The terms of each delivery method, in a request. */
export const DeliveryTableFormSchema = Type.Object(
  forEachMethod(Type.Object(methodFields, strict)),
  strict,
)

/** Freight and dispatch of one order, as its buyer was told; freight is not part of the order's total. */
export const OrderDeliveryTermsSchema = Type.Object({
  freight: Type.Optional(FreightAgreedSchema),
  amount: Type.Optional(Rupees),
  ...dispatchFields,
})

export type FreightAgreed = Static<typeof FreightAgreedSchema>
export type MethodTerms = Static<typeof MethodTermsSchema>
export type DeliveryTable = Static<typeof DeliveryTableSchema>
export type OrderDeliveryTerms = Static<typeof OrderDeliveryTermsSchema>
