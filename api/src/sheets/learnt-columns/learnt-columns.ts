import { createHash } from 'node:crypto'
import {
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

/** The positions in a stored answer; undefined when one of them is not of this kind or not in the file. */
function parsePositions<Column extends string>(
  text: string,
  known: readonly Column[],
  width: number,
): Partial<Record<Column, number>> | undefined {
  const stored: unknown = JSON.parse(text)
  if (!isRecord(stored)) return undefined
  const positions: Partial<Record<Column, number>> = {}
  const taken = new Set<number>()
  for (const column of known) {
    const position = stored[column]
    if (typeof position !== 'number') continue
    if (!Number.isInteger(position) || position < 0 || position >= width) return undefined
    positions[column] = position
    taken.add(position)
  }
  const isWhole = taken.size > 0 && taken.size === Object.keys(stored).length
  return isWhole ? positions : undefined
}

/**
 * The columns that were chosen for a file with these headings; case, spaces and punctuation of headings do not matter.
 * @returns undefined when nobody was asked yet, or when the answer fits no more
 */
export async function findLearntColumns<Kind extends AskedKind>(
  db: Database,
  file: AskedFile<Kind>,
): Promise<LearntPositions<Kind> | undefined> {
  const text = await findPositions(db, keyOf(file))
  if (text === undefined) return undefined
  return parsePositions(text, askedColumns[file.kind], file.headings.length)
}

/**
 * Remembers the columns that a person chose, in place of a former answer for the same headings.
 * @param answer by: the account that chose
 */
export async function saveLearntColumns<Kind extends AskedKind>(
  db: Database,
  file: AskedFile<Kind>,
  answer: { positions: LearntPositions<Kind>; by: number; at: Date },
): Promise<void> {
  const key = keyOf(file)
  await upsertPositions(db, { ...key, ...answer, positions: JSON.stringify(answer.positions) })
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
