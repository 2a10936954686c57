import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { withFolderLock } from './folder-lock.ts'
import type { ReleaseStore, StoredFile } from './release-store.ts'

/** A site as plain files, which any web server can serve. What is being written stands in `.incoming/`. */
export class FolderStore implements ReleaseStore {
  readonly #folder: string
  readonly #incoming: string
  #cleared: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = path.resolve(folder)
    this.#incoming = path.join(this.#folder, '.incoming')
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const bytes = await undefinedOnError(
      readFile(this.#addressOf(key)),
      'ENOENT',
      'ENOTDIR',
      'EISDIR',
    )
    return bytes && { bytes, tag: computeTag(bytes) }
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    const target = this.#addressOf(key)
    // Linking fails when the name exists: of two that write one key, the second one learns it.
    return this.#write(bytes, async (draft) => {
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await link(draft, target)
        return true
      } catch (error) {
        if (errorCodeOf(error) === 'EEXIST') return false
        throw error
      }
    })
  }

  async replace(key: string, bytes: Buffer, tag: string): Promise<boolean> {
    const lock = path.join(this.#incoming, `${encodeURIComponent(key)}.lock`)
    return this.#write(bytes, (draft) =>
      withFolderLock(lock, async (isOwn) => {
        const current = await this.read(key)
        if (current?.tag !== tag || !(await isOwn())) return false
        await rename(draft, this.#addressOf(key))
        return true
      }),
    )
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const folder = this.#addressOf(prefix)
    const entries = await undefinedOnError(
      readdir(folder, { recursive: true, withFileTypes: true }),
      'ENOENT',
    )
    return (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)))
      .filter((key) => key > after)
      .sort()
  }

  async remove(key: string): Promise<void> {
    const address = this.#addressOf(key)
    await rm(address, { force: true })
    let folder = path.dirname(address)
    while (folder.startsWith(this.#folder + path.sep)) {
      const isGone = await rmdir(folder).then(
        () => true,
        () => false,
      )
      if (!isGone) return
      folder = path.dirname(folder)
    }
  }

  async #write(bytes: Buffer, place: (draft: string) => Promise<boolean>): Promise<boolean> {
    this.#cleared ??= removeStaleFiles(this.#incoming)
    await this.#cleared
    await mkdir(this.#incoming, { recursive: true })
    const draft = path.join(this.#incoming, randomUUID())
    try {
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      return await place(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  #addressOf(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`${key} is no key of a store`)
    return path.join(this.#folder, key)
  }
}

/** Nobody takes an hour to write a file: what is older was left by a process that was killed. */
async function removeStaleFiles(folder: string): Promise<void> {
  const names = (await undefinedOnError(readdir(folder), 'ENOENT')) ?? []
  for (const name of names) {
    const draft = path.join(folder, name)
    const found = await undefinedOnError(stat(draft), 'ENOENT')
    if (found && found.mtimeMs < Date.now() - staleAfterMs) {
      await rm(draft, { recursive: true, force: true })
    }
  }
}

const staleAfterMs = 60 * 60 * 1000

function computeTag(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function undefinedOnError<Result>(
  work: Promise<Result>,
  ...codes: string[]
): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (codes.includes(errorCodeOf(error) ?? '')) return undefined
    throw error
  }
}

function errorCodeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : undefined
}
