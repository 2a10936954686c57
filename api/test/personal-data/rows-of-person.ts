import type { TestAccount } from '../factories/account-factory.ts'
import type { TestStore } from '../test-store.ts'

interface Column {
  table: string
  column: string
}

async function readUserReferences({ db }: TestStore): Promise<Column[]> {
  const [rows]: Column[][] = await db.raw(
    `SELECT table_name AS \`table\`, column_name AS \`column\` FROM information_schema.key_column_usage
      WHERE table_schema = DATABASE() AND referenced_table_name = 'users'`,
  )
  return rows ?? []
}

/** All tables of the schema but those of migrations. */
export async function readTables({ db }: TestStore): Promise<string[]> {
  const [rows]: { table: string }[][] = await db.raw(
    'SELECT table_name AS `table` FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  return (rows ?? []).map(({ table }) => table).filter((table) => !table.startsWith('knex_'))
}

/**
 * How many rows of each table hold one of the texts, or refer to the account by a foreign key: found by looking at all of
 * them, so that the search knows nothing of the code under test.
 */
export async function findRowsOf(
  store: TestStore,
  account: Pick<TestAccount, 'userId'> | undefined,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const references = account ? await readUserReferences(store) : []
  const found = new Map<string, number>()
  for (const table of await readTables(store)) {
    const columns = references.filter((each) => each.table === table).map(({ column }) => column)
    const rows: Record<string, unknown>[] = await store.db(table)
    const mentioning = rows.filter((row) => {
      const said = JSON.stringify(row).toLowerCase()
      return (
        texts.some((each) => said.includes(each.toLowerCase())) ||
        columns.some((column) => row[column] === account?.userId)
      )
    })
    if (mentioning.length > 0) found.set(table, mentioning.length)
  }
  return found
}
