import type { IndexedLine } from './indexed-order.ts'
import { NameList } from './name-list.ts'
import { NumberColumn } from './number-column.ts'

/** Id of deleted products. */
const noProduct = 0

/**
 * The order lines in 16 bytes each. Product, brand and category are stored once per article: a product under one
 * brand and category.
 */
export class SoldLines {
  /** By order: index of its first line. */
  readonly #starts = new NumberColumn((length) => new Uint32Array(length))
  readonly #articles = new NumberColumn((length) => new Uint32Array(length))
  readonly #quantities = new NumberColumn((length) => new Uint32Array(length))
  readonly #paise = new NumberColumn((length) => new Float64Array(length))
  /** By product: its latest article. */
  readonly #newest = new Map<number, number>()
  /** The following columns are by article. */
  readonly #products = new NumberColumn((length) => new Float64Array(length))
  readonly #brands = new NumberColumn((length) => new Uint32Array(length))
  readonly #categories = new NumberColumn((length) => new Uint32Array(length))
  /** The previous article of the same product, or itself. */
  readonly #before = new NumberColumn((length) => new Uint32Array(length))
  readonly #brandNames = new NameList()
  readonly #categoryNames = new NameList()

  /** Number of articles. */
  get articles(): number {
    return this.#products.length
  }

  /** Number of orders. */
  get orders(): number {
    return this.#starts.length
  }

  /** Adds the lines of the next order. */
  add(lines: readonly IndexedLine[]): void {
    this.#starts.push(this.#articles.length)
    for (const line of lines) {
      this.#articles.push(this.#articleOf(line))
      this.#quantities.push(line.quantity)
      this.#paise.push(line.totalPaise)
    }
  }

  /** Visits the lines of an order. */
  forEachLine(slot: number, visit: (article: number, pieces: number, paise: number) => void): void {
    const next = slot + 1
    const end = next < this.#starts.length ? this.#starts.at(next) : this.#articles.length
    for (let line = this.#starts.at(slot); line < end; line += 1) {
      visit(this.#articles.at(line), this.#quantities.at(line), this.#paise.at(line))
    }
  }

  /** The internal key of an article's product; undefined when it was deleted. */
  productOf(article: number): number | undefined {
    return this.#products.at(article) || undefined
  }

  brandOf(article: number): string {
    return this.#brandNames.nameOf(this.#brands.at(article))
  }

  categoryOf(article: number): string {
    return this.#categoryNames.nameOf(this.#categories.at(article))
  }

  #articleOf({ productId = noProduct, ...names }: IndexedLine): number {
    const brand = this.#brandNames.numberOf(names.brand)
    const category = this.#categoryNames.numberOf(names.category)
    const newest = this.#newest.get(productId) ?? this.articles
    for (let article = newest; article < this.articles; ) {
      if (this.#brands.at(article) === brand && this.#categories.at(article) === category) {
        return article
      }
      const before = this.#before.at(article)
      if (before === article) break
      article = before
    }
    const added = this.articles
    this.#before.push(Math.min(newest, added))
    this.#products.push(productId)
    this.#brands.push(brand)
    this.#categories.push(category)
    this.#newest.set(productId, added)
    return added
  }
}
