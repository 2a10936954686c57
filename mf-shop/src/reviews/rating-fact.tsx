import { RatingLine } from './rating-line.tsx'
import { initialReviewCount, useGetReviewsQuery } from './reviews-api.ts'

/** The rating beside a product's facts; its place stays empty until it is known. */
export function RatingFact({ productId }: { productId: string }) {
  const { currentData: page } = useGetReviewsQuery({ productId, limit: initialReviewCount })
  return page ? <RatingLine {...page} /> : null
}
