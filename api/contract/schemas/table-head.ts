import { type Static, Type } from 'typebox'

/** What people need to see in order to choose the columns of a table. */
export const TableHeadSchema = Type.Object({
  headings: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String()), { description: 'the first five below them' }),
  sheet: Type.Optional(Type.String({ description: 'where there are several' })),
})

export type TableHead = Static<typeof TableHeadSchema>
