import { writeFile } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import writeFileAtomic from 'write-file-atomic'
import type { FileStorage, StoredFile } from './file-storage.ts'
import { keyOfStoragePath, storagePathOf } from './storage-path.ts'

function isFault(error: unknown, code: 'ENOENT' | 'ENOTDIR' | 'EEXIST'): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}

/** The callback API: a handle of `fs/promises` costs the main thread more than the writing itself. */
const write = promisify(writeFile)

/** Writes a new file and flushes it to disk. */
async function writeNew(path: string, body: Uint8Array): Promise<void> {
  await write(path, body, { flag: 'wx', mode: 0o600, flush: true })
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isFault(error, 'ENOENT') || isFault(error, 'ENOTDIR')) return []
    throw error
  })
}

async function describe(folder: string, path: string): Promise<StoredFile[]> {
  const key = keyOfStoragePath(path)
  if (!key) return []
  try {
    const { mtimeMs } = await stat(join(folder, path))
    return [{ key, ageMs: Date.now() - mtimeMs }]
  } catch (error) {
    // Deleted since the folder was read.
    if (isFault(error, 'ENOENT')) return []
    throw error
  }
}

/**
 * Stores files in a folder. A key is returned only after its file is complete and on disk, so that nobody reads a
 * partial file.
 */
export function createLocalFileStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => join(folder, storagePathOf(key))

  return {
    async put(key, body) {
      const path = pathOf(key)
      try {
        // The folder exists except for the first file in it.
        await writeNew(path, body).catch(async (error: unknown) => {
          if (!isFault(error, 'ENOENT')) throw error
          await mkdir(dirname(path), { recursive: true })
          await writeNew(path, body)
        })
      } catch (error) {
        // The existing one may be a partial file of a process that died.
        if (isFault(error, 'EEXIST'))
          return writeFileAtomic(path, Buffer.from(body), { mode: 0o600 })
        await rm(path, { force: true })
        throw error
      }
    },

    async open(key) {
      try {
        return (await open(pathOf(key))).createReadStream()
      } catch (error) {
        if (isFault(error, 'ENOENT')) return undefined
        throw error
      }
    },

    delete: async (key) => rm(pathOf(key), { force: true }),

    async *list() {
      for (const part of await namesIn(folder)) {
        const names = await namesIn(join(folder, part))
        const found = await Promise.all(names.map((name) => describe(folder, `${part}/${name}`)))
        yield found.flat()
      }
    },
  }
}
