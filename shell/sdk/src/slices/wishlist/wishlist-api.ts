import { isRecord } from '@store/contract/rules/is-record'
import { largestListLimit } from '@store/contract/rules/limits'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Wishlist, WishlistEntry } from '@store/contract/schemas/catalog/wishlist'
import type { MessageBody } from '@store/contract/schemas/wire'
import { type StoreBaseQuery, storeBaseQuery } from '../../requests/base-query.ts'
import { totalOf } from '../../requests/list-answer.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import type { RootState } from '../../store/root-reducer.ts'
import type { AppDispatch } from '../../store/store.ts'

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
    onQueryStarted: (product, lifecycle) =>
      applyChange(lifecycle, { productId: product._id, isAdded: true }, (entries) => {
        const isThere = entries.some((entry) => entry.product._id === product._id)
        return isThere ? entries : [{ _id: product._id, product }, ...entries]
      }),
  }),
  removeFromWishlist: build.mutation<MessageBody, string>({
    query: (productId) => ({ url: '/wishlist/remove', method: 'POST', body: { productId } }),
    onQueryStarted: (productId, lifecycle) =>
      applyChange(lifecycle, { productId, isAdded: false }, (entries) =>
        entries.filter((entry) => entry.product._id !== productId),
      ),
  }),
}))

interface ChangeLifecycle {
  dispatch: AppDispatch
  getState: () => Pick<RootState, 'storeApi'>
  queryFulfilled: PromiseLike<unknown>
}

/** Whether the wishlist must include each product once the pending changes are done. */
const expected = new Map<string, boolean>()
let pendingChanges = 0

/**
 * Applies a change optimistically and undoes it when it fails. After the last pending change the wishlist is fetched
 * unless it shows them all: a read from before a change may have responded since, or may still do so.
 */
async function applyChange(
  { dispatch, getState, queryFulfilled }: ChangeLifecycle,
  { productId, isAdded }: { productId: string; isAdded: boolean },
  predict: (entries: WishlistEntry[]) => WishlistEntry[],
): Promise<void> {
  expected.set(productId, isAdded)
  pendingChanges += 1
  const patch = dispatch(wishlistApi.util.updateQueryData('getWishlist', undefined, predict))
  await Promise.resolve(queryFulfilled).catch(() => patch.undo())
  pendingChanges -= 1
  if (pendingChanges > 0) return
  const { status, data } = wishlistApi.endpoints.getWishlist.select()(getState())
  const ids = new Set(data?.map(({ product }) => product._id))
  const isShown = [...expected].every(([id, isThere]) => ids.has(id) === isThere)
  expected.clear()
  if (!isShown || status !== 'fulfilled') dispatch(wishlistApi.util.invalidateTags(['Wishlist']))
}

export const { useGetWishlistQuery } = wishlistApi
