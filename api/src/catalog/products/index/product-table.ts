import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import {
  type FloatColumn,
  floatColumn,
  hashBytes,
  hashNumber,
  SlotHashTable,
  TextColumn,
} from '../../../base/base.ts'
import { isPlain } from '../reader/names.ts'
import { type Filter, isWithin, type SearchKeys } from './filter.ts'
import type { IndexEntry } from './index-entry.ts'
import { NameColumn } from './name-column.ts'

/** Above this share of dead slots or bytes the table is rebuilt. */
const mostDead = 0.3

/** All products on sale, column by column. A product keeps its slot as long as its search texts stay the same. */
export class ProductTable {
  readonly brands = new NameColumn()
  readonly categories = new NameColumn()
  /** Countries of origin; blank where it is not known. */
  readonly countries = new NameColumn()
  /** In rupees. */
  readonly prices = {
    enduser: floatColumn(),
    reseller: floatColumn(),
    distributor: floatColumn(),
  } satisfies Record<Tier, FloatColumn>
  readonly stock = floatColumn()
  readonly gst = floatColumn()
  readonly headJson = new TextColumn()
  readonly images = new TextColumn()
  readonly slabs = new TextColumn()
  readonly #searchTexts = new TextColumn()
  readonly #publicIds = new TextColumn()
  /** Keys from 1; 0 where the product was removed. */
  readonly #ids = floatColumn()
  readonly #versions = floatColumn()
  readonly #contentVersions = floatColumn()
  readonly #byId = new SlotHashTable((slot) =>
    this.isLive(slot) ? hashNumber(this.#ids.get(slot)) : undefined,
  )
  readonly #byPublicId = new SlotHashTable((slot) =>
    this.isLive(slot) ? hashBytes(this.#publicIds.view(slot)) : undefined,
  )
  #slots = 0
  #size = 0
  #incomparableNames = 0

  /** Products on sale. */
  get size(): number {
    return this.#size
  }

  /** Slots assigned so far, including dead ones. */
  get slots(): number {
    return this.#slots
  }

  /** True when too much of the table is dead. */
  get needsRebuild(): boolean {
    const dead = this.#slots - this.#size
    if (dead > Math.max(1000, this.#slots * mostDead)) return true
    const { held, wasted } = this.headJson.bytes
    return wasted > held * mostDead
  }

  /** False while a product on sale has a brand or category that only SQL can compare. */
  get isComparable(): boolean {
    return this.#incomparableNames === 0
  }

  id(slot: number): number {
    return this.#ids.get(slot)
  }

  version(slot: number): number {
    return this.#versions.get(slot)
  }

  contentVersion(slot: number): number {
    return this.#contentVersions.get(slot)
  }

  isLive(slot: number): boolean {
    return this.#ids.get(slot) !== 0
  }

  findId(id: number): number | undefined {
    return this.#byId.find(hashNumber(id), (slot) => this.#ids.get(slot) === id)
  }

  findPublicId(publicId: string): number | undefined {
    const wanted = Buffer.from(publicId)
    return this.#byPublicId.find(
      hashBytes(wanted),
      (slot) => this.isLive(slot) && this.#publicIds.view(slot).equals(wanted),
    )
  }

  findable(slot: number): SearchKeys {
    return {
      brandKey: this.brands.keyOf(slot),
      categoryKey: this.categories.keyOf(slot),
      countryKey: this.countries.keyOf(slot),
      searchText: this.#searchTexts.read(slot),
      isInStock: this.isInStock(slot),
      prices: {
        enduser: this.prices.enduser.get(slot),
        reseller: this.prices.reseller.get(slot),
        distributor: this.prices.distributor.get(slot),
      },
    }
  }

  isInStock(slot: number): boolean {
    return this.stock.get(slot) > 0
  }

  countInStock(slots: Uint32Array): number {
    return slots.reduce((count, slot) => (this.isInStock(slot) ? count + 1 : count), 0)
  }

  /** The lowest and the highest price of a tier in rupees; undefined without slots. */
  priceRange(slots: Uint32Array, tier: Tier): { min: number; max: number } | undefined {
    if (slots.length === 0) return undefined
    const prices = this.prices[tier].values
    let min = Infinity
    let max = 0
    for (const slot of slots) {
      const price = prices[slot] ?? 0
      if (price < min) min = price
      if (price > max) max = price
    }
    return { min, max }
  }

  /** {@link matches} for slots, without decoding a text; valid until a product changes. */
  filterBy(filter: Filter): (slot: number) => boolean {
    const { brands, categories, countries, term, inStock, price } = filter
    const hasBrand = this.brands.filterBy(brands)
    const hasCategory = this.categories.filterBy(categories)
    const hasCountry = this.countries.filterBy(countries)
    const stock = this.stock.values
    const prices = price && this.prices[price.tier].values
    const hasTerm = term === undefined ? undefined : this.#searchTexts.filterBy(Buffer.from(term))
    const ids = this.#ids.values
    return (slot) =>
      ids[slot] !== 0 &&
      (hasBrand === undefined || hasBrand(slot)) &&
      (hasCategory === undefined || hasCategory(slot)) &&
      (hasCountry === undefined || hasCountry(slot)) &&
      (inStock === undefined || (stock[slot] ?? 0) > 0) &&
      (price === undefined || isWithin(prices?.[slot] ?? 0, price)) &&
      (hasTerm === undefined || hasTerm(slot))
  }

  hasPricesOf(slot: number, { prices }: IndexEntry): boolean {
    return tiers.every((tier) => this.prices[tier].get(slot) === prices[tier])
  }

  /** True when the search texts of a product, and the names by which it is filtered, are unchanged. */
  hasNamesOf(slot: number, { brand, category, country, searchText }: IndexEntry): boolean {
    return (
      this.brands.get(slot) === brand &&
      this.categories.get(slot) === category &&
      this.countries.get(slot) === country &&
      this.hasSearchTextOf(slot, searchText)
    )
  }

  /** In UTF-8; valid until the product changes. */
  searchBytes(slot: number): Uint8Array {
    return this.#searchTexts.view(slot)
  }

  hasSearchTextOf(slot: number, searchText: string): boolean {
    return this.#searchTexts.read(slot) === searchText
  }

  /** @returns the slot assigned to the product */
  add(entry: IndexEntry): number {
    const slot = this.#slots
    this.#slots += 1
    this.#size += 1
    this.#ids.set(slot, entry.id)
    this.#publicIds.set(slot, entry.publicId)
    this.#searchTexts.set(slot, entry.searchText)
    this.#write(slot, entry)
    this.#byId.add(slot)
    this.#byPublicId.add(slot)
    return slot
  }

  /** Overwrites a product; its search texts must be unchanged. */
  replace(slot: number, entry: IndexEntry): void {
    this.#incomparableNames -= this.#incomparableNamesOf(slot)
    this.#write(slot, entry)
  }

  /** Updates a stock; nothing else of the product has changed. */
  restock(slot: number, { version, stock }: Pick<IndexEntry, 'version' | 'stock'>): void {
    this.#versions.set(slot, version)
    this.stock.set(slot, stock)
  }

  remove(slot: number): void {
    this.#incomparableNames -= this.#incomparableNamesOf(slot)
    this.#ids.set(slot, 0)
    this.#size -= 1
    for (const texts of [this.headJson, this.images, this.slabs]) texts.clear(slot)
  }

  #write(slot: number, entry: IndexEntry): void {
    this.#versions.set(slot, entry.version)
    this.#contentVersions.set(slot, entry.contentVersion)
    this.brands.set(slot, entry.brand)
    this.categories.set(slot, entry.category)
    this.countries.set(slot, entry.country)
    for (const tier of tiers) this.prices[tier].set(slot, entry.prices[tier])
    this.stock.set(slot, entry.stock)
    this.gst.set(slot, entry.gst)
    this.headJson.set(slot, entry.headJson)
    this.images.set(slot, entry.images)
    this.slabs.set(slot, entry.slabs)
    this.#incomparableNames += this.#incomparableNamesOf(slot)
  }

  #incomparableNamesOf(slot: number): number {
    return isPlain(this.brands.get(slot)) && isPlain(this.categories.get(slot)) ? 0 : 1
  }
}
