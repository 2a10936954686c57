import { createHash } from 'node:crypto'
import {
  type FixedValues,
  fixedColumns,
  type ImportColumn,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { isRecord } from '@store/contract/rules/is-record'
import {
  type StatementColumn,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { plainHeading } from '@store/contract/rules/sheets/column-names'
import { type OrderColumns, orderColumns } from '@store/contract/rules/sheets/order-columns'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import {
  deleteOldPositions,
  deletePositions,
  findPositions,
  type LearntColumnsKey,
  upsertPositions,
} from './learnt-columns-repository.ts'

interface AskedColumns {
  import: ImportColumn
  quantities: keyof OrderColumns
  statement: StatementColumn
}

/** A kind of file whose columns people are asked for. */
export type AskedKind = keyof AskedColumns

/** What people are asked about, by kind of file. */
const askedColumns: { readonly [Kind in AskedKind]: readonly AskedColumns[Kind][] } = {
  import: importColumns,
  quantities: orderColumns,
  statement: statementColumns,
}

/** The columns of which a person may say that all rows share a value, by kind of file. */
const valuedColumns = { import: fixedColumns, quantities: [], statement: [] } as const

/** The columns of a kind of file, each by its position among the headings, from 0. */
export type LearntPositions<Kind extends AskedKind> = Partial<Record<AskedColumns[Kind], number>>

/** Whose answers: a file of quantities is a buyer's own, all others are those of all admins together. */
export type AskedFile<Kind extends AskedKind> = {
  kind: Kind
  /** The row of headings as it stands in the file. */
  headings: readonly string[]
} & (Kind extends 'quantities' ? { buyerId: number } : { buyerId?: never })

/** Answers of one owner and kind. The oldest one is forgotten for one more: files change, and people need few. */
export const mostLearnt = { own: 50, ofAdmins: 500 }

/** What is the same for rows of headings whose columns are asked for once: 64 hexadecimal digits. */
export function fingerprintOf(headings: readonly string[]): string {
  const plain = headings.map(plainHeading)
  const length = plain.findLastIndex((heading) => heading !== '') + 1
  return createHash('sha256')
    .update(JSON.stringify(plain.slice(0, length)))
    .digest('hex')
}

function keyOf({ kind, headings, buyerId = 0 }: AskedFile<AskedKind>): LearntColumnsKey {
  return { kind, ownerId: buyerId, fingerprint: fingerprintOf(headings) }
}

/** What was answered: the columns, and what all rows share of those that the file does not have. */
export interface LearntAnswer<Kind extends AskedKind> {
  positions: LearntPositions<Kind>
  fixedValues: FixedValues
}

/** A stored answer: a number is a position, a text is a value of all rows. Undefined when one is not of this kind of file. */
function parseAnswer<Kind extends AskedKind>(
  text: string,
  kind: Kind,
  width: number,
): LearntAnswer<Kind> | undefined {
  const known: readonly AskedColumns[Kind][] = askedColumns[kind]
  const stored: unknown = JSON.parse(text)
  if (!isRecord(stored)) return undefined
  const positions: LearntPositions<Kind> = {}
  const fixedValues: FixedValues = {}
  for (const column of valuedColumns[kind]) {
    const value = stored[column]
    if (typeof value === 'string') fixedValues[column] = value
  }
  const taken = new Set<number>()
  for (const column of known) {
    const position = stored[column]
    if (typeof position !== 'number') continue
    if (!Number.isInteger(position) || position < 0 || position >= width) return undefined
    positions[column] = position
    taken.add(position)
  }
  const count = taken.size + Object.keys(fixedValues).length
  const isWhole = taken.size > 0 && count === Object.keys(stored).length
  return isWhole ? { positions, fixedValues } : undefined
}

/**
 * The columns that were chosen for a file with these headings; case, spaces and punctuation of headings do not matter.
 * @returns undefined when nobody was asked yet, or when the answer fits no more
 */
export async function findLearntColumns<Kind extends AskedKind>(
  db: Database,
  file: AskedFile<Kind>,
): Promise<LearntPositions<Kind> | undefined> {
  return (await findLearntAnswer(db, file))?.positions
}

/** Everything that was answered for a file with these headings: {@link findLearntColumns}, and what all rows share. */
export async function findLearntAnswer<Kind extends AskedKind>(
  db: Database,
  file: AskedFile<Kind>,
): Promise<LearntAnswer<Kind> | undefined> {
  const text = await findPositions(db, keyOf(file))
  return text === undefined ? undefined : parseAnswer(text, file.kind, file.headings.length)
}

/**
 * Remembers the columns that a person chose, in place of a former answer for the same headings.
 * @param answer by: the account that chose
 */
export async function saveLearntColumns<Kind extends AskedKind>(
  db: Database,
  file: AskedFile<Kind>,
  {
    positions,
    fixedValues,
    ...answer
  }: { positions: LearntPositions<Kind>; fixedValues?: FixedValues; by: number; at: Date },
): Promise<void> {
  const key = keyOf(file)
  // A release that knows no values takes an answer with one for none, and asks again.
  const text = JSON.stringify({ ...positions, ...fixedValues })
  await upsertPositions(db, { ...key, ...answer, positions: text })
  const kept = key.ownerId === 0 ? mostLearnt.ofAdmins : mostLearnt.own
  await deleteOldPositions(db, { ...key, kept })
}

/**
 * Remembers an answer after what it was given for is done: a failure must not undo that. It is logged, and the columns are
 * asked for again.
 */
export async function rememberIfPossible(
  log: Pick<FastifyBaseLogger, 'error'>,
  remember: () => Promise<void>,
): Promise<void> {
  try {
    await remember()
  } catch (error) {
    log.error({ err: error }, 'columns that were chosen could not be remembered')
  }
}

/**
 * Forgets the columns that admins chose for a kind of file, unless somebody chose again since.
 * @param file fingerprint: see {@link fingerprintOf}; until: when a file was read by them
 */
export async function forgetLearntColumns(
  db: Database,
  file: { kind: Exclude<AskedKind, 'quantities'>; fingerprint: string; until: Date },
): Promise<void> {
  await deletePositions(db, { ...file, ownerId: 0 })
}

/** The positions of columns that are named by their headings. @example positionsIn(['Make', 'Part'], { brand: 'Make' }) // { brand: 0 } */
export function positionsIn<Column extends string>(
  headings: readonly string[],
  mapping: Partial<Record<Column, string>>,
): Partial<Record<Column, number>> {
  const positions: Partial<Record<Column, number>> = {}
  for (const column in mapping) {
    const heading = mapping[column]
    const position = heading === undefined ? -1 : headings.indexOf(heading)
    if (position >= 0) positions[column] = position
  }
  return positions
}

/** The headings at positions: the inverse of {@link positionsIn}. */
export function headingsAt<Column extends string>(
  headings: readonly string[],
  positions: Partial<Record<Column, number>>,
): Partial<Record<Column, string>> {
  const mapping: Partial<Record<Column, string>> = {}
  for (const column in positions) {
    const position = positions[column]
    const heading = position === undefined ? undefined : headings[position]
    if (heading !== undefined) mapping[column] = heading
  }
  return mapping
}
