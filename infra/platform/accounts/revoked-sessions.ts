import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { withFolderLock } from '../../releases/folder-lock.ts'
import { parseAs } from '../../releases/release.ts'

/** Milliseconds since 1970 at which each would have ended by itself, by its id. */
const RevokedSessionsSchema = Type.Record(Type.String(), Type.Number())

/**
 * Sessions that were signed out, in a file of their own: `{ "<id>": <end> }`. It is read anew each time, so that a
 * copy of a cookie is of no use from that moment on, whichever instance it is shown to.
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

  /** @param end milliseconds since 1970 from which on nobody has to remember it */
  async add(id: string, end: number): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true })
    await withFolderLock(`${this.#file}.lock`, async () => {
      const now = this.#clock().getTime()
      const ended = Object.entries(await this.#read()).filter(([, until]) => until > now)
      const text = JSON.stringify({ ...Object.fromEntries(ended), [id]: end })
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
