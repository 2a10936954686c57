import { RatingLine } from './rating-line.tsx'
import { initialReviewCount, useGetReviewsQuery } from './reviews-api.ts'

/** The rating in the product's data; empty while loading. */
export function RatingFact({ productId }: { productId: string }) {
  const { currentData: page } = useGetReviewsQuery({ productId, limit: initialReviewCount })
  return page ? <RatingLine {...page} /> : null
}
