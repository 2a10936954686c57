import type { BankBlock } from '@store/contract/schemas/settings'
import { defineEndpoints } from '../../store/define-endpoints.ts'

/** Where the caller sends the money (spec §2, Payment); the values are the server's configuration. */
export const paymentApi = defineEndpoints('sdk/payment', (build) => ({
  getPaymentSettings: build.query<BankBlock, void>({
    query: () => '/settings/payment',
    providesTags: ['PaymentSettings'],
  }),
}))

export const { useGetPaymentSettingsQuery } = paymentApi
