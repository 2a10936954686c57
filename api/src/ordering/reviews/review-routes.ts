import {
  ReviewFormSchema,
  ReviewListSchema,
  ReviewQuerySchema,
  ReviewSchema,
} from '@store/contract/schemas/catalog/reviews'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, buyers, setPaging, type TypedApp } from '../../base/base.ts'
import { presentReview } from './review-presenter.ts'
import type { ReviewService } from './review-service.ts'

/** Reviews of a product: public to read, written by buyers (ordering 7.1). */
export function registerReviews(app: TypedApp, reviews: ReviewService): void {
  app.get(
    '/products/:id/reviews',
    {
      config: { access: 'public', operation: 'listReviews' },
      schema: {
        params: IdParamsSchema,
        querystring: ReviewQuerySchema,
        response: { 200: ReviewListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await reviews.list(request.params.id, request.query)
      setPaging(reply, request, page)
      void reply.header('x-rating-average', page.average.toFixed(1))
      return page.reviews.map(presentReview)
    },
  )

  app.post(
    '/products/:id/reviews',
    {
      config: { access: buyers, operation: 'writeReview' },
      schema: {
        params: IdParamsSchema,
        body: ReviewFormSchema,
        response: { 201: ReviewSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const review = await reviews.write(request.params.id, request.body, actorOf(request))
      return reply.status(201).send(presentReview(review))
    },
  )
}
