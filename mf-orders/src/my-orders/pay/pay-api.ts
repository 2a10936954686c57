import type { PaymentLink } from '@store/contract/schemas/orders/reserved-orders'
import type { BankBlock } from '@store/contract/schemas/settings'
import { defineEndpoints } from '@store/sdk'

/** What paying a reserved order needs: the bank account, and the link for another device. */
export const payApi = defineEndpoints('mf-orders/pay', (build) => ({
  getBankAccount: build.query<BankBlock, void>({
    query: () => '/settings/payment',
    providesTags: ['PaymentSettings'],
  }),
  getPaymentLink: build.query<PaymentLink, string>({
    query: (orderId) => `/orders/${encodeURIComponent(orderId)}/payment-link`,
    providesTags: (_link, _error, id) => [{ type: 'Order', id }],
  }),
}))

export const { useGetBankAccountQuery, useGetPaymentLinkQuery } = payApi
