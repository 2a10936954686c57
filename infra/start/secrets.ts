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
 * The secrets of this site, made once and kept in `<folder>/secrets.json`, readable by its owner alone. A secret
 * that is new in this version is added.
 */
export async function readSecrets(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'secrets.json')
  const kept = parseSecrets(await readFile(file, 'utf8').catch(ifMissing))
  const secrets = {
    SESSION_SECRET: kept.get('SESSION_SECRET') ?? fresh(),
    FILE_URL_SECRET: kept.get('FILE_URL_SECRET') ?? fresh(),
    DATABASE_PASSWORD: kept.get('DATABASE_PASSWORD') ?? fresh(),
    DATABASE_ROOT_PASSWORD: kept.get('DATABASE_ROOT_PASSWORD') ?? fresh(),
    PLATFORM_TOKEN: kept.get('PLATFORM_TOKEN') ?? fresh(),
    PLATFORM_SECRET: kept.get('PLATFORM_SECRET') ?? fresh(),
  }
  if (NAMES.some((name) => kept.get(name) !== secrets[name])) {
    await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return secrets
}

/** Hexadecimal, so that it needs no escaping in SQL, in an address or in a shell. */
function fresh(): string {
  return randomBytes(32).toString('hex')
}

function parseSecrets(text: string): Map<string, string> {
  const kept: unknown = JSON.parse(text)
  if (typeof kept !== 'object' || kept === null) return new Map()
  return new Map(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '{}'
  throw error
}
