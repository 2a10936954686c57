import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Static, TSchema } from 'typebox'
import writeFileAtomic from 'write-file-atomic'
import { parseAs } from '../releases/release.ts'
import { withFolderLock } from '../releases/store/folder-lock.ts'

/** A JSON object in a file that only its owner can read; `{}` before the first change. */
export class PrivateFile<Schema extends TSchema> {
  readonly #file: string
  readonly #schema: Schema

  constructor(file: string, schema: Schema) {
    this.#file = file
    this.#schema = schema
  }

  /** @throws Error with every violation of the schema */
  async read(): Promise<Static<Schema>> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}'
      throw error
    })
    return parseAs(this.#schema, JSON.parse(text), this.#file)
  }

  /** Replaces the content. No other process changes it meanwhile, and readers see either the old or the new one. */
  async change(next: (content: Static<Schema>) => Static<Schema>): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true })
    await withFolderLock(`${this.#file}.lock`, async () => {
      const text = JSON.stringify(next(await this.read()), null, 2)
      await writeFileAtomic(this.#file, `${text}\n`, { mode: 0o600 })
    })
  }
}
