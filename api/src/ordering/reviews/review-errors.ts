import * as messages from '@store/contract/rules/messages'
import { defineError } from '../../base/base.ts'

/** 403: the product was not delivered to this buyer. */
export const NotBoughtError = defineError('not_bought', messages.reviews.notBought, 403)

/** 409: the buyer has already reviewed this product. */
export const AlreadyReviewedError = defineError(
  'reviewed_before',
  messages.reviews.reviewedBefore,
  409,
)
