import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAMES = [
  'SESSION_SECRET',
  'FILE_URL_SECRET',
  'DATABASE_PASSWORD',
  'DATABASE_ROOT_PASSWORD',
  'PLATFORM_TOKEN',
  'PLATFORM_SECRET',
] as const

export type Secrets = Record<(typeof NAMES)[number], string>

/**
 * The secrets of this site, generated once and stored in `<folder>/secrets.json`, which only its owner can read.
 * Missing secrets, added by a newer version, are generated.
 */
export async function readSecrets(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'secrets.json')
  const stored = parseSecrets(await readFile(file, 'utf8').catch(ifMissing))
  const secrets = {
    SESSION_SECRET: stored.get('SESSION_SECRET') ?? newSecret(),
    FILE_URL_SECRET: stored.get('FILE_URL_SECRET') ?? newSecret(),
    DATABASE_PASSWORD: stored.get('DATABASE_PASSWORD') ?? newSecret(),
    DATABASE_ROOT_PASSWORD: stored.get('DATABASE_ROOT_PASSWORD') ?? newSecret(),
    PLATFORM_TOKEN: stored.get('PLATFORM_TOKEN') ?? newSecret(),
    PLATFORM_SECRET: stored.get('PLATFORM_SECRET') ?? newSecret(),
  }
  if (NAMES.some((name) => stored.get(name) !== secrets[name])) {
    await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return secrets
}

/** Hexadecimal, so that it needs no escaping in SQL, URLs or a shell. */
function newSecret(): string {
  return randomBytes(32).toString('hex')
}

function parseSecrets(text: string): Map<string, string> {
  const stored: unknown = JSON.parse(text)
  if (typeof stored !== 'object' || stored === null) return new Map()
  return new Map(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '{}'
  throw error
}
