import type { ReleaseStore, StoredFile } from '../../releases/store/release-store.ts'

/** A store for dry runs: reads from the real store and stores writes in memory. */
export class DryRunStore implements ReleaseStore {
  readonly #store: ReleaseStore
  /** `undefined` marks a removed file. */
  readonly #written = new Map<string, StoredFile | undefined>()

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  async read(key: string): Promise<StoredFile | undefined> {
    return this.#written.has(key) ? this.#written.get(key) : this.#store.read(key)
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    if (await this.read(key)) return false
    this.#write(key, bytes)
    return true
  }

  async replace(key: string, bytes: Buffer, tag: string): Promise<boolean> {
    if ((await this.read(key))?.tag !== tag) return false
    this.#write(key, bytes)
    return true
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const stored = await this.#store.list(prefix, after)
    const written = [...this.#written].flatMap(([key, file]) => (file ? [key] : []))
    const added = written.filter((key) => key.startsWith(prefix) && key > after)
    const untouched = stored.filter((key) => !this.#written.has(key))
    return [...untouched, ...added].sort()
  }

  async remove(key: string): Promise<void> {
    this.#written.set(key, undefined)
  }

  #write(key: string, bytes: Buffer): void {
    this.#written.set(key, { bytes, tag: `dry-run ${this.#written.size}` })
  }
}
