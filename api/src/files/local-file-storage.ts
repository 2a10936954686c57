import { writeFile } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { FileStorage } from './file-storage.ts'

const keyPattern = /^[0-9A-Z]{26}$/

function isFault(error: unknown, code: 'ENOENT' | 'EEXIST'): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}

/** With callbacks: a handle of `fs/promises` costs the thread that serves more than all the writing. */
const write = promisify(writeFile)

/** Writes a new file to the disk itself. */
async function writeNew(path: string, body: Uint8Array): Promise<void> {
  await write(path, body, { flag: 'wx', mode: 0o600, flush: true })
}

/**
 * Keeps files in a folder, spread over sub-folders by the end of the key (its start is the time).
 * A key is told to nobody before its file is whole and on the disk, so that nobody reads half of it.
 */
export function keepFilesIn(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new RangeError('not a key of this storage')
    return join(folder, key.slice(-2), key)
  }

  return {
    async put(key, body) {
      const path = pathOf(key)
      try {
        // Its folder is there already but for the first one in it.
        await writeNew(path, body).catch(async (error: unknown) => {
          if (!isFault(error, 'ENOENT')) throw error
          await mkdir(dirname(path), { recursive: true })
          await writeNew(path, body)
        })
      } catch (error) {
        if (!isFault(error, 'EEXIST')) await rm(path, { force: true })
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
  }
}
