import { type ReadOptions, readStatements } from '../../statements/reading/read-statements.ts'
import type { BankStatement } from '../../statements/statement.ts'

/** Reads a file of one account. */
export async function readStatement(bytes: Buffer, options?: ReadOptions): Promise<BankStatement> {
  const [statement, ...others] = await readStatements(bytes, options)
  if (!statement || others.length > 0) throw new Error(`${others.length + 1} statements`)
  return statement
}
