import { type Shipping, ShippingSchema } from '@store/contract/schemas/shipping'
import { Compile } from 'typebox/compile'

const check = Compile(ShippingSchema)

/** Reads shipping details from what is not known to be any; throws when it is none. */
export function parseShipping(value: unknown): Shipping {
  return check.Parse(value)
}
