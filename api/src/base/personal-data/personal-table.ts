import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import type { SqlValue } from '../database/statement.ts'

/** Whose data are meant, and the keys by which tables of several domains know that person. */
export interface Person {
  /** Internal key of the account. */
  userId: number
  publicId: string
  name: string
  /** Of the account. Undefined until its owner has confirmed it: what came from, or went to, an address is its owner's alone. */
  confirmedEmail: string | undefined
  /** Internal keys of the person's orders. */
  orderIds: readonly number[]
  /** Public ids of the account, its orders and its messages: what notices and the audit log are about. */
  subjectIds: readonly string[]
}

/** What closing an account does with rows that mention its owner (privacy 3.3). */
export type Closing =
  | 'delete'
  | {
      /** The law or the reason by which the rows stay. */
      keeps: string
      /** The new values of columns that name the person. */
      changes?: (db: Database, at: Date) => Record<string, SqlValue | Knex.Raw>
    }

/** A table with rows about people: which rows mention one, what of them is exported, and what closing an account does. */
export interface PersonalTable {
  table: string
  /** What the rows are, for their reader. */
  title: string
  /** Restricts a query to the rows that mention a person. */
  rows: (query: Knex.QueryBuilder, person: Person) => void
  /** The columns of a download; JSON is parsed. */
  exported: readonly string[]
  /** The columns that no download has, with the reason. */
  withheld: Readonly<Record<string, string>>
  closing: Closing
}

/** All tables of a domain: those about people, and why the others are not. */
export interface PersonalData {
  tables: readonly PersonalTable[]
  /** By table. */
  impersonal: Readonly<Record<string, string>>
}

/** The rows whose column has the account's key. */
export function rowsBy(column: string): PersonalTable['rows'] {
  return (query, { userId }) => void query.where(column, userId)
}

/** Reasons for columns that no download has. */
export const withheldFor = {
  key: 'a number without meaning outside the database',
  secret: 'whoever reads it could sign in, or guess what it protects',
  staff: 'about somebody who works here',
  internal: 'state of the program',
} as const

/** Reasons for rows that stay. */
export const keptFor = {
  tax: 'CGST Act s. 36: accounts and papers stay for 72 months after the annual return',
  log: 'DPDP Rules 2025, rule 6(1)(e): logs of access stay for one year',
  audit: 'says who changed what; whom it was about is removed',
  staff: 'names who works here, not whom the rows are about',
} as const

/** For so long logs of access, and the networks in them, are kept (DPDP Rules 2025, rule 6(1)(e); privacy 5.1). */
export const accessLogMs = 365 * 24 * 3_600_000

/** The value of a name in rows that stay. */
export const closedName = 'Closed account'
