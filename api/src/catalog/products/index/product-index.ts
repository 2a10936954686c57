import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import type { ProductQuery } from '@store/contract/schemas/catalog/catalog'
import { TrigramPostings } from '../../../base/base.ts'
import { WordIndex } from '../search/word-index.ts'
import { type FoundProducts, keepFound } from '../search/words/found-products.ts'
import { type Filter, isNoFilter, noFilter, type SearchKeys } from './filter.ts'
import type { IndexEntry } from './index-entry.ts'
import { PriceOrder } from './price-order.ts'
import { ProductTable } from './product-table.ts'

/** A part of a list: its filters, order, offset and size. */
export interface Cut {
  filter: Filter
  tier: Tier
  sort: NonNullable<ProductQuery['sort']>
  offset: number
  limit: number
}

/** A part of a list. */
interface CutList {
  slots: Uint32Array
  /** Length of the whole list. */
  total: number
  /** Set when no product contains the term, so that it was searched by words. */
  words?: FoundProducts
}

/** Products of a filter, in any order; undefined for all. */
interface Selection {
  slots: Uint32Array | undefined
  words?: FoundProducts
}

/** A changed product and the impact on cached responses. */
export interface Change {
  id: number
  before: SearchKeys | undefined
  after: SearchKeys | undefined
  /** `content`: only where it is shown; `lists`: also the lists it is in, its position there, and their facets. */
  impact: 'content' | 'lists'
}

/** The stock of a product, and the version of its other data. */
export interface ProductStock extends Pick<IndexEntry, 'version' | 'contentVersion' | 'stock'> {
  id: number
}

/** The current state of a product; without an entry it is not on sale. */
export interface ProductState {
  id: number
  entry: IndexEntry | undefined
}

/**
 * All products on sale, in memory: found by substring, brand and category, in the order of each tier's prices. A
 * product with new search texts gets a new slot at the end, so that postings are only appended.
 */
export class ProductIndex {
  /** The products by slot. */
  readonly table = new ProductTable()
  /** Their words. */
  readonly words = new WordIndex(this.table)
  readonly #postings = new TrigramPostings()
  readonly #orders = {
    enduser: new PriceOrder(this.table, 'enduser'),
    reseller: new PriceOrder(this.table, 'reseller'),
    distributor: new PriceOrder(this.table, 'distributor'),
  } satisfies Record<Tier, PriceOrder>

  /** Creates an index of products that arrive in batches; sorts once, at the end. */
  static async load(batches: AsyncIterable<readonly IndexEntry[]>): Promise<ProductIndex> {
    const index = new ProductIndex()
    const added = new Set<number>()
    for await (const entries of batches) for (const entry of entries) added.add(index.#add(entry))
    index.#sortIn(added)
    return index
  }

  /** Inserts, replaces or removes products. @returns the changes and their impact */
  apply(states: readonly ProductState[]): Change[] {
    const moved = new Set<number>()
    const changes = states.flatMap((state) => this.#applyOne(state, moved) ?? [])
    if (changes.some(({ impact }) => impact !== 'content')) {
      this.#sortIn(moved)
      this.words.forgetSearches()
    }
    return changes
  }

  /** Updates a stock when nothing else has changed. @returns undefined when more has */
  restock({ id, version, contentVersion, stock }: ProductStock): Change | undefined {
    const { table } = this
    const slot = table.findId(id)
    if (slot === undefined || table.contentVersion(slot) !== contentVersion) return undefined
    const isSoldOutOrBack = table.isInStock(slot) !== stock > 0
    const before = isSoldOutOrBack ? table.findable(slot) : undefined
    table.restock(slot, { version, stock })
    const after = isSoldOutOrBack ? table.findable(slot) : undefined
    return { id, before, after, impact: isSoldOutOrBack ? 'lists' : 'content' }
  }

  /** The slots of one part of a list, and the length of the whole list. */
  cut({ filter, tier, sort, offset, limit }: Cut): CutList {
    const order = this.#orders[tier]
    const { slots: found, words } = this.#select(filter)
    if (words && sort === 'bestMatch') {
      const slots = order.sortFound(words).slice(offset, offset + limit)
      return { slots, total: words.slots.length, words }
    }
    const byPrice = found ? order.sort(found) : order.slots
    const sorted = sort === 'countryOfOrigin' ? this.table.countries.sort(byPrice) : byPrice
    const total = sorted.length
    const isAscending = sort !== 'highToLow'
    const from = isAscending ? offset : Math.max(0, total - offset - limit)
    const to = isAscending ? offset + limit : Math.max(0, total - offset)
    const slots = sorted.slice(from, to)
    return { slots: isAscending ? slots : slots.reverse(), total, ...(words && { words }) }
  }

  /** The slots of a list, in any order. */
  slotsOf(filter: Filter): Uint32Array {
    return this.#select(filter).slots ?? this.#orders.enduser.slots
  }

  /** True when no product contains the term of a filter, so that it is searched by words. */
  isByWords(filter: Filter): boolean {
    return this.#select(filter).words !== undefined
  }

  /** The best products for a term that may be unfinished: by model number first, then as a list has them. */
  suggest(term: string, tier: Tier, limit: number): CutList & { all: Uint32Array } {
    const selection = this.#select({ ...noFilter, term }, true)
    const { slots: all = this.#orders.enduser.slots, words } = selection
    const found = words ?? { slots: all, penalties: this.words.rankByModel(all, term) }
    const slots = this.#orders[tier].sortFound(found).slice(0, limit)
    return { slots, total: all.length, all, ...(words && { words }) }
  }

  /**
   * The products of a filter: by words when no product contains its term as a substring, whatever the other filters
   * are.
   */
  #select(filter: Filter, isTyping = false): Selection {
    const { term } = filter
    const slots = this.#find(filter)
    if (term === undefined || slots?.length !== 0) return { slots }
    const others = { ...filter, term: undefined }
    // A term alone has just been looked for everywhere.
    if (!isNoFilter(others) && this.#isAnywhere(term)) return { slots }
    const words = keepFound(this.words.search(term, isTyping), this.table.filterBy(others))
    return { slots: words.slots, words }
  }

  #applyOne({ id, entry }: ProductState, moved: Set<number>): Change | undefined {
    const { table } = this
    const slot = table.findId(id)
    if (slot === undefined && !entry) return undefined
    const before = slot === undefined ? undefined : table.findable(slot)
    const impact = this.#impactOf(slot, entry)
    const newSlot = this.#put(slot, entry)
    if (newSlot !== undefined && impact !== 'content') moved.add(newSlot)
    return {
      id,
      before,
      after: newSlot === undefined ? undefined : table.findable(newSlot),
      impact,
    }
  }

  #impactOf(slot: number | undefined, entry: IndexEntry | undefined): Change['impact'] {
    const { table } = this
    if (slot === undefined || !entry || !table.hasNamesOf(slot, entry)) return 'lists'
    if (!this.words.has(slot, entry)) return 'lists'
    const isInSameLists =
      table.hasPricesOf(slot, entry) && table.isInStock(slot) === entry.stock > 0
    return isInSameLists ? 'content' : 'lists'
  }

  #put(slot: number | undefined, entry: IndexEntry | undefined): number | undefined {
    if (slot !== undefined && entry && this.#hasTextsOf(slot, entry)) {
      this.table.replace(slot, entry)
      return slot
    }
    if (slot !== undefined) this.table.remove(slot)
    return entry && this.#add(entry)
  }

  #hasTextsOf(slot: number, entry: IndexEntry): boolean {
    return this.table.hasSearchTextOf(slot, entry.searchText) && this.words.has(slot, entry)
  }

  #add(entry: IndexEntry): number {
    const slot = this.table.add(entry)
    this.#postings.add(slot, this.table.searchBytes(slot))
    this.words.add(slot, entry)
    return slot
  }

  #sortIn(moved: ReadonlySet<number>): void {
    for (const tier of tiers) this.#orders[tier].replace(moved)
  }

  /** @returns undefined when there is no filter */
  #find(filter: Filter): Uint32Array | undefined {
    if (isNoFilter(filter)) return undefined
    return this.#candidates(filter.term).filter(this.table.filterBy(filter))
  }

  /** True when any product contains a term, whatever its brand; stops at the first. */
  #isAnywhere(term: string): boolean {
    return this.#candidates(term).some(this.table.filterBy({ ...noFilter, term }))
  }

  /** The slots that may contain a term; all of a term too short for postings, and without one. */
  #candidates(term: string | undefined): Uint32Array {
    const candidates = term === undefined ? undefined : this.#postings.candidates(Buffer.from(term))
    return candidates ?? this.#orders.enduser.slots
  }
}
