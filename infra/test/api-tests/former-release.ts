import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import {
  describeUpgrade,
  migrationsOf,
  newMigrations,
  resolveRelease,
} from '../../former-release/former-release.ts'
import { checkOut } from '../../processes/check-out.ts'
import { step } from '../../processes/steps.ts'
import { bundleApi } from '../../start/api/api-bundle.ts'
import { runEntry } from '../../start/api/run-entry.ts'
import { copySchema } from '../site/copy-schema.ts'
import type { SuiteResult } from '../suite.ts'

/** The schemas of the tests' workers, by which the tests find their tables already made. */
const SCHEMAS = ['store_test_1', 'store_test_2', 'store_test_other_node_1']

export type FormerRelease = {
  root: string
  /** A commit or tag, or `former`: the release in production. */
  ref: string
  /** `DATABASE_URL` of a test server, and what else the tests need. */
  environment: NodeJS.ProcessEnv
  jestArguments: readonly string[]
}

/**
 * Runs the API tests of a former release, from its own sources, on schemas that this release has migrated: while a
 * release is rolled out, or after it was rolled back, the former one serves on the new schema.
 * @returns one passed or failed test; the former release prints its own results
 * @throws CommandError if git does not know the release
 */
export async function testFormerRelease(release: FormerRelease): Promise<SuiteResult> {
  const { root, ref, environment, jestArguments } = release
  const folder = join(root, '.data/former-release')
  const commit = await resolveRelease(root, ref)
  await step(
    'release',
    async () => {
      await checkOut(root, commit, folder)
      return newMigrations(root, commit)
    },
    (migrations) => describeUpgrade(commit, migrations),
  )
  await bundleApi(root)
  await step(
    'schemas',
    () => migrateSchemas(release, commit),
    () => `migrated by this release: ${SCHEMAS.join(', ')}`,
  )
  const command = [join(folder, 'infra/test/run.mjs'), 'api', ...jestArguments]
  const env = { ...process.env, ...environment }
  const tests = spawn(process.execPath, command, { cwd: folder, env, stdio: 'inherit' })
  const [code]: (number | null)[] = await once(tests, 'exit')
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, retried: [] }
}

async function migrateSchemas({ root, environment }: FormerRelease, commit: string): Promise<void> {
  const [first = '', ...others] = SCHEMAS
  const server = environment.DATABASE_URL ?? ''
  const url = new URL(server)
  url.pathname = `/${first}`
  const connection = await createConnection(server)
  await connection.query(
    `CREATE DATABASE ${first} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  )
  const secret = 'only for tests'.padEnd(32, '.')
  const env = { ...process.env, SESSION_SECRET: secret, FILE_URL_SECRET: secret }
  const logs = join(root, '.data/test')
  await runEntry({ root, entry: 'migrate', env: { ...env, DATABASE_URL: url.href }, logs })
  // Releases before decision 0067 refuse a schema with migrations that they do not know.
  const known = await migrationsOf(root, commit)
  await connection.query(`DELETE FROM ${first}.knex_migrations WHERE name NOT IN (?)`, [known])
  await connection.end()
  for (const name of others) await copySchema(url.href, name)
}
