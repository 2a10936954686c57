import type { SalesGroup } from '@store/contract/rules/sales/sales-groups'
import type { Sales } from '@store/contract/schemas/payments/sales'
import type { TableFormat } from '@store/contract/schemas/wire'
import { defineEndpoints, totalOf, withoutBlanks } from '@store/sdk'
import { managedOrdersTag } from '../orders/admin-orders-api.ts'
import { readBlobUrl } from '../table-files/read-blob-url.ts'

/** Sales of some days; blank: the financial year until today. */
type SalesChoice = { by: SalesGroup; from: string; to: string }

/** Documents of years are added up when it is asked, in milliseconds. */
const timeoutMs = 60_000

const salesApi = defineEndpoints('mf-admin/sales', (build) => ({
  getSales: build.query<Sales & { total: number }, SalesChoice & { page: number; limit: number }>({
    query: (params) => ({
      url: '/admin/sales',
      params: withoutBlanks({ ...params }),
      timeout: timeoutMs,
    }),
    transformResponse: (sales: Sales, meta) => ({
      ...sales,
      total: totalOf(meta, sales.rows.length),
    }),
    providesTags: [managedOrdersTag],
  }),
  /** Returns a blob URL for `saveBlob`. */
  exportSales: build.mutation<string, SalesChoice & { format: TableFormat }>({
    query: (params) => ({
      url: '/admin/sales/file',
      params: withoutBlanks({ ...params }),
      timeout: timeoutMs,
      responseHandler: readBlobUrl,
    }),
  }),
}))

export const { useGetSalesQuery, useExportSalesMutation } = salesApi
