import { expect, it } from '@jest/globals'
import { HttpError } from '../../../src/base/http/errors/errors.ts'
import { readStatement } from '../../receipts/read-one-statement.ts'
import { brokenFiles } from './broken-files.ts'
import { brokenMessages } from './broken-messages.ts'
import type { BrokenStatement } from './broken-statement.ts'
import { brokenTables } from './broken-tables.ts'
import { breakWorkbooks } from './broken-workbooks.ts'

/** What is wrong with the answer to a broken statement; undefined when it is refused clearly. */
async function findFault({ name, bytes, says }: BrokenStatement): Promise<string | undefined> {
  const answer = await readStatement(bytes).catch((error: unknown) => error)
  if (!(answer instanceof HttpError)) return `${name}: is not refused: ${JSON.stringify(answer)}`
  if (![400, 413, 415].includes(answer.statusCode)) return `${name}: ${answer.statusCode}`
  return says.test(answer.message) ? undefined : `${name}: says "${answer.message}"`
}

it('refuses each of 200 broken statements and says what to do', async () => {
  const statements = [
    ...brokenTables,
    ...brokenFiles,
    ...brokenMessages,
    ...(await breakWorkbooks()),
  ]
  expect(statements.length).toBeGreaterThanOrEqual(200)
  const faults: string[] = []
  for (const statement of statements) {
    const fault = await findFault(statement)
    if (fault) faults.push(fault)
  }
  expect(faults).toEqual([])
})
