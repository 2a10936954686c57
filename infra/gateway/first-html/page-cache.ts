/** The least recently used entries go when there are too many. */
export class PageCache<Page> {
  readonly #pages = new Map<string, Page>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  set(key: string, page: Page): void {
    this.#pages.delete(key)
    this.#pages.set(key, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > this.#max && oldest !== undefined) this.#pages.delete(oldest)
  }

  clear(): void {
    this.#pages.clear()
  }
}
