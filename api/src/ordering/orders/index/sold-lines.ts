import { floatColumn, integerColumn, NameList } from '../../../base/base.ts'
import type { IndexedLine } from './indexed-order.ts'

const nameCollator = new Intl.Collator('en', { sensitivity: 'base' })

/** Orders names like the database's collation: case and accents are ignored. */
export function compareNames(one: string, other: string): number {
  return nameCollator.compare(one, other)
}

function isSameName(one: string, other: string): boolean {
  return compareNames(one, other) === 0
}

/** Id of deleted products. */
const noProduct = 0

/**
 * The order lines in 16 bytes each. Product, brand and category are stored once per article: a product under one
 * brand and category.
 */
export class SoldLines {
  /** By order: index of its first line. */
  readonly #starts = integerColumn()
  readonly #articles = integerColumn()
  readonly #quantities = integerColumn()
  readonly #paise = floatColumn()
  /** By product: its latest article. */
  readonly #newest = new Map<number, number>()
  /** The following columns are by article. */
  readonly #products = floatColumn()
  readonly #brands = integerColumn()
  readonly #categories = integerColumn()
  /** The previous article of the same product, or itself. */
  readonly #before = integerColumn()
  readonly #brandNames = new NameList(isSameName)
  readonly #categoryNames = new NameList(isSameName)

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
    const end = next < this.#starts.length ? this.#starts.get(next) : this.#articles.length
    for (let line = this.#starts.get(slot); line < end; line += 1) {
      visit(this.#articles.get(line), this.#quantities.get(line), this.#paise.get(line))
    }
  }

  /** The internal key of an article's product; undefined when it was deleted. */
  productOf(article: number): number | undefined {
    return this.#products.get(article) || undefined
  }

  brandOf(article: number): string {
    return this.#brandNames.nameOf(this.#brands.get(article))
  }

  categoryOf(article: number): string {
    return this.#categoryNames.nameOf(this.#categories.get(article))
  }

  #articleOf({ productId = noProduct, ...names }: IndexedLine): number {
    const brand = this.#brandNames.numberOf(names.brand)
    const category = this.#categoryNames.numberOf(names.category)
    const newest = this.#newest.get(productId) ?? this.articles
    for (let article = newest; article < this.articles; ) {
      if (this.#brands.get(article) === brand && this.#categories.get(article) === category) {
        return article
      }
      const before = this.#before.get(article)
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
