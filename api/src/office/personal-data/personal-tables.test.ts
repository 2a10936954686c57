import { expect, it } from '@jest/globals'
import { useTestStore } from '../../../test/test-store.ts'
import { operationsPersonalData } from '../../operations/operations.ts'
import { personalDataByDomain, personalTables } from './personal-tables.ts'

const store = useTestStore()
const domains = [...personalDataByDomain, operationsPersonalData]
const impersonal = new Set(domains.flatMap((domain) => Object.keys(domain.impersonal)))
/** Tables of the tool that runs migrations. */
const ofMigrations = new Set(['knex_migrations', 'knex_migrations_lock'])

async function readColumns(): Promise<Map<string, string[]>> {
  const [rows]: { table: string; column: string }[][] = await store.db.raw(
    `SELECT table_name AS \`table\`, column_name AS \`column\` FROM information_schema.columns
      WHERE table_schema = DATABASE()`,
  )
  const columns = new Map<string, string[]>()
  for (const { table, column } of rows ?? []) {
    if (!ofMigrations.has(table)) columns.set(table, [...(columns.get(table) ?? []), column])
  }
  return columns
}

it('names every table of the schema, as one about people or with the reason why not', async () => {
  const named = [...new Set([...personalTables.map(({ table }) => table), ...impersonal])]
  expect(named.toSorted()).toEqual([...(await readColumns()).keys()].toSorted())
})

it('says of every column of a table about people whether a download has it', async () => {
  const columns = await readColumns()
  for (const { table, exported, withheld } of personalTables) {
    const said = [...exported, ...Object.keys(withheld)]
    expect([table, said.toSorted()]).toEqual([table, (columns.get(table) ?? []).toSorted()])
  }
})

it('counts no table as impersonal that refers to an account, a customer or an order, or holds a name, an address or a number', async () => {
  const columns = await readColumns()
  const [references]: { table: string }[][] = await store.db.raw(
    `SELECT table_name AS \`table\` FROM information_schema.key_column_usage
      WHERE table_schema = DATABASE() AND referenced_table_name IN ('users', 'orders', 'customers')`,
  )
  const suspect =
    /email|mobile|phone|address|recipient|payer|shipping|narration|person|(user|actor|owner|customer)_id|_by$/
  const suspects = [...columns].filter(([, names]) => names.some((name) => suspect.test(name)))
  const found = [
    ...suspects.map(([table]) => table),
    ...(references ?? []).map(({ table }) => table),
  ]
  expect(found.filter((table) => impersonal.has(table))).toEqual([])
})
