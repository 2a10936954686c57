import fs, { type Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { newPublicId } from '../../shared/ids.ts'
import type { FileStorage, StoredFile } from './file-storage.ts'
import type { StorageLayout } from './storage-layout.ts'

function isFault(error: unknown, code: 'ENOENT'): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}

/** The callback API: a handle of `fs/promises` costs the main thread more than reading or writing the file. */
const write = promisify(fs.writeFile)
const openDescriptor = promisify(fs.open)
const statDescriptor = promisify(fs.fstat)
const syncDescriptor = promisify(fs.fsync)
const closeDescriptor = promisify(fs.close)

/** Writes a new file and flushes it to disk. */
async function writeNew(path: string, content: Uint8Array): Promise<void> {
  await write(path, content, { flag: 'wx', mode: 0o600, flush: true })
}

/** Makes the names in a folder durable. Windows cannot open folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const fd = await openDescriptor(folder, 'r')
  try {
    await syncDescriptor(fd)
  } finally {
    await closeDescriptor(fd)
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isFault(error, 'ENOENT')) return []
    throw error
  })
}

/** Files listed at once. */
const pageSize = 1_000

/**
 * Stores files in a folder. A file gets its name only when it is complete and on disk, so that nobody reads a partial
 * one, not even after a power failure.
 */
export function createLocalFileStorage(folder: string, layout: StorageLayout): FileStorage {
  const pathOf = (key: string): string => join(folder, layout.pathOf(key))

  const describe = async (path: string): Promise<StoredFile[]> => {
    const key = layout.keyOf(path)
    if (!key) return []
    try {
      const { mtimeMs, size } = await stat(join(folder, path))
      return [{ key, bytes: size, ageMs: Date.now() - mtimeMs }]
    } catch (error) {
      // Deleted since the folder was read.
      if (isFault(error, 'ENOENT')) return []
      throw error
    }
  }

  async function* pagesOf(paths: string[]): AsyncGenerator<StoredFile[]> {
    for (let start = 0; start < paths.length; start += pageSize) {
      yield (await Promise.all(paths.slice(start, start + pageSize).map(describe))).flat()
    }
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      const unfinished = `${path}.${newPublicId()}`
      try {
        // The folder exists except for the first file in it.
        await writeNew(unfinished, content).catch(async (error: unknown) => {
          if (!isFault(error, 'ENOENT')) throw error
          await mkdir(dirname(path), { recursive: true })
          await writeNew(unfinished, content)
        })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await flushFolder(dirname(path))
    },

    async open(key) {
      try {
        const fd = await openDescriptor(pathOf(key), 'r')
        const { size } = await statDescriptor(fd)
        // The end of the file is known, so it is not looked for.
        return { body: fs.createReadStream('', { fd, end: Math.max(size - 1, 0) }), bytes: size }
      } catch (error) {
        if (isFault(error, 'ENOENT')) return undefined
        throw error
      }
    },

    delete: async (key) => rm(pathOf(key), { force: true }),

    async *list() {
      const entries = await entriesOf(folder)
      yield* pagesOf(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
      for (const { name: part } of entries.filter((entry) => entry.isDirectory())) {
        const files = await entriesOf(join(folder, part))
        yield* pagesOf(files.map(({ name }) => `${part}/${name}`))
      }
    },
  }
}
