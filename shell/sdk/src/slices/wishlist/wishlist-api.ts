import { isRecord } from '@store/contract/rules/is-record'
import { largestListLimit } from '@store/contract/rules/limits'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Wishlist, WishlistEntry } from '@store/contract/schemas/catalog/wishlist'
import type { MessageBody } from '@store/contract/schemas/wire'
import { type StoreBaseQuery, storeBaseQuery } from '../../requests/base-query.ts'
import { totalOf } from '../../requests/list-answer.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import type { RootState } from '../../store/root-reducer.ts'

/** False when the response is not from the store, but for example from a captive portal. */
const unexpectedResponse = { status: 'CUSTOM_ERROR', error: 'not an answer of the store' } as const

function isWishlist(answer: unknown): answer is Wishlist {
  return isRecord(answer) && Array.isArray(answer.wishlist)
}

/** Fetches all pages: the screen shows every entry, and product cards check for theirs. */
async function readWishlist(read: (url: string) => ReturnType<StoreBaseQuery>) {
  const entries: WishlistEntry[] = []
  for (let page = 1; ; page += 1) {
    const { data, error, meta } = await read(`/wishlist/get?limit=${largestListLimit}&page=${page}`)
    if (!isWishlist(data)) return { error: error ?? unexpectedResponse }
    entries.push(...data.wishlist)
    if (data.wishlist.length === 0 || page * largestListLimit >= totalOf(meta, entries.length)) {
      return { data: entries }
    }
  }
}

/** The caller's wishlist, with optimistic updates. */
export const wishlistApi = defineEndpoints('sdk/wishlist', (build) => ({
  getWishlist: build.query<WishlistEntry[], void>({
    queryFn: (_none, api, options) => readWishlist((url) => storeBaseQuery(url, api, options)),
    providesTags: ['Wishlist'],
  }),
  addToWishlist: build.mutation<MessageBody, Product>({
    query: ({ _id }) => ({ url: '/wishlist/add', method: 'POST', body: { productId: _id } }),
    onQueryStarted: async (product, { dispatch, getState, queryFulfilled }) => {
      const patch = dispatch(
        wishlistApi.util.updateQueryData('getWishlist', undefined, (entries) => {
          const isThere = entries.some((entry) => entry.product._id === product._id)
          if (!isThere) entries.unshift({ _id: product._id, product })
        }),
      )
      const answer = await queryFulfilled.catch(() => undefined)
      if (!answer) patch.undo()
      const isShown = answer !== undefined && includesFinally(getState(), product._id) === true
      if (!isShown) dispatch(wishlistApi.util.invalidateTags(['Wishlist']))
    },
  }),
  removeFromWishlist: build.mutation<MessageBody, string>({
    query: (productId) => ({ url: '/wishlist/remove', method: 'POST', body: { productId } }),
    onQueryStarted: async (productId, { dispatch, getState, queryFulfilled }) => {
      const patch = dispatch(
        wishlistApi.util.updateQueryData('getWishlist', undefined, (entries) =>
          entries.filter((entry) => entry.product._id !== productId),
        ),
      )
      const answer = await queryFulfilled.catch(() => undefined)
      if (!answer) patch.undo()
      const isShown = answer !== undefined && includesFinally(getState(), productId) === false
      if (!isShown) dispatch(wishlistApi.util.invalidateTags(['Wishlist']))
    },
  }),
}))

/** Whether the cached wishlist includes a product; `undefined` while a read is pending, which may be from before a change. */
function includesFinally(state: Pick<RootState, 'storeApi'>, productId: string) {
  const { status, data } = wishlistApi.endpoints.getWishlist.select()(state)
  return status === 'pending' ? undefined : data?.some(({ product }) => product._id === productId)
}

export const { useGetWishlistQuery } = wishlistApi
