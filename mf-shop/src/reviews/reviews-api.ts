import type { Review, ReviewForm } from '@store/contract/schemas/reviews'
import { defineEndpoints, ratingOf, totalOf } from '@store/sdk'

/** As many are read before a person asks for more. */
export const initialReviewCount = 5

/** What buyers say of a product: the newest, how many there are in all, and the mean of all in stars. */
export interface ReviewPage {
  reviews: Review[]
  total: number
  average: number
}

interface ReviewsArgs {
  productId: string
  /** At most so many of the newest. */
  limit: number
}

/** Reviews of products; who may write one is the server's to say (api.md, Catalogue). */
export const reviewsApi = defineEndpoints('mf-shop/reviews', (build) => ({
  getReviews: build.query<ReviewPage, ReviewsArgs>({
    query: ({ productId, limit }) => ({ url: pathOf(productId), params: { limit } }),
    transformResponse: (reviews: Review[], meta) => ({
      reviews,
      total: totalOf(meta, reviews.length),
      average: ratingOf(meta),
    }),
    providesTags: (_page, _error, { productId }) => [{ type: 'Review', id: productId }],
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
