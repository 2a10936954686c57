import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { statementLayouts } from '../../rules/payments/statement-columns.ts'
import { TierSchema } from '../orders/orders.ts'
import { TableHeadSchema } from '../table-head.ts'
import { Cursor, Day, ErrorBodySchema, Id, Instant, oneOf } from '../wire.ts'
import { StateCountsSchema } from './receipts.ts'

const strict = { additionalProperties: false }

/** A bank statement that was read. */
export const StatementSchema = Type.Object({
  _id: Id,
  fileName: Type.String(),
  layout: oneOf(statementLayouts),
  account: Type.Optional(Type.String({ description: 'if the file names it' })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  credits: Type.Integer({ description: 'lines with money that came in' }),
  known: Type.Integer({ description: 'of them were in an earlier statement: nothing was added' }),
  debits: Type.Integer({
    description: 'lines with money that went out: one may take a payment back',
  }),
  shared: Type.Integer({
    description: 'payments that another statement holds too: they stay when this one is undone',
  }),
  tier: Type.Optional(TierSchema),
  createdAt: Instant,
  uploadedBy: Type.Object({ name: Type.String(), email: Type.String() }),
  undoneAt: Type.Optional(Instant),
})

/** The heading of a column in the file. */
const Heading = Type.Optional(Type.String())

/** The columns of a statement by their headings. */
const mapping = {
  date: Heading,
  narration: Heading,
  reference: Heading,
  credit: Heading,
  debit: Heading,
  amount: Heading,
  direction: Heading,
  balance: Heading,
}

/** The new statements, one for each account in the file, and the states of their receipts. */
export const StatementReadSchema = Type.Object({
  message: Type.String(),
  statement: Type.Object(StatementSchema.properties, { description: 'the first one' }),
  statements: Type.Array(StatementSchema, { minItems: 1 }),
  notes: Type.Array(Type.String(), {
    description: 'what of the file was left out and why, in sentences',
  }),
  counts: StateCountsSchema,
  sheets: Type.Optional(
    Type.Array(Type.String(), { description: 'those that were read, where the file has several' }),
  ),
  remembered: Type.Optional(
    Type.Object(mapping, {
      description: 'the columns, where they were read as some admin chose before',
    }),
  ),
})

/**
 * Why a file was refused. With the code `columns_unknown`, and for a fault under columns that were chosen, it has what a person
 * needs in order to choose the columns: `mapping` then names the heading of each. A fault of the field `dateOrder` asks what
 * stands first in the dates.
 */
export const StatementRefusedSchema = Type.Object({
  ...ErrorBodySchema.properties,
  head: Type.Optional(Type.Object(TableHeadSchema.properties)),
  mapping: Type.Optional(
    Type.Object(mapping, {
      description: 'the columns that were tried, or those that are probable',
    }),
  ),
})

export const StatementListSchema = Type.Object({ statements: Type.Array(StatementSchema) })
export const StatementUndoneSchema = Type.Object({
  message: Type.String(),
  statement: StatementSchema,
})

export const StatementsQuerySchema = Type.Object(
  {
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export type BankStatementSummary = Static<typeof StatementSchema>
export type StatementRead = Static<typeof StatementReadSchema>
export type StatementRefused = Static<typeof StatementRefusedSchema>
export type StatementList = Static<typeof StatementListSchema>
export type StatementUndone = Static<typeof StatementUndoneSchema>
export type StatementsQuery = Static<typeof StatementsQuerySchema>
