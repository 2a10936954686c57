import type { Product } from '@store/contract/schemas/catalog'
import type { MessageBody } from '@store/contract/schemas/wire'
import type { Wishlist, WishlistEntry } from '@store/contract/schemas/wishlist'
import { defineEndpoints } from '../../store/define-endpoints.ts'

/** The caller's wishlist. Adding and removing show at once and are taken back when refused. */
export const wishlistApi = defineEndpoints('sdk/wishlist', (build) => ({
  getWishlist: build.query<WishlistEntry[], void>({
    query: () => '/wishlist/get',
    transformResponse: ({ wishlist }: Wishlist) => wishlist,
    providesTags: ['Wishlist'],
  }),
  addToWishlist: build.mutation<MessageBody, Product>({
    query: ({ _id }) => ({ url: '/wishlist/add', method: 'POST', body: { productId: _id } }),
    onQueryStarted: async (product, { dispatch, queryFulfilled }) => {
      const patch = dispatch(
        wishlistApi.util.updateQueryData('getWishlist', undefined, (entries) => {
          const isThere = entries.some((entry) => entry.product._id === product._id)
          if (!isThere) entries.unshift({ _id: product._id, product })
        }),
      )
      const answer = await queryFulfilled.catch(() => undefined)
      if (!answer) patch.undo()
      const isShown = answer !== undefined && patch.patches.length > 0
      if (!isShown) dispatch(wishlistApi.util.invalidateTags(['Wishlist']))
    },
  }),
  removeFromWishlist: build.mutation<MessageBody, string>({
    query: (productId) => ({ url: '/wishlist/remove', method: 'POST', body: { productId } }),
    onQueryStarted: async (productId, { dispatch, queryFulfilled }) => {
      const patch = dispatch(
        wishlistApi.util.updateQueryData('getWishlist', undefined, (entries) =>
          entries.filter((entry) => entry.product._id !== productId),
        ),
      )
      const answer = await queryFulfilled.catch(() => undefined)
      if (answer) return
      patch.undo()
      dispatch(wishlistApi.util.invalidateTags(['Wishlist']))
    },
  }),
}))

export const { useGetWishlistQuery } = wishlistApi
