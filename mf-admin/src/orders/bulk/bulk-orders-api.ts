import type { Dispatch } from '@store/contract/rules/orders/dispatch'
import type {
  BulkStatus,
  BulkStatusResults,
  ExportOrders,
  PrintOrders,
} from '@store/contract/schemas/orders/order-management'
import { defineEndpoints } from '@store/sdk'
import { readBlobUrl } from '../../table-files/read-blob-url.ts'
import { managedOrdersTag } from '../admin-orders-api.ts'
import { showOrders } from '../show-changed-order.ts'

/** Two hundred orders, each a transaction of its own, or a hundred orders as PDF, in milliseconds. */
const bulkTimeoutMs = 120_000

/** One status for many orders, each for the status that was seen, and how they are sent. */
export interface ManyStatuses extends Omit<BulkStatus, 'orders' | 'dispatch'> {
  orders: (Omit<BulkStatus['orders'][number], 'dispatch'> & { dispatch?: Dispatch })[]
  /** Of the orders without a dispatch of their own. */
  dispatch?: Dispatch
}

/** What is done to many orders at once (ordering 4.6). */
export const bulkOrdersApi = defineEndpoints('mf-admin/bulk-orders', (build) => ({
  setManyStatuses: build.mutation<BulkStatusResults, ManyStatuses>({
    query: (body) => ({
      url: '/orders/bulk/status',
      method: 'POST',
      body,
      timeout: bulkTimeoutMs,
    }),
    // The done ones leave their queue: whoever works through one wants to see what is left.
    invalidatesTags: ['Dashboard', managedOrdersTag],
    onQueryStarted: async (_change, { queryFulfilled, ...store }) => {
      const answer = await queryFulfilled.catch(() => undefined)
      const changed = answer?.data.results.flatMap((result) =>
        'order' in result ? result.order : [],
      )
      if (changed) showOrders(changed, store)
    },
  }),
  /** Returns a blob URL for `saveBlob`. */
  exportSelectedOrders: build.mutation<string, ExportOrders>({
    query: (body) => ({
      url: '/orders/bulk/export',
      method: 'POST',
      body,
      responseHandler: readBlobUrl,
    }),
  }),
  /** Returns a blob URL for `saveBlob`. */
  printOrders: build.mutation<string, PrintOrders>({
    query: (body) => ({
      url: '/orders/papers',
      method: 'POST',
      body,
      timeout: bulkTimeoutMs,
      responseHandler: readBlobUrl,
    }),
  }),
}))

export const {
  useSetManyStatusesMutation,
  useExportSelectedOrdersMutation,
  usePrintOrdersMutation,
} = bulkOrdersApi
