import type { Address } from '@store/contract/schemas/orders/addresses'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { useSession } from '@store/sdk'
import { useGetAddressesQuery } from '../addresses/address-book-api.ts'
import { withRegisteredAddress } from '../billing/registered-address.ts'
import { useGetShippingQuery } from './shipping-api.ts'
import { readStoredShipping } from './shipping-storage.ts'

/** What is known of a buyer's delivery before the checkout. */
export interface SavedDelivery {
  /** The preferred address, or details of the last order, or what the registration knows. */
  saved: Partial<Shipping> | undefined
  /** The address book. */
  addresses: readonly Address[]
  isLoading: boolean
}

/** If loading saved details fails, there are none; that must not block an order. */
export function useSavedShipping(): SavedDelivery {
  const { user } = useSession()
  const details = useGetShippingQuery()
  const book = useGetAddressesQuery()
  const addresses = book.data ?? []
  const preferred = addresses.find(({ isDefault }) => isDefault)
  const lastUsed = details.data?.shippingInfo ?? (user && readStoredShipping(user._id))
  const last = preferred ?? lastUsed ?? details.data?.registered
  return {
    saved: last && withRegisteredAddress(last, details.data?.registered),
    addresses,
    isLoading: details.isLoading || book.isLoading,
  }
}
