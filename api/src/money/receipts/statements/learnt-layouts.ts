import type { StatementMapping } from '@store/contract/rules/payments/statement-columns'
import {
  type Database,
  findLearntColumns,
  headingsAt,
  positionsIn,
  saveLearntColumns,
} from '../../../base/base.ts'
import type {
  ReadStatements,
  StatementFileContent,
} from '../../statements/reading/read-statements.ts'
import type { TableOptions } from '../../statements/reading/sheets/read-tables.ts'
import type { BankStatement } from '../../statements/statement.ts'
import { ColumnsError, UnknownColumnsError } from '../../statements/statement-errors.ts'

/** What was read of a file, and by which columns if they are remembered ones. */
export interface LearntContent extends StatementFileContent {
  remembered?: StatementMapping
}

/**
 * Reads a file; one whose layout is not known by the columns that some admin chose for such a table before. What stands first in
 * its dates is never learnt: the same table comes in both orders.
 * @param options asks: the columns are asked for, whatever is remembered
 * @throws ColumnsError (400) when nobody chose yet, or what was chosen does not fit
 */
export async function readByLearntColumns(
  { db, readStatements }: { db: Database; readStatements: ReadStatements },
  bytes: Buffer,
  { mapping, dateOrder, asks }: TableOptions & { asks: boolean },
): Promise<LearntContent> {
  try {
    return await readStatements(bytes, { mapping, dateOrder })
  } catch (error) {
    if (!(error instanceof ColumnsError) || error.code !== 'columns_unknown') throw error
    const { headings } = error.asked.head
    const positions = await findLearntColumns(db, { kind: 'statement', headings })
    if (!positions) throw error
    const remembered = headingsAt(headings, positions)
    if (asks) throw new UnknownColumnsError({ head: error.asked.head, mapping: remembered })
    return { ...(await readStatements(bytes, { mapping: remembered, dateOrder })), remembered }
  }
}

/** Remembers for all admins by which columns a file could be read. */
export async function learnColumns(
  db: Database,
  contents: readonly BankStatement[],
  { mapping, by, at }: { mapping: StatementMapping; by: number; at: Date },
): Promise<void> {
  const headings = contents.find(({ chosenAmong }) => chosenAmong)?.chosenAmong
  if (!headings) return
  const positions = positionsIn(headings, mapping)
  await saveLearntColumns(db, { kind: 'statement', headings }, { positions, by, at })
}
