import { largestListLimit } from '@store/contract/rules/limits'
import type { Review, ReviewForm } from '@store/contract/schemas/reviews'
import { defineEndpoints, totalOf } from '@store/sdk'

/** What buyers say of a product: the newest, and how many there are in all. */
export interface ReviewPage {
  reviews: Review[]
  total: number
}

/** Reviews of products; who may write one is the server's to say (api.md, Catalogue). */
export const reviewsApi = defineEndpoints('mf-shop/reviews', (build) => ({
  getReviews: build.query<ReviewPage, string>({
    query: (productId) => ({ url: pathOf(productId), params: { limit: largestListLimit } }),
    transformResponse: (reviews: Review[], meta) => ({
      reviews,
      total: totalOf(meta, reviews.length),
    }),
    providesTags: (_page, _error, productId) => [{ type: 'Review', id: productId }],
  }),
  writeReview: build.mutation<Review, { productId: string; review: ReviewForm }>({
    query: ({ productId, review }) => ({ url: pathOf(productId), method: 'POST', body: review }),
    invalidatesTags: (review, _error, { productId }) =>
      review ? [{ type: 'Review', id: productId }] : [],
  }),
}))

export const { useGetReviewsQuery, useWriteReviewMutation } = reviewsApi

function pathOf(productId: string): string {
  return `/products/${encodeURIComponent(productId)}/reviews`
}
