import type { BankBlock } from '@store/contract/schemas/settings'
import { defineEndpoints } from '../../store/define-endpoints.ts'

/** The bank details for payments (spec §2, Payment), from the server's configuration. */
export const paymentApi = defineEndpoints('sdk/payment', (build) => ({
  getPaymentSettings: build.query<BankBlock, void>({
    query: () => '/settings/payment',
    providesTags: ['PaymentSettings'],
  }),
}))

export const { useGetPaymentSettingsQuery } = paymentApi
