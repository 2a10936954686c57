import type {
  OrderEwayBill,
  OrderEwayBills,
  OrderTransportForm,
} from '@store/contract/schemas/taxes/eway-bills'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

/** Cache tags: what is known of bills, and the month's documents, which have it. */
const billsTag = { type: 'Order', id: 'eway-bills' } as const
const monthTag = { type: 'Order', id: 'taxes' } as const

/** Whether the goods of orders need an e-way bill, and what was said of their transport (taxes 4.9). */
export const ewayBillsApi = defineEndpoints('mf-admin/eway-bills', (build) => ({
  /** In the order of the ids. */
  readEwayBills: build.query<OrderEwayBill[], readonly string[]>({
    query: (orders) => ({ url: '/orders/eway-bills', method: 'POST', body: { orders } }),
    transformResponse: ({ orders }: OrderEwayBills) => orders,
    providesTags: [billsTag],
  }),
  saveTransport: build.mutation<MessageBody, { id: string; form: OrderTransportForm }>({
    query: ({ id, form }) => ({ url: `/orders/${id}/eway-bill`, method: 'PUT', body: form }),
    invalidatesTags: [billsTag, monthTag],
  }),
}))

export const { useReadEwayBillsQuery, useLazyReadEwayBillsQuery, useSaveTransportMutation } =
  ewayBillsApi
