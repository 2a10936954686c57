import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** What a reader of the API has to take in at once, at most. */
export const limits = { folders: 12, arrows: 40, publishedFiles: 15, filesOfFolder: 15 }

/**
 * @typedef {{ path: string, source: string }} SourceFile of the running API, with `/`, relative to `api/src`
 */

/**
 * @param {string} api folder of the API
 * @returns {SourceFile[]} without tests
 */
export function readSources(api) {
  const root = join(api, 'src')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
}

/**
 * Where the API is more than a reader takes in at once: folders and imports between them, and files of one folder. A folder
 * of subjects has a limit; flat lists of like things (migrations, messages, seeds, decisions, tests) have none, and are not in
 * `api/src`.
 *
 * @param {readonly SourceFile[]} files
 * @returns {string[]} one line each
 */
export function findCrowds(files) {
  const folders = new Set(files.flatMap(({ path }) => topOf(path) ?? []))
  const arrows = new Set(files.flatMap(arrowsOf))
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  const crowded = [...counts].filter(([, count]) => count > limits.filesOfFolder)
  return [
    ...tooMany('folders in api/src', folders.size, limits.folders),
    ...tooMany('arrows between the folders of api/src', arrows.size, limits.arrows),
    ...crowded.map(
      ([folder, count]) => `${count} files in api/src/${folder}, more than ${limits.filesOfFolder}`,
    ),
  ]
}

/**
 * SQL that other domains get although nobody published it, and too much that is.
 *
 * @param {readonly SourceFile[]} files
 * @param {{ sqlPaths: readonly string[], published: readonly string[] }} sql relative to `api`
 * @returns {string[]} one line each
 */
export function findOpenSql(files, { sqlPaths, published }) {
  const exported = new Set(
    exportsOfDoors(files)
      .filter(({ file, isType }) => !isType && sqlPaths.includes(file))
      .map(({ file }) => file),
  )
  return [
    ...[...exported]
      .filter((path) => !published.includes(path))
      .map((path) => `api/${path} contains SQL and is exported by its door, but not published`),
    ...published
      .filter((path) => !exported.has(path))
      .map((path) => `api/${path} is published as SQL, but its door does not export it`),
    ...tooMany('published files with SQL', published.length, limits.publishedFiles),
  ]
}

/**
 * Routes that get SQL or the database by a door: they call a service instead.
 *
 * @param {readonly SourceFile[]} files
 * @param {readonly string[]} sqlPaths relative to `api`
 * @returns {string[]} one line each
 */
export function findSqlInRoutes(files, sqlPaths) {
  const exported = exportsOfDoors(files)
  return files
    .filter(({ path }) => path.endsWith('-routes.ts'))
    .flatMap(({ path, source }) =>
      [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '[./]+\/([^/]+)\/\2\.ts'/gm)].flatMap(
        ([, names = '', domain]) =>
          namesOf(names).flatMap(({ name }) => {
            const from = exported.find((one) => one.domain === domain && one.name === name)
            const isSql =
              from?.file.startsWith('src/base/database/') || sqlPaths.includes(from?.file ?? '')
            return isSql
              ? [`api/src/${path} is a route, and uses ${name} of api/${from?.file}`]
              : []
          }),
      ),
    )
}

/**
 * @param {readonly SourceFile[]} files
 * @returns {{ domain: string, name: string, isType: boolean, file: string }[]} file relative to `api`
 */
function exportsOfDoors(files) {
  return files
    .filter(({ path }) => /^([^/]+)\/\1\.ts$/.test(path))
    .flatMap(({ path, source }) => {
      const domain = topOf(path) ?? ''
      return [...source.matchAll(/^export (type )?\{([^}]*)\} from '\.\/([^']+)'/gm)].flatMap(
        ([, type, names = '', path]) =>
          namesOf(names).map(({ name, isType }) => ({
            domain,
            name,
            isType: isType || type !== undefined,
            file: `src/${domain}/${path}`,
          })),
      )
    })
}

/** @param {string} list of an import or export */
function namesOf(list) {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({
      name: name.replace(/^type | as .*/g, ''),
      isType: name.startsWith('type '),
    }))
}

/** @param {string} what @param {number} count @param {number} most */
function tooMany(what, count, most) {
  return count > most ? [`${count} ${what}, more than ${most}`] : []
}

/** @param {string} path @returns {string | undefined} */
function topOf(path) {
  return path.includes('/') ? path.split('/')[0] : undefined
}

/** @param {SourceFile} file */
function arrowsOf({ path, source }) {
  const from = topOf(path)
  if (!from) return []
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(
    ([, specifier = '']) => {
      const to = topOf(join(dirname(path), specifier).replaceAll(sep, '/'))
      return to && to !== from && to !== '..' ? [`${from} → ${to}`] : []
    },
  )
}
