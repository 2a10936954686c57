import type { Review } from '@store/contract/schemas/catalog/reviews'
import type { ReviewRecord } from './review-repository.ts'

/** A review on the wire; of the author's name only the first name is public. */
export function presentReview(review: ReviewRecord): Review {
  const { publicId, rating, comment, author, createdAt } = review
  const [firstName = ''] = author.trim().split(/\s+/)
  return { _id: publicId, rating, comment, author: firstName, createdAt: createdAt.toISOString() }
}
