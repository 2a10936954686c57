import type { Pincode } from '@store/contract/schemas/orders/addresses'
import { defineEndpoints } from '@store/sdk'

/** Where a pincode is; the server has the table. */
export const pincodeApi = defineEndpoints('mf-checkout/pincodes', (build) => ({
  getPincode: build.query<Pincode, string>({
    query: (pincode) => `/shipment/pincodes/${pincode}`,
  }),
}))

export const { useGetPincodeQuery, useLazyGetPincodeQuery } = pincodeApi
