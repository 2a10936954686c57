import { createApi } from '@reduxjs/toolkit/query/react'
import { storeBaseQuery } from './base-query.ts'

/** What server data is called when a change makes it old. */
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
 * The one API of the site. It starts empty; slices and remotes add theirs through
 * `defineEndpoints`, so that nobody downloads the calls of screens he never opens.
 */
export const storeApi = createApi({
  reducerPath: 'storeApi',
  baseQuery: storeBaseQuery,
  tagTypes: storeTags,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // A slow call elsewhere must not hold back what a change made old; `readOvertaken` does the rest.
  invalidationBehavior: 'immediately',
  // A slow call elsewhere must not hold back what a change made old; `readOvertaken` does the rest.
  endpoints: () => ({}),
})
