import type { Audience } from '@store/contract/rules/accounts/roles'
import type { Dispatch } from '@store/contract/rules/orders/dispatch'
import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { TaxDetailsChange } from '@store/contract/schemas/orders/tax-details'
import { defineEndpoints } from '@store/sdk'
import { managedOrdersTag } from './admin-orders-api.ts'
import { showChangedOrder } from './show-changed-order.ts'

/** A PDF over a slow line, in milliseconds. */
const uploadTimeoutMs = 180_000

/**
 * Tags invalidated by a change. A failure means that the order has changed, so the lists are refetched, too. After
 * a success they are not, so that the order does not disappear while an admin works on it.
 */
function invalidatedTags(_answer: unknown, error: unknown) {
  return ['Dashboard' as const, ...(error === undefined ? [] : [managedOrdersTag])]
}

/** {@link invalidatedTags} of a change with which invoices and credit notes are issued. */
function tagsWithPapers(answer: unknown, error: unknown, { id }: { id: string }) {
  return [...invalidatedTags(answer, error), { type: 'Order' as const, id }]
}

/** The screens of the enduser-admin use the reseller-admin's path (people 1.3). */
function statusPathRole(role: Audience): string {
  return role === 'enduser-admin' ? 'reseller-admin' : role
}

function billForm(bill: File): FormData {
  const form = new FormData()
  form.append('billPdf', bill)
  return form
}

interface OrderStatusChange {
  role: Audience
  id: string
  status: OrderStatus
  /** The status that the order was seen with: with another one now, it is not changed. */
  seen: OrderStatus
  /** Only with shipped or delivered. */
  dispatch?: Dispatch
  /** Only with cancelled. */
  reason?: string
}

/** Changes of an order by an admin; each returns the changed order. */
export const adminOrderChangesApi = defineEndpoints('mf-admin/admin-order-changes', (build) => ({
  setOrderStatus: build.mutation<OrderChanged, OrderStatusChange>({
    query: ({ role, id, ...change }) => ({
      url: `/${statusPathRole(role)}/orders/${id}/status`,
      method: 'PUT',
      body: change,
    }),
    invalidatesTags: tagsWithPapers,
    onQueryStarted: showChangedOrder,
  }),
  setPaymentStatus: build.mutation<OrderChanged, { id: string; paymentStatus: PaymentStatus }>({
    query: ({ id, paymentStatus }) => ({
      url: `/dashboard/orders/${id}/payment`,
      method: 'PUT',
      body: { paymentStatus },
    }),
    invalidatesTags: invalidatedTags,
    onQueryStarted: showChangedOrder,
  }),
  settleTaxDetails: build.mutation<OrderChanged, { id: string; change: TaxDetailsChange }>({
    query: ({ id, change }) => ({ url: `/orders/${id}/tax-details`, method: 'PUT', body: change }),
    invalidatesTags: tagsWithPapers,
    onQueryStarted: showChangedOrder,
  }),
  uploadBill: build.mutation<OrderChanged, { id: string; bill: File }>({
    query: ({ id, bill }) => ({
      url: `/orders/bill/${id}`,
      method: 'PUT',
      body: billForm(bill),
      timeout: uploadTimeoutMs,
    }),
    invalidatesTags: invalidatedTags,
    onQueryStarted: showChangedOrder,
  }),
  deleteBill: build.mutation<OrderChanged, string>({
    query: (id) => ({ url: `/orders/bill/${id}`, method: 'DELETE' }),
    invalidatesTags: invalidatedTags,
    onQueryStarted: showChangedOrder,
  }),
}))

export const {
  useSetOrderStatusMutation,
  useSetPaymentStatusMutation,
  useSettleTaxDetailsMutation,
  useUploadBillMutation,
  useDeleteBillMutation,
} = adminOrderChangesApi
