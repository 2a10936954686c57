import { type Shipping, ShippingSchema } from '@store/contract/schemas/orders/shipping'
import { Compile } from 'typebox/compile'

const check = Compile(ShippingSchema)

/** Parses shipping details; throws when the value does not match the schema. */
export function parseShipping(value: unknown): Shipping {
  return check.Parse(value)
}
