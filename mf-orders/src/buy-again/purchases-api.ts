import { isRecord } from '@store/contract/rules/is-record'
import { largestListLimit } from '@store/contract/rules/limits'
import type { Purchase, PurchaseList, QuantityFile } from '@store/contract/schemas/orders/purchases'
import { type AnswerMeta, callApiWith, defineEndpoints, totalOf } from '@store/sdk'

const callApi = callApiWith()

/** False when the response is not from the store, but for example from a captive portal. */
const unexpectedResponse = { status: 'CUSTOM_ERROR', error: 'not an answer of the store' } as const

function isPurchaseList(answer: unknown): answer is PurchaseList {
  return isRecord(answer) && Array.isArray(answer.purchases)
}

/** Products that fit a screen of the home page. */
const usualProducts = 8

/** The products that a buyer bought last. */
interface UsualPurchases {
  purchases: Purchase[]
  /** How many there are in all. */
  total: number
}

/** What the caller has bought. */
export const purchasesApi = defineEndpoints('mf-orders/purchases', (build) => ({
  /** All pages: the screen filters as one types, and matches files against every product. */
  getPurchases: build.query<Purchase[], void>({
    queryFn: async (_none, api, options) => {
      const purchases: Purchase[] = []
      for (let page = 1; ; page += 1) {
        const rest = page === 1 ? '' : `&page=${page}`
        const { data, error, meta } = await callApi(
          `/purchases?limit=${largestListLimit}${rest}`,
          api,
          options,
        )
        if (!isPurchaseList(data)) return { error: error ?? unexpectedResponse }
        purchases.push(...data.purchases)
        const isLast = page * largestListLimit >= totalOf(meta, purchases.length)
        if (isLast || data.purchases.length === 0) return { data: purchases }
      }
    },
    providesTags: [{ type: 'Order', id: 'own' }],
  }),
  getUsualPurchases: build.query<UsualPurchases, void>({
    query: () => ({ url: '/purchases', params: { limit: usualProducts } }),
    transformResponse: ({ purchases }: PurchaseList, meta: AnswerMeta) => ({
      purchases,
      total: totalOf(meta, purchases.length),
    }),
    providesTags: [{ type: 'Order', id: 'own' }],
  }),
  /** Returns a blob URL for `saveBlob`. A plain link would send no token. */
  exportPurchases: build.mutation<string, void>({
    query: () => ({
      url: '/purchases/export?format=xlsx',
      responseHandler: async (response): Promise<unknown> =>
        response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
    }),
  }),
  /** Model numbers and quantities of an Excel or CSV file. */
  readQuantityFile: build.mutation<QuantityFile, { file: File; columns: string | undefined }>({
    query: ({ file, columns }) => {
      const body = new FormData()
      if (columns !== undefined) body.append('columns', columns)
      body.append('file', file)
      return { url: '/purchases/quantities', method: 'POST', body }
    },
  }),
}))

export const {
  useGetPurchasesQuery,
  useGetUsualPurchasesQuery,
  useExportPurchasesMutation,
  useReadQuantityFileMutation,
} = purchasesApi
