import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SampleRow } from '../../../../test/factories/sample-row.ts'
import { droppedTables, rowsOfSchema } from '../../../../test/rows-of-schema.ts'
import { openEmptySchema } from '../../../../test/test-store.ts'
import type { Database } from '../database.ts'
import { errorNumberOf } from '../transaction.ts'
import { runOnLiveSchema } from './live-schema.ts'
import { isMigrated, migrate, migrationSource } from './migrations.ts'

let db: Database
beforeEach(async () => {
  await db?.destroy()
  db = await openEmptySchema()
})
afterAll(() => db.destroy())

async function tablesNow(): Promise<string[]> {
  const [rows]: { name: string }[][] = await db.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  return (rows ?? []).map(({ name }) => name).filter((name) => !name.startsWith('knex_'))
}

async function insertAll(rows: readonly SampleRow[]): Promise<void> {
  for (const { table, row } of rows) await db(table).insert(row)
}

/** Number of rows with exactly these values. */
async function countOf({ table, row }: SampleRow): Promise<number> {
  const [found]: { n: number }[] = await db(table).where(row).count({ n: '*' })
  return Number(found?.n)
}

async function missingOf(rows: readonly SampleRow[]): Promise<string[]> {
  const counts = await Promise.all(rows.map(async (row) => [row.table, await countOf(row)]))
  return counts.filter(([, count]) => count !== 1).map(([table]) => String(table))
}

/** JSON cannot be compared as a value on every server; it is `{}` or `[]` here and never changes. */
const comparable = ({ table, row }: SampleRow): SampleRow => ({
  table,
  row: Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== '{}' && value !== '[]'),
  ),
})

const rowsUpTo = (names: readonly string[], n: number) =>
  names
    .flatMap((name) => rowsOfSchema[name]?.(n) ?? [])
    .filter(({ table }) => !droppedTables.has(table))
    .map(comparable)
const namesOfAll = async () =>
  (await migrationSource.getMigrations([])).map((each) => migrationSource.getMigrationName(each))

/** Runs one migration after the other, and after each writes what a release of that time would write. */
async function growWithRows(): Promise<string[]> {
  const names = await namesOfAll()
  for (const name of names) {
    await db.migrate.up({ migrationSource })
    await insertAll(rowsOfSchema[name]?.(1) ?? [])
  }
  return names
}

/** All columns, as `table.column`. */
async function columnsNow(): Promise<string[]> {
  const [rows]: { name: string }[][] = await db.raw(
    `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
     WHERE table_schema = DATABASE()`,
  )
  return (rows ?? []).map(({ name }) => name)
}

/** The CREATE statements of all tables. */
async function definitionsNow(): Promise<string[]> {
  const definitionOf = async (table: string) => {
    const [rows]: { 'Create Table': string }[][] = await db.raw('SHOW CREATE TABLE ??', [table])
    return rows?.[0]?.['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '') ?? ''
  }
  return Promise.all((await tablesNow()).sort().map(definitionOf))
}

class KilledError extends Error {}

/** Throws instead of executing a further statement. */
function killedAfter(live: Database, count: number): Database {
  let executed = 0
  const raw = async (sql: string) => {
    if (executed === count) throw new KilledError()
    executed += 1
    await live.raw(sql)
  }
  return new Proxy(live, { get: (target, key) => (key === 'raw' ? raw : Reflect.get(target, key)) })
}

async function isCompleted(run: Promise<void>): Promise<boolean> {
  return run.then(
    () => true,
    (error: unknown) => {
      if (error instanceof KilledError) return false
      throw error
    },
  )
}

const badRows: readonly (readonly [string, string, Partial<SampleRow['row']>])[] = [
  ['an unknown role', 'users', { role: 'owner' }],
  ['a session of nobody', 'sessions', { user_id: 99 }],
  ['less than no stock', 'products', { stock: -1 }],
  ['a line whose total is not its price times pieces', 'order_lines', { total_paise: 1 }],
  ['a status nobody knows', 'orders', { order_status: 'lost' }],
  ['a message in an unknown state', 'contact_messages', { state: 'lost' }],
  ['six stars', 'reviews', { rating: 6 }],
  ['a second invoice of an order', 'tax_documents', { order_id: 1 }],
  ['a notice for a person that names nobody', 'notifications', { audience: 'person' }],
  ['a notice for a tier that names somebody', 'notifications', { user_id: 1 }],
  ['a payment without a moment', 'online_payments', { paid_at: null }],
  ['a second payment of a gateway order', 'online_payments', { gateway_order_id: 'order_1' }],
]

/** CHECK on MySQL and MariaDB, foreign key, UNIQUE. */
const refusals = [3819, 4025, 1452, 1062]

describe('migrations', () => {
  it('keep every row of every table that is in use', async () => {
    const names = await growWithRows()
    const rows = rowsUpTo(names, 1)
    const tables = await tablesNow()
    expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual(tables.sort())
    expect(await missingOf(rows)).toEqual([])
    expect([await isMigrated(db), await migrate(db)]).toEqual([true, []])
    expect(await db('orders').select('proof_status', 'proof_at', 'created_at')).toEqual([
      {
        proof_status: 'verified',
        proof_at: new Date('2026-11-20T09:30:00.123Z'),
        created_at: new Date('2026-11-20T09:30:00.123Z'),
      },
    ])
  })

  it('run on the schema of a shop that has rows, as an upgrade runs them', async () => {
    const names = await namesOfAll()
    const former = names.indexOf('0032-shopping-lists')
    for (const name of names.slice(0, former)) {
      await db.migrate.up({ migrationSource })
      await insertAll(rowsOfSchema[name]?.(1) ?? [])
    }
    expect(await migrate(db)).toEqual(names.slice(former))
    const [{ n } = { n: 0 }]: { n: number }[] = await db('stock_movements').count({ n: '*' })
    expect(Number(n)).toBeGreaterThan(0)
  })

  it('allow the former release to continue writing: they drop only what it no longer uses', async () => {
    const names = await namesOfAll()
    const dropped: string[] = []
    for (let before: string[] = [], step = 0; step < names.length; step += 1) {
      await db.migrate.up({ migrationSource })
      const columns = await columnsNow()
      dropped.push(...before.filter((column) => !columns.includes(column)))
      before = columns
    }
    expect(new Set(dropped.map((column) => column.split('.')[0]))).toEqual(droppedTables)
    const rows = names.flatMap((name) => rowsOfSchema[name]?.(2) ?? [])
    await insertAll(rows.filter(({ table }) => !droppedTables.has(table)))
    expect(await missingOf(rowsUpTo(names, 2))).toEqual([])
  })

  it('let a release that does not know a computed column copy a product', async () => {
    await growWithRows()
    const { id: _id, ...product } = await db('products').first()
    await db('products').insert({ ...product, public_id: '9'.repeat(26) })
    expect(await db('products').pluck('has_pictures')).toEqual([0, 0])
  })

  it('leave a schema that rejects invalid rows', async () => {
    const names = await growWithRows()
    const others = names.flatMap((name) => rowsOfSchema[name]?.(3) ?? [])
    const parents = new Set(['users', 'files', 'products', 'orders'])
    await insertAll(others.filter(({ table }) => parents.has(table)))
    for (const [what, table, change] of badRows) {
      const good = others.find((sample) => sample.table === table)?.row ?? {}
      const moved = parents.has(table) ? { id: 4, public_id: '4'.repeat(26) } : {}
      const bad = db(table).insert({ ...good, ...moved, ...change })
      const refusal = await bad.then(() => undefined, errorNumberOf)
      expect([what, refusals.includes(refusal ?? 0)]).toEqual([what, true])
    }
  })

  it('can be reverted one after the other, and run again, without harm to older rows', async () => {
    const names = await growWithRows()
    await db('notifications').insert({
      public_id: '9'.repeat(26),
      audience: 'person',
      user_id: 1,
      title: 'Payment proof rejected',
      message: 'Unreadable',
      created_at: new Date(),
    })
    for (let left = names.length - 1; left >= 0; left -= 1) {
      await db.migrate.down({ migrationSource })
      expect(await missingOf(rowsUpTo(names.slice(0, left), 1))).toEqual([])
    }
    expect(await tablesNow()).toEqual([])
    expect(await migrate(db)).toEqual(names)
  })

  it('are completed by the next run, whichever statement they were killed at', async () => {
    await migrate(db)
    const uninterrupted = await definitionsNow()
    await db.destroy()
    db = await openEmptySchema()
    for (const { up } of await migrationSource.getMigrations([])) {
      const runUntil = (count: number) =>
        runOnLiveSchema(db, (live) => up(killedAfter(live, count)), { mayBeHalfDone: true })
      for (let count = 1; !(await isCompleted(runUntil(count))); count += 1);
    }
    expect(await definitionsNow()).toEqual(uninterrupted)
  })

  it('are run once when several instances start together, and none of them fails', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrate(db)))
    const names = await namesOfAll()
    expect(ran.sort((a, b) => b.length - a.length)).toEqual([names, [], []])
    expect(await db('knex_migrations').pluck('name')).toEqual(names)
  })
})
