import type { Address } from '@store/contract/schemas/orders/addresses'
import type { Shipping } from '@store/contract/schemas/orders/shipping'

/** An entry of the address book. */
export interface StoredAddress {
  publicId: string
  shipping: Shipping
  isDefault: boolean
}

/** The wire format of an entry. */
export function presentAddress({ publicId, shipping, isDefault }: StoredAddress): Address {
  return { ...shipping, _id: publicId, isDefault }
}
