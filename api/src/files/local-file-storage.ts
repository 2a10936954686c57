import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from './file-storage.ts'

const keyPattern = /^[0-9A-Z]{26}$/

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
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
      await mkdir(dirname(path), { recursive: true })
      try {
        const source = Buffer.isBuffer(body) ? Readable.from([body]) : body
        await pipeline(
          source,
          createWriteStream(passing, { flags: 'wx', mode: 0o600, flush: true }),
        )
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
