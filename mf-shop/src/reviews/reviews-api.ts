import type { Review, ReviewForm } from '@store/contract/schemas/catalog/reviews'
import { type AnswerMeta, defineEndpoints, totalOf } from '@store/sdk'

/** Number of reviews fetched before the user asks for more. */
export const initialReviewCount = 5

/** The newest reviews of a product, their total and the average rating. */
export interface ReviewPage {
  reviews: Review[]
  total: number
  average: number
}

interface ReviewsArgs {
  productId: string
  /** Maximum number of the newest reviews. */
  limit: number
}

/** Reviews of products; the server decides who may write one (ordering 7.1). */
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

/** The mean of all reviews in stars, to one decimal: the header `X-Rating-Average`; 0 without any. */
function ratingOf(meta: AnswerMeta): number {
  return Number(meta?.response?.headers.get('x-rating-average') ?? 0)
}
