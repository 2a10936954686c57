import { type Static, Type } from 'typebox'
import { dataRequestKinds } from '../../rules/accounts/data-requests.ts'
import { Id, Instant, oneOf } from '../wire.ts'

const strict = { additionalProperties: false }

/** A request of the caller about its own data. */
export const OwnDataRequestSchema = Type.Object({
  _id: Id,
  kind: oneOf(dataRequestKinds),
  askedAt: Instant,
  /** Until then it is done. */
  dueAt: Instant,
  doneAt: Type.Optional(Instant),
  /** When the owner of an account that was to be closed signed in again. */
  withdrawnAt: Type.Optional(Instant),
  answer: Type.Optional(Type.String()),
  /** Until then the download can be fetched. */
  archiveUntil: Type.Optional(Instant),
})

export const OwnDataRequestsSchema = Type.Object({
  requests: Type.Array(OwnDataRequestSchema, { description: 'the newest twenty' }),
})

export const DownloadAskedSchema = Type.Object({
  message: Type.String(),
  request: OwnDataRequestSchema,
})

export const AccountClosingSchema = Type.Object(
  { currentPassword: Type.String({ maxLength: 200 }) },
  strict,
)

export const AccountClosedSchema = Type.Object({
  message: Type.String(),
  /** Signing in before keeps the account. */
  erasedAt: Instant,
})

export type OwnDataRequest = Static<typeof OwnDataRequestSchema>
export type OwnDataRequests = Static<typeof OwnDataRequestsSchema>
export type DownloadAsked = Static<typeof DownloadAskedSchema>
export type AccountClosing = Static<typeof AccountClosingSchema>
export type AccountClosed = Static<typeof AccountClosedSchema>
