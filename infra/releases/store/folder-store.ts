import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { systemCode } from '../../processes/command-error.ts'
import { withFolderLock } from './folder-lock.ts'
import type { ReleaseStore, StoredFile } from './release-store.ts'

/** A site as plain files, which any web server can serve. Files are written to `.incoming/` first. */
export class FolderStore implements ReleaseStore {
  readonly #folder: string
  readonly #incoming: string
  #cleanup: Promise<void> | undefined

  constructor(folder: string) {
    this.#folder = path.resolve(folder)
    this.#incoming = path.join(this.#folder, '.incoming')
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const bytes = await undefinedOnError(readFile(this.#pathOf(key)), 'ENOENT', 'ENOTDIR', 'EISDIR')
    return bytes && { bytes, tag: computeTag(bytes) }
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    const target = this.#pathOf(key)
    // link fails when the target exists: of two concurrent writers, the second one gets EEXIST.
    return this.#write(bytes, async (draft) => {
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await link(draft, target)
        return true
      } catch (error) {
        if (systemCode(error) === 'EEXIST') return false
        throw error
      }
    })
  }

  async replace(key: string, bytes: Buffer, tag: string): Promise<boolean> {
    const lock = path.join(this.#incoming, `${encodeURIComponent(key)}.lock`)
    return this.#write(bytes, (draft) =>
      withFolderLock(lock, async (isStillHeld) => {
        const current = await this.read(key)
        if (current?.tag !== tag || !(await isStillHeld())) return false
        await rename(draft, this.#pathOf(key))
        return true
      }),
    )
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const folder = this.#pathOf(prefix)
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
    const file = this.#pathOf(key)
    await rm(file, { force: true })
    let folder = path.dirname(file)
    while (folder.startsWith(this.#folder + path.sep)) {
      const isRemoved = await rmdir(folder).then(
        () => true,
        () => false,
      )
      if (!isRemoved) return
      folder = path.dirname(folder)
    }
  }

  async #write(bytes: Buffer, commit: (draft: string) => Promise<boolean>): Promise<boolean> {
    this.#cleanup ??= removeStaleFiles(this.#incoming)
    await this.#cleanup
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
      return await commit(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  #pathOf(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`${key} is not a valid key`)
    return path.join(this.#folder, key)
  }
}

/** No write takes an hour: older files were left by processes that were killed. */
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
    if (codes.includes(systemCode(error) ?? '')) return undefined
    throw error
  }
}
