import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { git } from '../processes/check-out.ts'
import { CommandError } from '../processes/command-error.ts'

/** The release that an upgrade begins with, below the root of the repository. */
export const recordFile = 'infra/former-release/commit.txt'

/**
 * Reads the commit of the release in production: lines that start with `#` are comments.
 * @throws CommandError if the record is missing, or not one full hash: a tag or branch could move
 */
export async function readFormerRelease(root: string): Promise<string> {
  const text = await readFile(join(root, recordFile), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const [commit = '', ...others] = lines.filter((line) => line && !line.startsWith('#'))
  if (/^[0-9a-f]{40}$/.test(commit) && others.length === 0) return commit
  throw new CommandError(`${recordFile} must contain the full hash of one commit.`)
}

/**
 * @param ref a commit, tag or branch; `former` is the release in production
 * @returns its full hash
 * @throws CommandError if git does not know it, with what to do in a shallow clone
 */
export async function resolveRelease(root: string, ref: string): Promise<string> {
  const name = ref === 'former' ? await readFormerRelease(root) : ref
  const known = await git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(
    () => undefined,
  )
  if (known !== undefined) return known
  const source = ref === 'former' ? `, the release in ${recordFile},` : ''
  const isShallow = (await git(root, 'rev-parse', '--is-shallow-repository')) === 'true'
  const advice = isShallow
    ? 'This clone is shallow: git fetch --unshallow.'
    : 'Fetch the branch or tag that has it.'
  throw new CommandError(`git does not know ${name}${source} in this repository. ${advice}`)
}

/** The names of the migrations of a commit, as knex records them. */
export async function migrationsOf(root: string, commit: string): Promise<string[]> {
  const files = await git(root, 'ls-tree', '-r', '--name-only', commit, 'api/migrations')
  return namesOf(files.split('\n'))
}

/** The names of the migrations here, committed or not, that an older commit does not have. */
export async function newMigrations(root: string, older: string): Promise<string[]> {
  const before = new Set(await migrationsOf(root, older))
  const files = await readdir(join(root, 'api/migrations'), { recursive: true })
  return namesOf(files).filter((name) => !before.has(name))
}

function namesOf(files: readonly string[]): string[] {
  const migrations = files.filter((file) => file.endsWith('.ts'))
  return migrations.map((file) => basename(file, '.ts')).sort()
}

/** A line of a report: the commit, and what an upgrade from it migrates. */
export function describeUpgrade(commit: string, migrations: readonly string[]): string {
  const [first] = migrations
  const last = migrations.at(-1)
  const added = first === last ? first : `${migrations.length} from ${first} to ${last}`
  const what = added ? `new migrations: ${added}` : 'NOTHING TO MIGRATE: it has every migration'
  return `former release ${commit.slice(0, 12)}, ${what}`
}
