import {
  type ColumnMapping,
  guessColumns,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import type { Database } from '../../database/database.ts'
import {
  findLearntColumns,
  headingsAt,
  positionsIn,
  saveLearntColumns,
} from '../../sheets/learnt-columns/learnt-columns.ts'

/** The columns that an admin chose for a file with these headings; undefined when nobody did. */
export async function findLearntMapping(
  db: Database,
  headings: readonly string[],
): Promise<ColumnMapping | undefined> {
  const positions = await findLearntColumns(db, { kind: 'import', headings })
  return positions && headingsAt(headings, positions)
}

/** Remembers the columns that an admin chose for all admins, unless the file is read so anyway. */
export async function learnMapping(
  db: Database,
  headings: readonly string[],
  answer: { mapping: ColumnMapping; by: number; at: Date },
): Promise<void> {
  const { mapping, by, at } = answer
  // By the headings as the file has them: of equal ones nothing is guessed.
  const guess = guessColumns(headings.map((heading) => heading.replace(/ \(\d+\)$/, '')))
  const learnt = await findLearntMapping(db, headings)
  const expected = learnt ?? guess.mapping
  const isSame = importColumns.every((column) => mapping[column] === expected[column])
  if (isSame && (learnt || guess.unclear.length === 0)) return
  const positions = positionsIn(headings, mapping)
  await saveLearntColumns(db, { kind: 'import', headings }, { positions, by, at })
}
