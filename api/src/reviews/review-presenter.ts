import type { Review } from '@store/contract/schemas/reviews'
import type { ReviewRecord } from './review-repository.ts'

/** A review as everybody may read it: of its author the first name alone. */
export function presentReview(review: ReviewRecord): Review {
  const { publicId, rating, comment, author, createdAt } = review
  const [firstName = ''] = author.trim().split(/\s+/)
  return { _id: publicId, rating, comment, author: firstName, createdAt: createdAt.toISOString() }
}
