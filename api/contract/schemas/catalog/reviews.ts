import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { Id, Instant } from '../wire.ts'

const strict = { additionalProperties: false }

export const ReviewFormSchema = Type.Object(
  {
    rating: Type.Number({ description: 'one to five' }),
    comment: Type.String({ maxLength: 2_000 }),
  },
  strict,
)

export const ReviewSchema = Type.Object({
  _id: Id,
  rating: Type.Integer(),
  comment: Type.String(),
  author: Type.String({ description: 'first name of the buyer, nothing else of the person' }),
  createdAt: Instant,
})

export const ReviewListSchema = Type.Array(ReviewSchema)

export const ReviewQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export type ReviewForm = Static<typeof ReviewFormSchema>
export type Review = Static<typeof ReviewSchema>
export type ReviewQuery = Static<typeof ReviewQuerySchema>
