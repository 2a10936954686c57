import createError from '@fastify/error'
import * as messages from '@store/contract/rules/messages'

/** 403: the product was not delivered to this buyer. */
export const NotBoughtError = createError('NOT_BOUGHT', messages.reviews.notBought, 403)

/** 409: the buyer has already reviewed this product. */
export const AlreadyReviewedError = createError(
  'REVIEWED_BEFORE',
  messages.reviews.reviewedBefore,
  409,
)
