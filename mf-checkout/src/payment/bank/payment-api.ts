import type { BankBlock } from '@store/contract/schemas/settings'
import { defineEndpoints } from '@store/sdk'

/** The bank details for payments (support 5.3), from the server's configuration. */
export const paymentApi = defineEndpoints('mf-checkout/payment', (build) => ({
  getPaymentSettings: build.query<BankBlock, void>({
    query: () => '/settings/payment',
    providesTags: ['PaymentSettings'],
  }),
}))

export const { useGetPaymentSettingsQuery } = paymentApi
