import { type Shipping, ShippingSchema } from '@store/contract/schemas/orders/shipping'
import { Compile } from 'typebox/compile'

const check = Compile(ShippingSchema)

/** Parses shipping details; throws when the value does not match the schema. */
export function parseShipping(value: unknown): Shipping {
  return check.Parse(value)
}

/** Saved shipping details in the database. */
export interface ShippingColumns {
  details: string
  /** Fields that the former release does not know and would refuse to read in `details`. */
  billing: string | null
}

/** The columns of saved shipping details. */
export function columnsOfShipping(shipping: Shipping): ShippingColumns {
  const { companyCity, companyState, companyPincode, consignee, ...details } = shipping
  const billing = JSON.stringify({ companyCity, companyState, companyPincode, consignee })
  return { details: JSON.stringify(details), billing: billing === '{}' ? null : billing }
}

/** Saved shipping details from their columns; throws when these do not match the schema. */
export function shippingOfColumns({ details, billing }: ShippingColumns): Shipping {
  const parsed: unknown[] = [JSON.parse(details), JSON.parse(billing ?? '{}')]
  return parseShipping(Object.assign({}, ...parsed))
}
