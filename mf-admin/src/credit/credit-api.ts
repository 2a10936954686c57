import type {
  CreditAnswer,
  CreditChanged,
  CreditTermsBody,
} from '@store/contract/schemas/payments/credit'
import { defineEndpoints } from '@store/sdk'
import { managedOrdersTag } from '../orders/admin-orders-api.ts'

const creditTag = { type: 'Order', id: 'credit' } as const

/** What the store lets buyers owe. */
export const creditApi = defineEndpoints('mf-admin/credit', (build) => ({
  getCredit: build.query<CreditAnswer, string>({
    query: (id) => `/ledgers/${encodeURIComponent(id)}/credit`,
    // Orders and payments change what is left.
    providesTags: [creditTag, managedOrdersTag],
  }),
  saveCredit: build.mutation<CreditChanged, { id: string; terms: CreditTermsBody }>({
    query: ({ id, terms }) => ({ url: `/ledgers/${id}/credit`, method: 'PUT', body: terms }),
    invalidatesTags: [creditTag, 'Audit'],
  }),
}))

export const { useGetCreditQuery, useSaveCreditMutation } = creditApi
