import type { Database } from '../../base/base.ts'
import { joinUser, userColumns } from '../../people/people.ts'

/** A stored review with its author's name. */
export interface ReviewRecord {
  publicId: string
  rating: number
  comment: string
  author: string
  createdAt: Date
}

/** Inserts a review; a second one of the same buyer violates a UNIQUE key. */
export async function insertReview(
  db: Database,
  review: Omit<ReviewRecord, 'author'> & { productId: number; userId: number },
): Promise<void> {
  await db('reviews').insert({
    public_id: review.publicId,
    product_id: review.productId,
    user_id: review.userId,
    rating: review.rating,
    comment: review.comment,
    created_at: review.createdAt,
  })
}

/** A page of a product's reviews, newest first. */
export async function findReviews(
  db: Database,
  productId: number,
  page: { offset: number; limit: number },
): Promise<ReviewRecord[]> {
  return db('reviews')
    .modify(joinUser, 'reviews.user_id')
    .where('reviews.product_id', productId)
    .orderBy('reviews.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .select('reviews.rating', 'reviews.comment', {
      publicId: 'reviews.public_id',
      author: userColumns.name,
      createdAt: 'reviews.created_at',
    })
}

/** Number of a product's reviews and their mean rating; 0 without any. */
export async function findRating(
  db: Database,
  productId: number,
): Promise<{ total: number; average: number }> {
  const row = await db('reviews')
    .where('product_id', productId)
    .count({ total: '*' })
    .avg({ average: 'rating' })
    .first()
  return { total: Number(row?.total ?? 0), average: Number(row?.average ?? 0) }
}
