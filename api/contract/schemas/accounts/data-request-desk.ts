import { type Static, Type } from 'typebox'
import {
  answeredKinds,
  dataRequestKinds,
  dataRequestStates,
} from '../../rules/accounts/data-requests.ts'
import { largestListLimit } from '../../rules/limits.ts'
import { Id, Instant, OneLine, oneOf } from '../wire.ts'

const strict = { additionalProperties: false }

/** A request about somebody's data, for the superadmin. */
export const DataRequestSchema = Type.Object({
  _id: Id,
  kind: oneOf(dataRequestKinds),
  person: Type.Object({ _id: Id, name: Type.String(), email: Type.String() }),
  wish: Type.Optional(Type.String()),
  askedAt: Instant,
  /** Until then it is done. */
  dueAt: Instant,
  doneAt: Type.Optional(Instant),
  /** When the owner of an account that was to be closed logged in again. */
  withdrawnAt: Type.Optional(Instant),
  answer: Type.Optional(Type.String()),
})

export const DataRequestQuerySchema = Type.Object(
  {
    state: Type.Optional(oneOf(dataRequestStates)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const DataRequestListSchema = Type.Object({ requests: Type.Array(DataRequestSchema) })

/** A request that came by mail, phone or the contact form. */
export const DataRequestFormSchema = Type.Object(
  {
    email: OneLine(200, { description: 'of the account' }),
    kind: oneOf(answeredKinds),
    wish: Type.String({ maxLength: 1_000 }),
  },
  strict,
)

export const DataRequestAnswerSchema = Type.Object(
  { answer: Type.String({ maxLength: 1_000 }) },
  strict,
)

export type DataRequestOnDesk = Static<typeof DataRequestSchema>
export type DataRequestQuery = Static<typeof DataRequestQuerySchema>
export type DataRequestList = Static<typeof DataRequestListSchema>
export type DataRequestForm = Static<typeof DataRequestFormSchema>
export type DataRequestAnswer = Static<typeof DataRequestAnswerSchema>
