import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from './file-storage.ts'

const keyPattern = /^[0-9A-Z]{26}$/

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}

/** Opens a new file; its folder is there already but for the first one in it. */
async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(dirname(path), { recursive: true })
    return open(path, 'wx', 0o600)
  }
}

/**
 * Keeps files in a folder, spread over sub-folders by the end of the key (its start is the time).
 * A file is written under a passing name, flushed and then renamed, so that nobody reads half of it.
 */
export function keepFilesIn(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new RangeError('not a key of this storage')
    return join(folder, key.slice(-2), key)
  }

  return {
    async put(key, body) {
      const path = pathOf(key)
      const passing = `${path}.${randomUUID()}`
      try {
        const file = await openNew(passing)
        try {
          await file.writeFile(body)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(passing, path)
      } catch (error) {
        await rm(passing, { force: true })
        throw error
      }
    },

    async open(key) {
      try {
        return (await open(pathOf(key))).createReadStream()
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    delete: async (key) => rm(pathOf(key), { force: true }),
  }
}
