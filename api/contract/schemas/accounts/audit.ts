import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { Cursor, Id, Instant } from '../wire.ts'

/** One changed value; null when there was, or is, none. */
export const AuditChangeSchema = Type.Object({
  field: Type.String(),
  from: Type.Union([Type.String(), Type.Null()]),
  to: Type.Union([Type.String(), Type.Null()]),
})

/** Who changed what, and when. */
export const AuditEntrySchema = Type.Object({
  _id: Id,
  at: Instant,
  actor: Type.Object({ _id: Id, name: Type.String(), email: Type.String() }),
  action: Type.String({ description: 'such as user.changed' }),
  subject: Type.Object({ kind: Type.String(), _id: Type.String(), label: Type.String() }),
  changes: Type.Array(AuditChangeSchema),
})

export const AuditListSchema = Type.Object({ entries: Type.Array(AuditEntrySchema) })

export const AuditQuerySchema = Type.Object(
  {
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  { additionalProperties: false },
)

export type AuditChange = Static<typeof AuditChangeSchema>
export type AuditEntry = Static<typeof AuditEntrySchema>
export type AuditList = Static<typeof AuditListSchema>
export type AuditQuery = Static<typeof AuditQuerySchema>
