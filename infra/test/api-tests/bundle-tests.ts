import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { runIfChanged } from '../../start/api/fingerprint.ts'
import { writeTestGroups } from '../test-groups.ts'

/**
 * Not bundled: jest's own module, native and WebAssembly packages, which find their files by their folder, and the
 * drivers of other databases, which are not installed.
 */
const EXTERNAL = [
  '@hyzyla/pdfium',
  '@jest/globals',
  '@node-rs/argon2',
  'harfbuzzjs',
  'sharp',
  ...['better-sqlite3', 'mariadb/callback', 'mysql', 'oracledb', 'pg', 'sqlite3', 'tedious'],
]

/**
 * Bundles the API, its tests and the packages they import into one script, if one of its files has changed. Jest gives
 * every test file its own copy of all modules: loading 2000 of them one by one took longer than most tests.
 * @returns path of the script; it exports a function that loads the module of a path relative to the root
 */
export async function bundleApiTests(root: string): Promise<string> {
  const folder = join(root, '.data/build/api-tests')
  const file = join(folder, 'modules.cjs')
  const inputs = [join(root, 'api'), join(root, 'package-lock.json'), import.meta.filename]
  await runIfChanged(join(folder, '.inputs'), inputs, async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    // Makes external packages resolvable that npm installed below api/.
    const packages = join(root, 'api/node_modules')
    if (existsSync(packages)) await symlink(packages, join(folder, 'node_modules'), 'junction')
    const { warnings } = await build({
      absWorkingDir: root,
      stdin: { contents: await entryOf(root), resolveDir: root },
      outfile: file,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      sourcemap: 'external',
      sourcesContent: false,
      external: EXTERNAL,
      plugins: [ownAddresses],
      logLevel: 'error',
    })
    const lost = warnings.find(({ id }) => id === 'empty-import-meta')
    if (lost)
      throw new Error(
        `${lost.location?.file} uses import.meta: add it to ownAddresses in bundle-tests.ts`,
      )
  })
  return file
}

/** Seconds of the files that take longest. */
const SECONDS = new Map([
  ['api/test/whole-api/bad-requests/bad-requests.test.ts', 36],
  ['api/src/base/database/migrations/migrations.test.ts', 26],
  ['api/test/whole-api/every-price.test.ts', 22],
  ['api/test/whole-api/bad-requests/bad-files.test.ts', 18],
  ['api/src/base/database/connections/silent-database.test.ts', 14],
  ['api/src/base/database/connections/connections.test.ts', 8],
  ['api/src/catalog/products/cache/index-exactness.test.ts', 8],
  ['api/src/money/receipts/ledger/order-ledger.property.test.ts', 7],
  ['api/src/ordering/orders/index/order-index-exactness.test.ts', 7],
  ['api/src/base/files/storage/bucket-away.test.ts', 7],
  ['api/test/whole-api/authorisation.test.ts', 6],
  ['api/src/catalog/imports/product-files.test.ts', 6],
  ['api/src/base/database/migrations/live-schema.test.ts', 5],
  ['api/src/catalog/imports/running/import-thread.test.ts', 5],
  ['api/test/whole-api/tier-prices/pending-reseller.test.ts', 5],
  ['api/src/ordering/orders/placing/concurrent-orders.test.ts', 5],
  ['api/seed/activity/seed-activity.test.ts', 5],
  ['api/src/catalog/imports/imports.test.ts', 5],
])

export const API_TEST_GROUPS = ['first-third', 'second-third', 'last-third']

/**
 * Writes three test files that each load a third of those of the bundle, so that a full run evaluates all modules three
 * times instead of 220 times.
 * @param isIncluded by path relative to the root
 */
export async function groupApiTests(
  root: string,
  isIncluded: (file: string) => boolean,
): Promise<void> {
  await writeTestGroups({
    folder: join(root, '.data/build/api-test-groups'),
    files: (await listApiTests(root)).filter(isIncluded),
    groups: API_TEST_GROUPS.map((group) => `${group}.test.cjs`),
    load: "require('../api-tests/modules.cjs')",
    secondsOf: (file) => SECONDS.get(file) ?? 0.8,
  })
}

async function listApiTests(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'api'), { recursive: true })
  return files
    .map((file) => `api/${file}`)
    .filter((file) => file.endsWith('.test.ts') && !/node_modules|^api\/contract\//.test(file))
    .sort()
}

/** A script that loads each test file only when it is required. */
async function entryOf(root: string): Promise<string> {
  const tests = await listApiTests(root)
  const loaders = tests.map((file) => {
    const name = JSON.stringify(file)
    return `${name}: () => require(${JSON.stringify(`./${file}`)}),`
  })
  return `const loaders = {\n${loaders.join('\n')}\n}\nmodule.exports = (name) => loaders[name]()`
}

/** Lets bundled modules find the files beside their sources. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  setup: ({ onLoad }) => {
    const filter =
      /\/api\/(src|seed|test)\/.*\.ts$|\/node_modules\/(@fastify\/swagger-ui|@seriousme\/openapi-schema-validator|pdfkit|pino|thread-stream)\/.*\.m?js$/
    onLoad({ filter }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('__dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}
