import { type FormError, fieldError, findBlank } from '../field-errors.ts'
import * as messages from '../messages.ts'

/** A buyer's review of a product (ordering 7.1). */
export interface ReviewText {
  rating: number
  comment: string
}

/** Checks a review: one to five whole stars, and a comment. */
export function validateReview(review: ReviewText): FormError | undefined {
  const { rating } = review
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    return fieldError('rating', messages.reviews.rating)
  }
  return findBlank(review, ['comment'], messages.reviews.comment)
}
