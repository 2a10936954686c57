import { type Static, Type } from 'typebox'
import { auditKinds } from '../../rules/accounts/audit-kinds.ts'
import { largestListLimit } from '../../rules/limits.ts'
import { Cursor, Id, Instant, tableFormat } from '../wire.ts'

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

const Day = Type.String({
  format: 'date',
  pattern: '^[12]',
  description: 'YYYY-MM-DD, a day in India',
})

/** Filters of the audit; `from` and `to` are both included. */
const AuditFilterSchema = Type.Object(
  {
    q: Type.Optional(
      Type.String({
        maxLength: 200,
        description:
          'part of the name of what was changed, its id, or the end of that as screens print it',
      }),
    ),
    actor: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of name or e-mail of who changed it' }),
    ),
    kind: Type.Optional(
      Type.String({ maxLength: 20, description: Object.keys(auditKinds).join(', ') }),
    ),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
  },
  { additionalProperties: false },
)

export const AuditQuerySchema = Type.Object(
  {
    ...AuditFilterSchema.properties,
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  { additionalProperties: false },
)

export const AuditExportQuerySchema = Type.Object(
  { ...AuditFilterSchema.properties, format: tableFormat('xlsx') },
  { additionalProperties: false },
)

export type AuditChange = Static<typeof AuditChangeSchema>
export type AuditEntry = Static<typeof AuditEntrySchema>
export type AuditList = Static<typeof AuditListSchema>
export type AuditFilter = Static<typeof AuditFilterSchema>
export type AuditExportQuery = Static<typeof AuditExportQuerySchema>
export type AuditQuery = Static<typeof AuditQuerySchema>
