import { createApi } from '@reduxjs/toolkit/query/react'
import { storeBaseQuery } from '../requests/base-query.ts'

/** Cache tags of the server data. */
export const storeTags = [
  'Account',
  'Audit',
  'Cart',
  'Complaint',
  'Dashboard',
  'Import',
  'Notification',
  'Order',
  'PaymentSettings',
  'Product',
  'Review',
  'Shipping',
  'Wishlist',
] as const

export type StoreTag = (typeof storeTags)[number]

/**
 * The one API of the site. It starts empty; slices and remotes add their endpoints through
 * `defineEndpoints`, so a browser never downloads the endpoints of screens it does not open.
 */
export const storeApi = createApi({
  reducerPath: 'storeApi',
  baseQuery: storeBaseQuery,
  tagTypes: storeTags,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // A slow call elsewhere must not delay invalidation; `refetchMiddleware` handles pending reads.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})
