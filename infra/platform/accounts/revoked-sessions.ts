import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { parseAs } from '../../releases/release.ts'
import { withFolderLock } from '../../releases/store/folder-lock.ts'

/** Expiry of each session in milliseconds since 1970, by session id. */
const RevokedSessionsSchema = Type.Record(Type.String(), Type.Number())

/**
 * Sessions that were signed out, in a file: `{ "<id>": <expiry> }`. Reads the file on every check, so that a copied
 * cookie is rejected by every instance from then on.
 */
export class RevokedSessions {
  readonly #file: string
  readonly #clock: () => Date

  constructor(file: string, clock: () => Date = () => new Date()) {
    this.#file = file
    this.#clock = clock
  }

  async has(id: string): Promise<boolean> {
    return Object.hasOwn(await this.#read(), id)
  }

  /** @param expiresAt milliseconds since 1970; the entry is dropped after that */
  async add(id: string, expiresAt: number): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true })
    await withFolderLock(`${this.#file}.lock`, async () => {
      const now = this.#clock().getTime()
      const revoked = Object.entries(await this.#read()).filter(([, expiry]) => expiry > now)
      const text = JSON.stringify({ ...Object.fromEntries(revoked), [id]: expiresAt })
      await writeFile(`${this.#file}.new`, text, { mode: 0o600 })
      await rename(`${this.#file}.new`, this.#file)
    })
  }

  async #read(): Promise<Record<string, number>> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}'
      throw error
    })
    return parseAs(RevokedSessionsSchema, JSON.parse(text), this.#file)
  }
}
