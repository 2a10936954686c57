import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react'
import type { StoreBaseQuery } from '../requests/base-query.ts'
import { registerInvalidations } from './refetch-middleware.ts'
import { type StoreTag, storeApi } from './store-api.ts'

export type StoreEndpointBuilder = EndpointBuilder<StoreBaseQuery, StoreTag, 'storeApi'>

const ownerOf = new Map<string, string>()

function claimNames(owner: string, names: readonly string[]): void {
  for (const name of names) {
    const existingOwner = ownerOf.get(name)
    if (existingOwner !== undefined && existingOwner !== owner) {
      throw new Error(`${owner} defines the endpoint ${name}, which belongs to ${existingOwner}`)
    }
  }
  for (const name of names) ownerOf.set(name, owner)
}

/**
 * Adds endpoints to the store's API; the only way to do so, for the SDK's slices and for remotes.
 * RTK Query silently ignores a duplicate name; here it throws, unless the owner is the same: after a hot update, or for
 * another release of the same remote.
 * @param owner the defining folder, for example `mf-admin/admin-orders`
 * @throws Error when a name belongs to another owner
 * @example
 * export const reviewsApi = defineEndpoints('mf-shop/reviews', (build) => ({
 *   getReviews: build.query<Review[], string>({ query: (id) => `/products/${id}/reviews` }),
 * }))
 * export const { useGetReviewsQuery } = reviewsApi
 */
export function defineEndpoints<Definitions extends EndpointDefinitions>(
  owner: string,
  describe: (build: StoreEndpointBuilder) => Definitions,
) {
  return storeApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => {
      const definitions = describe(build)
      claimNames(owner, Object.keys(definitions))
      registerInvalidations(definitions)
      return definitions
    },
  })
}
