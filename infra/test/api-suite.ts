import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Shutdown } from '../processes/shutdown.ts'
import { type Log, step } from '../processes/steps.ts'
import { bundleApi, bundledEntry } from '../start/api/api-bundle.ts'
import type { Database } from '../start/database/database.ts'
import { startTemporaryDatabase } from '../start/database/temporary-database.ts'
import { type ApiOptions, readApiOptions } from './api-tests/api-options.ts'
import { API_TEST_GROUPS, bundleApiTests, groupApiTests } from './api-tests/bundle-tests.ts'
import { testFormerRelease } from './api-tests/former-release.ts'
import { findPdfReaders, PDF_READERS_HINT } from './api-tests/pdf-readers.ts'
import { type FetchedNode, fetchNode, otherMajor } from './fetch-node.ts'
import { runJest } from './jest/run-jest.ts'
import { startRedis } from './redis-server.ts'
import { addResults, type Suite, type SuiteResult, type SuiteRun } from './suite.ts'

/**
 * The given kind of server, else `DATABASE_URL`: the tests create their own schemas on that server and touch no others.
 */
async function chooseDatabase(root: string, kind: ApiOptions['kind'], log: Log): Promise<Database> {
  const configuredUrl = process.env.DATABASE_URL
  if (configuredUrl && !kind)
    return { url: configuredUrl, how: 'DATABASE_URL', stop: async () => undefined }
  return startTemporaryDatabase({ folder: join(root, '.data'), log, kind })
}

/**
 * The API's tests on a temporary database and, if available, a temporary Redis. Both start while the tests are bundled. In
 * a full run a third of the test files runs on another version of Node (decision 0174).
 */
export const prepareApiTests: Suite = async (run) => {
  const { root, shutdown } = run
  const { kind, release, jestArguments } = readApiOptions(run.jestArguments)
  if (release !== undefined) {
    const environment = await startServices(run, kind)
    return () => testFormerRelease({ root, ref: release, environment, jestArguments })
  }
  const isWhole = jestArguments.length === 0
  const [environment, bundle, node, arePdfReadersThere] = await Promise.all([
    startServices(run, kind),
    bundleEverything(root),
    isWhole ? findOtherNode(root) : undefined,
    step('readers of PDF', findPdfReaders, (found) => (found ? 'found' : PDF_READERS_HINT)),
  ])
  const env = { ...environment, ...bundle, TMPDIR: await temporaryFolder(shutdown) }
  // By default jest's cache is in the temporary folder.
  const cache = `--cacheDirectory=${join(root, '.data/test/jest-cache')}`
  if (!isWhole) {
    const args = [cache, '--config', join(root, 'api/jest.config.mjs'), ...jestArguments]
    return () => runJest({ root, suite: 'api', args, env })
  }
  await groupApiTests(
    root,
    (file) =>
      ('TEST_REDIS_URL' in env || !file.endsWith('.redis.test.ts')) &&
      (arePdfReadersThere || !file.endsWith('.pdf-readers.test.ts')) &&
      !file.endsWith('.office.test.ts'),
  )
  const config = [cache, '--config', join(root, 'infra/test/api-tests/groups.config.mjs')]
  if (!node) return () => runJest({ root, suite: 'api', args: config, env })
  return () => runOnBothNodes({ root, config, env, otherNode: node.file })
}

type Parts = { root: string; config: string[]; env: NodeJS.ProcessEnv; otherNode: string }

/** Three programs for two cores: a test that waits for a deadline leaves its core to the others. */
async function runOnBothNodes({ root, config, env, otherNode }: Parts): Promise<SuiteResult> {
  const day = Math.floor(Date.now() / 86_400_000)
  // In three days every test has run on both versions.
  const ofOtherNode = API_TEST_GROUPS[day % API_TEST_GROUPS.length] ?? ''
  const ofOwnNode = API_TEST_GROUPS.filter((group) => group !== ofOtherNode)
  const results = await Promise.all([
    runJest({ root, suite: 'api', args: [...config, ...ofOwnNode], env, workers: 2 }),
    runJest({
      root,
      suite: 'api-on-other-node',
      args: [...config, ofOtherNode],
      // It is the first worker of its own jest.
      env: { ...env, TEST_SCHEMA_PREFIX: 'store_test_other_node' },
      workers: 1,
      node: otherNode,
    }),
  ])
  return addResults(results)
}

async function findOtherNode(root: string): Promise<FetchedNode | undefined> {
  const found = await step(
    `node ${otherMajor}`,
    () => fetchNode(join(root, '.data/packages-node'), otherMajor),
    (result) =>
      typeof result === 'string' ? `skipped: ${result}` : `${result.version} runs a third`,
  )
  return typeof found === 'string' ? undefined : found
}

/** Of this run alone: what other processes leave in the system's folder must not fail a test. */
async function temporaryFolder(shutdown: Shutdown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-api-'))
  await shutdown.add(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function startServices(
  { root, shutdown }: SuiteRun,
  kind: ApiOptions['kind'],
): Promise<NodeJS.ProcessEnv> {
  const database = await step(
    'database',
    (log) => chooseDatabase(root, kind, log),
    ({ how }) => how,
  )
  await shutdown.add(database.stop)
  const redis = await step(
    'redis',
    () => startRedis(join(root, '.data/packages-redis')),
    (found) => (typeof found === 'string' ? `skipped: ${found}` : found.url),
  )
  if (typeof redis !== 'string') await shutdown.add(redis.stop)
  return {
    DATABASE_URL: database.url,
    ...(typeof redis !== 'string' && { TEST_REDIS_URL: redis.url }),
  }
}

async function bundleEverything(root: string): Promise<NodeJS.ProcessEnv> {
  // Worker threads of the tests run the bundle: starting each from TypeScript took two seconds.
  const bundle = () => Promise.all([bundleApi(root), bundleApiTests(root)])
  const [, tests] = await step('api', bundle, ([isNew]) => (isNew ? 'built' : 'unchanged'))
  return { API_BUNDLE: dirname(bundledEntry(root, 'server')), API_TESTS: tests }
}
