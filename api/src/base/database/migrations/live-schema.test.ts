import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../test/servers/database-proxy.ts'
import { emptySchemaUrl, openEmptySchema } from '../../../../test/test-store.ts'
import { type Database, openDatabase } from '../database.ts'
import { runOnLiveSchema } from './live-schema.ts'
import { isMigrated, migrate, migrationSource } from './migrations.ts'

/** The real program, in a process that can be killed. */
function startMigrate(databaseUrl: string): ChildProcess {
  const secret = 'only for tests'.padEnd(32, '.')
  const secrets = { SESSION_SECRET: secret, FILE_URL_SECRET: secret }
  return fork(`${process.env.API_BUNDLE}/migrate.js`, {
    stdio: 'ignore',
    env: { ...process.env, ...secrets, DATABASE_URL: databaseUrl },
  })
}

describe('a schema that a shop is using', () => {
  let db: Database
  let proxy: DatabaseProxy
  beforeAll(async () => {
    db = await openEmptySchema()
    await migrate(db)
    proxy = await startDatabaseProxy(emptySchemaUrl())
  })
  afterAll(async () => {
    await proxy.close()
    await db.destroy()
  })

  /** Reverts the migration that the tests interrupt and all after it. @returns their names, oldest first */
  async function revertLatest(): Promise<string[]> {
    const names = (await migrationSource.getMigrations([])).map(({ name }) => name)
    const latest = names.slice(names.indexOf('0025-cart-request-rejections'))
    for (const _name of latest) await db.migrate.down({ migrationSource })
    return latest
  }

  /** By the schema, or by rows of a table that refers to the altered one. */
  const blocked = /metadata lock|Committing alter table/

  async function isTableAwaited(): Promise<boolean> {
    const [connections]: { State: string | null }[][] = await db.raw('SHOW PROCESSLIST')
    return (connections ?? []).some(({ State }) => State && blocked.test(State))
  }

  it('is ready for a release older than its newest migration, whose migrate has nothing to do', async () => {
    await db('knex_migrations').insert({ name: '9999-of-a-newer-release', batch: 2 })
    const answers = [await isMigrated(db), await migrate(db)]
    await db('knex_migrations').where('name', '9999-of-a-newer-release').delete()
    expect(answers).toEqual([true, []])
  })

  it('is not ready, and its migrate waits, until the last statement of a killed migrate has ended', async () => {
    const latest = await revertLatest()
    const cut = proxy.cutOffAt(/ADD COLUMN rejected/)
    const killed = startMigrate(proxy.url)
    const endStatement = await cut
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const next = migrate(db)
    expect(await isMigrated(db)).toBe(false)
    await endStatement()
    expect(await next).toEqual(latest)
  })

  it('tries a statement again that the database chose as the victim of a deadlock', async () => {
    await db.raw('CREATE TABLE parents (id INT PRIMARY KEY)')
    for (const child of ['daughters', 'sons']) {
      await db.raw(
        `CREATE TABLE ${child} (parent_id INT, FOREIGN KEY (parent_id) REFERENCES parents (id))`,
      )
    }
    const trx = await db.transaction()
    await trx('sons').insert({ parent_id: null })
    // Locks the tables that refer to this one, one after the other.
    const statement = 'ALTER TABLE parents ADD COLUMN name TEXT'
    // One connection, as `migrate` has: the limits of its waiting are set on it.
    const migrating = openDatabase(emptySchemaUrl(), { poolSize: 1 })
    const altered = runOnLiveSchema(migrating, (live) => live.raw(statement), {
      mayBeHalfDone: false,
    })
    while (!(await isTableAwaited()));
    await trx('daughters').insert({ parent_id: null })
    await trx.commit()
    await altered
    await migrating.destroy()
  })

  it('stays usable while a migration waits for a table', async () => {
    const latest = await revertLatest()
    const report = await db.transaction()
    await report('cart_requests').first()
    const migrated = migrate(db)
    while (!(await isTableAwaited()));
    await db('cart_requests').where('user_id', 1).delete()
    await report.commit()
    expect(await migrated).toEqual(latest)
  })
})
