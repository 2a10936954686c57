import type { ReleaseStore, StoredFile } from '../store/release-store.ts'

/** A store in memory, for histories that are too long to write to disk. */
export class MemoryStore implements ReleaseStore {
  readonly #files = new Map<string, StoredFile>()
  #writes = 0

  /** An independent copy. */
  copy(): MemoryStore {
    const copy = new MemoryStore()
    for (const [key, file] of this.#files) copy.#files.set(key, file)
    copy.#writes = this.#writes
    return copy
  }

  async read(key: string): Promise<StoredFile | undefined> {
    return this.#files.get(key)
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    if (this.#files.has(key)) return false
    this.#write(key, bytes)
    return true
  }

  async replace(key: string, bytes: Buffer, tag: string): Promise<boolean> {
    if (this.#files.get(key)?.tag !== tag) return false
    this.#write(key, bytes)
    return true
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    return [...this.#files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  }

  async remove(key: string): Promise<void> {
    this.#files.delete(key)
  }

  #write(key: string, bytes: Buffer): void {
    this.#writes += 1
    this.#files.set(key, { bytes, tag: String(this.#writes) })
  }
}
