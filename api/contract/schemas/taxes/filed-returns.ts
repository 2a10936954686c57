import { type Static, Type } from 'typebox'
import { Instant, oneOf } from '../wire.ts'

/** How a document differs from what was filed: the return had it not, had it otherwise, or has it no longer. */
export const returnChanges = ['added', 'changed', 'gone'] as const

/** The return of a month as it was filed, and what changed since. */
export const FiledReturnSchema = Type.Object({
  filedAt: Instant,
  filedBy: Type.String({ description: 'name of who marked it' }),
  sha256: Type.String({ description: 'of the file that is kept, in hex' }),
  amendments: Type.Array(Type.Object({ number: Type.String(), change: oneOf(returnChanges) }), {
    description: 'documents that are due as amendments in a later return; the first 100',
  }),
  amendmentCount: Type.Integer(),
})

export type FiledReturn = Static<typeof FiledReturnSchema>
export type ReturnChange = (typeof returnChanges)[number]
