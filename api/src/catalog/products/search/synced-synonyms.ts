import type { Database } from '../../../base/base.ts'
import { findAllSynonyms, readSynonymsVersion } from '../../search-terms/synonym-query.ts'
import type { WordIndex } from './word-index.ts'

/** The synonyms are read again every so many calls. */
const readEvery = 4

/** Keeps the synonyms of an index in sync with the database, so that a change is live on every instance. */
export class SyncedSynonyms {
  readonly #db: Database
  #index: WordIndex | undefined
  #version = ''
  #calls = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** @returns true when the synonyms have changed */
  async sync(index: WordIndex): Promise<boolean> {
    const isNew = index !== this.#index
    this.#calls += 1
    if (!isNew && this.#calls % readEvery !== 0) return false
    const version = await readSynonymsVersion(this.#db)
    if (!isNew && version === this.#version) return false
    index.setSynonyms(await findAllSynonyms(this.#db))
    this.#index = index
    this.#version = version
    return true
  }
}
