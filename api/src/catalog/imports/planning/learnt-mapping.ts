import {
  type ColumnMapping,
  type FixedValues,
  findUntold,
  fixedColumns,
  guessColumns,
  importColumns,
  type UnclearColumn,
} from '@store/contract/rules/catalog/imports/import-columns'
import { foldKey } from '@store/contract/rules/catalog/product-texts'
import type { ImportOptions, NameQuestion } from '@store/contract/schemas/catalog/import-options'
import {
  type Database,
  findLearntAnswer,
  headingsAt,
  positionsIn,
  saveLearntColumns,
} from '../../../base/base.ts'
import { findFixedValueError } from '../options/read-options.ts'
import { meantHeadings, type SheetHead } from './import-head.ts'
import type { RequestedMapping } from './import-mapping.ts'

/** What the columns of a file are, and what all its rows share of those that it does not have. */
interface LearntMapping {
  mapping: ColumnMapping
  fixedValues: FixedValues
}

/** Without the values of columns that are in the file. */
function withoutMapped(fixed: FixedValues, mapping: ColumnMapping): FixedValues {
  const left: FixedValues = {}
  for (const column of fixedColumns) {
    const value = fixed[column]
    if (value !== undefined && mapping[column] === undefined) left[column] = value
  }
  return left
}

/** What an admin answered for a file with these headings; undefined when nobody did, or when a value fits no more. */
async function findLearntMapping(
  db: Database,
  headings: readonly string[],
): Promise<LearntMapping | undefined> {
  const answer = await findLearntAnswer(db, { kind: 'import', headings })
  if (!answer || findFixedValueError(answer.fixedValues)) return undefined
  const { positions, fixedValues } = answer
  return { mapping: headingsAt(headings, positions), fixedValues }
}

/** How a file is read. */
interface ResolvedColumns {
  /** Undefined when the file uses our column names. */
  mapping: ColumnMapping | undefined
  fixedValues: FixedValues
  isRemembered: boolean
  /** The columns that a person has to choose. */
  asked: UnclearColumn[]
}

/**
 * Resolves a requested mapping: as it was sent, or else as it was answered before, or else by the headings.
 * @param fixed what was sent of all rows; it is used instead of what is remembered
 */
export async function resolveColumns(
  db: Database,
  head: SheetHead,
  { requested, fixed }: { requested: RequestedMapping | undefined; fixed: FixedValues },
): Promise<ResolvedColumns> {
  if (requested !== 'guess') {
    const fixedValues = withoutMapped(fixed, requested ?? guessColumns(head.titles).mapping)
    return { mapping: requested, fixedValues, isRemembered: false, asked: [] }
  }
  const learnt = await findLearntMapping(db, meantHeadings(head))
  if (learnt) {
    const fixedValues = withoutMapped({ ...learnt.fixedValues, ...fixed }, learnt.mapping)
    return { mapping: learnt.mapping, fixedValues, isRemembered: true, asked: [] }
  }
  const guess = guessColumns(head.titles)
  const untold = findUntold(guess, fixed).map((column) => ({ column, headings: [] }))
  const fixedValues = withoutMapped(fixed, guess.mapping)
  const asked = [...untold, ...guess.unclear]
  return { mapping: guess.mapping, fixedValues, isRemembered: false, asked }
}

/** The values of all rows as they are meant; undefined while one of them is asked about. */
function settleValues(
  fixed: FixedValues,
  names: NonNullable<ImportOptions['names']>,
  questions: readonly NameQuestion[],
): FixedValues | undefined {
  const settled: FixedValues = { ...fixed }
  for (const field of ['brand', 'category'] as const) {
    const value = fixed[field]
    if (value === undefined) continue
    const isSame = (other: string) => foldKey(other) === foldKey(value)
    if (questions.some((asked) => asked.field === field && isSame(asked.name))) return undefined
    settled[field] = names.find((name) => name.field === field && isSame(name.from))?.to ?? value
  }
  return settled
}

/**
 * Remembers the columns that an admin chose for all admins, and what all rows share; unless the file is read so anyway, or
 * a value is still asked about.
 */
export async function learnMapping(
  db: Database,
  headings: readonly string[],
  answer: {
    mapping: ColumnMapping
    options: ImportOptions
    questions: readonly NameQuestion[]
    by: number
    at: Date
  },
): Promise<void> {
  const { mapping, options, questions, by, at } = answer
  const sent = withoutMapped(options.fixedValues ?? {}, mapping)
  const fixedValues = settleValues(sent, options.names ?? [], questions)
  if (!fixedValues) return
  // By the headings as the file has them: of equal ones nothing is guessed.
  const guess = guessColumns(headings.map((heading) => heading.replace(/ \(\d+\)$/, '')))
  const learnt = await findLearntMapping(db, headings)
  const expected = learnt ?? { mapping: guess.mapping, fixedValues: {} }
  const isSame =
    importColumns.every((column) => mapping[column] === expected.mapping[column]) &&
    fixedColumns.every((column) => fixedValues[column] === expected.fixedValues[column])
  if (isSame && (learnt || guess.unclear.length === 0)) return
  const positions = positionsIn(headings, mapping)
  await saveLearntColumns(db, { kind: 'import', headings }, { positions, fixedValues, by, at })
}
