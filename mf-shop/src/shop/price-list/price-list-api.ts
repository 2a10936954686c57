import type { PriceListQuery } from '@store/contract/schemas/catalog/catalog'
import { defineEndpoints, withoutBlanks } from '@store/sdk'

/** Long enough for thousands of products over a slow connection, in milliseconds. */
const downloadTimeoutMs = 180_000

/** The price list of the caller as a file. */
export const priceListApi = defineEndpoints('mf-shop/price-list', (build) => ({
  /** Returns a blob URL for `saveBlob`. A plain link would send no token, and get retail prices. */
  downloadPriceList: build.mutation<string, PriceListQuery>({
    query: (params) => ({
      url: '/products/price-list',
      params: withoutBlanks(params),
      timeout: downloadTimeoutMs,
      responseHandler: async (response): Promise<unknown> =>
        response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
    }),
  }),
}))

export const { useDownloadPriceListMutation } = priceListApi
