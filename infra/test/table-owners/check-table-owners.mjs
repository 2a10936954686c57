import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findTableUses } from './table-uses.mjs'

/**
 * @typedef {Record<string, { tables: string[], published?: string[] }>} TableOwners
 *
 * A source file below `api` that names tables in SQL.
 * @typedef {{ path: string, uses: import('./table-uses.mjs').TableUse[] }} SqlModule
 */

/**
 * Tests are exempt, and what they need (`api/test`) is not read: they create and inspect rows directly, so that a test
 * does not depend on the code under test.
 */
const exempt = /\.test\.ts$|\.d\.ts$/

/**
 * The API's source files with SQL, of the running API and of its seed.
 *
 * @param {string} api folder of the API
 * @param {TableOwners} owners
 * @returns {SqlModule[]} paths with `/`, relative to the folder
 */
export function findSqlModules(api, owners) {
  const tables = new Set(Object.values(owners).flatMap((owner) => owner.tables))
  const paths = ['src', 'seed'].flatMap((folder) =>
    readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll(sep, '/'),
    ),
  )
  return paths
    .filter((path) => path.endsWith('.ts') && !exempt.test(path))
    .map((path) => ({ path, uses: findTableUses(readFileSync(join(api, path), 'utf8'), tables) }))
    .filter(({ uses }) => uses.length > 0)
}

/**
 * Every file that names a table of another domain (ADR 0052).
 *
 * @param {readonly SqlModule[]} modules
 * @param {TableOwners} owners
 * @returns {string[]} one line for each file and table, with the owner
 */
export function findForeignTables(modules, owners) {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([folder, { tables }]) =>
      tables.map((table) => [table, folder]),
    ),
  )
  return modules.flatMap(({ path, uses }) =>
    uses
      .filter(({ table }) => !path.startsWith(`src/${ownerOf.get(table)}/`))
      .filter(({ table }, at, foreign) => foreign.findIndex((use) => use.table === table) === at)
      .map(
        ({ table, line }) =>
          `api/${path}:${line} uses the table ${table}, whose owner is api/src/${ownerOf.get(table)}`,
      ),
  )
}

/**
 * Tables of the migrations that nobody owns, and owned tables that no migration creates or one has dropped.
 *
 * @param {string} api folder of the API
 * @param {TableOwners} owners
 * @returns {string[]} one line each
 */
export function findUnknownTables(api, owners) {
  const folder = join(api, 'migrations')
  const ups = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8').split('function down(')[0] ?? '')
  const named = (/** @type {RegExp} */ pattern) =>
    ups.flatMap((text) => [...text.matchAll(pattern)].map(([, table = '']) => table))
  const dropped = named(/DROP TABLE `?(\w+)/g)
  const created = named(/CREATE TABLE (?:IF NOT EXISTS )?`?(\w+)/g).filter(
    (table) => !dropped.includes(table),
  )
  const owned = Object.values(owners).flatMap(({ tables }) => tables)
  return [
    ...created.filter((table) => !owned.includes(table)).map((table) => `${table} has no owner`),
    ...owned
      .filter((table, at) => !created.includes(table) || owned.indexOf(table) !== at)
      .map((table) => `${table} is owned twice or not in the schema`),
  ]
}

/**
 * @param {TableOwners} owners
 * @returns {string[]} paths relative to the API's folder
 */
export function publishedPaths(owners) {
  return Object.entries(owners).flatMap(([folder, { published = [] }]) =>
    published.map((path) => `src/${folder}/${path}`),
  )
}

/**
 * Published files that do not exist or contain no SQL.
 *
 * @param {readonly SqlModule[]} modules
 * @param {TableOwners} owners
 * @returns {string[]} one line each
 */
export function findUnknownPublications(modules, owners) {
  return publishedPaths(owners)
    .filter((published) => modules.every(({ path }) => path !== published))
    .map((path) => `api/${path} is published as SQL, but holds none`)
}

/**
 * The rule for dependency-cruiser: a route calls a service, and neither SQL nor the database.
 *
 * @param {readonly SqlModule[]} modules
 */
export function routesHaveNoSqlRule(modules) {
  const sql = patternOf(modules.map(({ path }) => path))
  return {
    name: 'routes-have-no-sql',
    severity: 'error',
    from: { path: '-routes\\.ts$' },
    to: { path: `^api/src/base/database/|node_modules/knex|${sql}` },
  }
}

/** @param {readonly string[]} paths */
function patternOf(paths) {
  return `^api/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})$`
}
