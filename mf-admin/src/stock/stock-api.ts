import type {
  CountBody,
  CountList,
  GoodsIn,
  GoodsInBody,
  GoodsInList,
  ReorderExportQuery,
  ReorderList,
  ReorderQuery,
  StockCard,
  StockCount,
  StockFile,
  StockLines,
  SupplierList,
} from '@store/contract/schemas/stock/stock'
import { createRetryKeys, defineEndpoints, totalOf, withoutBlanks } from '@store/sdk'
import { readBlobUrl } from '../table-files/read-blob-url.ts'

const stockTag = { type: 'Product', id: 'stock' } as const
const billKeys = createRetryKeys<GoodsInBody>()
const countKeys = createRetryKeys<CountBody>()

/** Sales of 90 days of a large store, in milliseconds. */
const reportTimeoutMs = 60_000

/** A page of a list. */
export type StockPage = { page: number; limit: number }

/** Goods in, counts, stock cards and the reorder list. */
export const stockApi = defineEndpoints('mf-admin/stock', (build) => ({
  readStockList: build.mutation<StockLines, string>({
    query: (list) => ({ url: '/stock/list', method: 'POST', body: { list } }),
  }),
  readStockFile: build.mutation<StockFile, { file: File; columns: string | undefined }>({
    query: ({ file, columns }) => {
      const body = new FormData()
      if (columns !== undefined) body.append('columns', columns)
      body.append('file', file)
      return { url: '/stock/list/file', method: 'POST', body }
    },
  }),
  getSuppliers: build.query<SupplierList['suppliers'], void>({
    query: () => '/suppliers',
    transformResponse: ({ suppliers }: SupplierList) => suppliers,
    providesTags: [stockTag],
  }),
  getGoodsInList: build.query<GoodsInList & { total: number }, StockPage>({
    query: (params) => ({ url: '/stock/goods-in', params }),
    transformResponse: (list: GoodsInList, meta) => ({
      ...list,
      total: totalOf(meta, list.bills.length),
    }),
    providesTags: [stockTag],
  }),
  getGoodsIn: build.query<GoodsIn, string>({
    query: (id) => `/stock/goods-in/${encodeURIComponent(id)}`,
    providesTags: [stockTag],
  }),
  bookGoodsIn: build.mutation<GoodsIn, GoodsInBody>({
    query: (body) => ({
      url: '/stock/goods-in',
      method: 'POST',
      headers: billKeys.headersFor(body),
      body,
    }),
    transformErrorResponse: billKeys.rememberFailure,
    invalidatesTags: (bill) => (bill ? ['Product', 'Dashboard'] : []),
  }),
  reverseGoodsIn: build.mutation<GoodsIn, { id: string; reason: string }>({
    query: ({ id, reason }) => ({
      url: `/stock/goods-in/${encodeURIComponent(id)}/reverse`,
      method: 'POST',
      body: { reason },
    }),
    invalidatesTags: ['Product', 'Dashboard'],
  }),
  getCounts: build.query<CountList & { total: number }, StockPage>({
    query: (params) => ({ url: '/stock/counts', params }),
    transformResponse: (list: CountList, meta) => ({
      ...list,
      total: totalOf(meta, list.counts.length),
    }),
    providesTags: [stockTag],
  }),
  getCount: build.query<StockCount, string>({
    query: (id) => `/stock/counts/${encodeURIComponent(id)}`,
    providesTags: [stockTag],
  }),
  postCount: build.mutation<StockCount, CountBody>({
    query: (body) => ({
      url: '/stock/counts',
      method: 'POST',
      headers: countKeys.headersFor(body),
      body,
    }),
    transformErrorResponse: countKeys.rememberFailure,
    invalidatesTags: (count) => (count ? ['Product', 'Dashboard'] : []),
  }),
  getStockCard: build.query<StockCard & { total: number }, StockPage & { id: string }>({
    query: ({ id, ...params }) => ({ url: `/stock/products/${encodeURIComponent(id)}`, params }),
    transformResponse: (card: StockCard, meta) => ({
      ...card,
      total: totalOf(meta, card.movements.length),
    }),
    providesTags: [stockTag],
  }),
  getReorder: build.query<ReorderList & { total: number }, ReorderQuery>({
    query: (params) => ({
      url: '/stock/reorder',
      params: withoutBlanks({ ...params }),
      timeout: reportTimeoutMs,
    }),
    transformResponse: (list: ReorderList, meta) => ({
      ...list,
      total: totalOf(meta, list.lines.length),
    }),
    providesTags: [stockTag],
  }),
  /** Returns a blob URL for `saveBlob`. */
  exportReorder: build.mutation<string, ReorderExportQuery>({
    query: (params) => ({
      url: '/stock/reorder/export',
      params: withoutBlanks({ ...params }),
      timeout: reportTimeoutMs,
      responseHandler: readBlobUrl,
    }),
  }),
}))

export const {
  useReadStockListMutation,
  useReadStockFileMutation,
  useGetSuppliersQuery,
  useGetGoodsInListQuery,
  useGetGoodsInQuery,
  useBookGoodsInMutation,
  useReverseGoodsInMutation,
  useGetCountsQuery,
  useGetCountQuery,
  usePostCountMutation,
  useGetStockCardQuery,
  useGetReorderQuery,
  useExportReorderMutation,
} = stockApi
