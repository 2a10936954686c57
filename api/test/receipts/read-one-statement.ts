import { readStatements } from '../../src/money/statements/reading/read-statements.ts'
import type { TableOptions } from '../../src/money/statements/reading/sheets/read-tables.ts'
import type { BankStatement } from '../../src/money/statements/statement.ts'

/** Reads a file of one account. */
export async function readStatement(bytes: Buffer, options?: TableOptions): Promise<BankStatement> {
  const { statements } = await readStatements(bytes, options)
  const [statement, ...others] = statements
  if (!statement || others.length > 0) throw new Error(`${others.length + 1} statements`)
  return statement
}
