import type { StockAlert } from '@store/contract/schemas/catalog/stock-alerts'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

/** Whether the buyer is told when a product is back in stock. */
export const stockAlertApi = defineEndpoints('mf-shop/stock-alert', (build) => ({
  getStockAlert: build.query<StockAlert, string>({
    query: (productId) => `/products/${productId}/stock-alert`,
    providesTags: ['Account'],
  }),
  setStockAlert: build.mutation<MessageBody, { productId: string; isSet: boolean }>({
    query: ({ productId, isSet }) => ({
      url: `/products/${productId}/stock-alert`,
      method: isSet ? 'PUT' : 'DELETE',
    }),
    invalidatesTags: ['Account'],
  }),
}))

export const { useGetStockAlertQuery, useSetStockAlertMutation } = stockAlertApi
