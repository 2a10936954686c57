import { validateReview } from '@store/contract/rules/catalog/review-validation'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { ReviewForm, ReviewQuery } from '@store/contract/schemas/catalog/reviews'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  isDuplicate,
  newPublicId,
  type PageOfList,
} from '../../base/base.ts'
import { findLiveProduct, ProductNotFoundError } from '../../catalog/catalog.ts'
import { hasReceived } from '../orders/order-line-query.ts'
import { AlreadyReviewedError, NotBoughtError } from './review-errors.ts'
import { findRating, findReviews, insertReview, type ReviewRecord } from './review-repository.ts'

/** Product reviews (ordering 7.1). */
export interface ReviewService {
  /**
   * A page of a product's reviews, newest first, and the mean of all of them (0 without any).
   * @throws ProductNotFoundError
   */
  list(
    productPublicId: string,
    query: ReviewQuery,
  ): Promise<PageOfList & { average: number; reviews: ReviewRecord[] }>
  /** @throws ProductNotFoundError, NotBoughtError, AlreadyReviewedError, HttpError */
  write(
    productPublicId: string,
    form: ReviewForm,
    actor: Pick<Actor, 'userId' | 'name'>,
  ): Promise<ReviewRecord>
}

export function createReviewService({ db, clock }: { db: Database; clock: Clock }): ReviewService {
  const idOf = async (publicId: string): Promise<number> => {
    const product = await findLiveProduct(db, publicId)
    if (!product) throw new ProductNotFoundError()
    return product.id
  }
  return {
    async list(productPublicId, { page = 1, limit = defaultListLimit }) {
      const productId = await idOf(productPublicId)
      const [reviews, rating] = await Promise.all([
        findReviews(db, productId, { offset: (page - 1) * limit, limit }),
        findRating(db, productId),
      ])
      return { reviews, ...rating, page, limit }
    },

    async write(productPublicId, form, { userId, name: author }) {
      assertValid(validateReview(form))
      const productId = await idOf(productPublicId)
      if (!(await hasReceived(db, { userId, productId }))) throw new NotBoughtError()
      const review = {
        publicId: newPublicId(),
        rating: form.rating,
        comment: form.comment.trim(),
        createdAt: clock.now(),
      }
      try {
        await insertReview(db, { ...review, productId, userId })
      } catch (error) {
        throw isDuplicate(error) ? new AlreadyReviewedError() : error
      }
      return { ...review, author }
    },
  }
}
