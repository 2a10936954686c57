import { type Tier, tiers } from '@store/contract/rules/roles'
import type { FacetCount } from '../facets.ts'
import { isPlain } from '../names.ts'
import type { Entry } from './entry.ts'
import { type Filter, matches } from './filter.ts'
import { comparePrices, PriceOrder } from './price-order.ts'
import { TrigramPostings } from './trigram-postings.ts'

/** Which part of which list. */
export interface Cut {
  filter: Filter
  tier: Tier
  isAscending: boolean
  offset: number
  limit: number
}

/** How far a change of one product reaches. */
export interface Change {
  id: number
  publicId: string
  before: Entry | undefined
  after: Entry | undefined
  /** `shown`: only where it is shown; `placed`: also its place in lists; `listed`: also counts. */
  reach: 'shown' | 'placed' | 'listed'
}

function reachOf(before: Entry | undefined, after: Entry | undefined): Change['reach'] {
  if (!before || !after || before.head !== after.head || before.searchText !== after.searchText) {
    return 'listed'
  }
  return tiers.some((tier) => before.prices[tier] !== after.prices[tier]) ? 'placed' : 'shown'
}

/** With more than this at once, as when the catalogue is loaded, room is made for all first. */
const mostAddedSingly = 10_000

/** More dead slots than this share of all, and the index is better built anew. */
const mostDead = 0.3

/**
 * All products on sale, in memory: found by substring, brand and category, in the order of each tier's
 * prices. A product keeps its slot while its words stay the same; new words get a new slot at the end,
 * so that postings stay sorted by themselves and are only ever added to.
 */
export class ProductIndex {
  readonly #slots: (Entry | undefined)[] = []
  readonly #slotOf = new Map<number, number>()
  readonly #idOf = new Map<string, number>()
  readonly #postings = new TrigramPostings()
  readonly #orders = {
    enduser: new PriceOrder('enduser'),
    reseller: new PriceOrder('reseller'),
    distributor: new PriceOrder('distributor'),
  } satisfies Record<Tier, PriceOrder>
  #foreignNames = 0

  get size(): number {
    return this.#slotOf.size
  }

  get isWorn(): boolean {
    return this.#slots.length - this.size > Math.max(1000, this.#slots.length * mostDead)
  }

  /** False while a brand or category is on sale that only SQL can compare. */
  get isComparable(): boolean {
    return this.#foreignNames === 0
  }

  byId(id: number): Entry | undefined {
    const slot = this.#slotOf.get(id)
    return slot === undefined ? undefined : this.#slots[slot]
  }

  byPublicId(publicId: string): Entry | undefined {
    const id = this.#idOf.get(publicId)
    return id === undefined ? undefined : this.byId(id)
  }

  /** Puts products in, replaces them, or takes them out; answers what changed by that. */
  apply(rows: readonly { id: number; entry: Entry | undefined }[]): Change[] {
    if (rows.length > mostAddedSingly) {
      this.#postings.reserve(rows.flatMap(({ entry }) => entry?.searchText ?? []))
    }
    const touched = new Set<number>()
    const changes = rows.flatMap(({ id, entry }) => {
      const before = this.byId(id)
      const publicId = (entry ?? before)?.publicId
      if (publicId === undefined) return []
      const reach = reachOf(before, entry)
      const slot = this.#put(id, entry, reach)
      if (slot !== undefined && reach !== 'shown') touched.add(slot)
      return [{ id, publicId, before, after: entry, reach }]
    })
    if (changes.some(({ reach }) => reach !== 'shown')) {
      for (const order of Object.values(this.#orders)) order.replace(this.#slots, touched)
    }
    return changes
  }

  /** One part of a list, and how long the whole of it is. */
  cut({ filter, tier, isAscending, offset, limit }: Cut): { entries: Entry[]; total: number } {
    const found = this.#find(filter)
    const total = found?.length ?? this.size
    const from = isAscending ? offset : Math.max(0, total - offset - limit)
    const to = isAscending ? offset + limit : Math.max(0, total - offset)
    const sorted = found
      ? found.sort(comparePrices(tier)).slice(from, to)
      : this.#inOrder(tier, from, to)
    return { entries: isAscending ? sorted : sorted.reverse(), total }
  }

  #inOrder(tier: Tier, from: number, to: number): Entry[] {
    const slots = this.#orders[tier].slots.subarray(from, to)
    return Array.from(slots).flatMap((slot) => this.#slots[slot] ?? [])
  }

  /** How many products of a list carry each brand or category, names in any case together. */
  count(field: 'brand' | 'category', filter: Filter): FacetCount[] {
    const counts = new Map<string, FacetCount>()
    const key = field === 'brand' ? 'brandKey' : 'categoryKey'
    for (const entry of this.#find(filter) ?? this.#slots) {
      if (!entry) continue
      const known = counts.get(entry[key])
      if (known) known.count += 1
      else counts.set(entry[key], { name: entry[field], count: 1 })
    }
    return [...counts.values()]
  }

  #put(id: number, entry: Entry | undefined, reach: Change['reach']): number | undefined {
    const slot = this.#slotOf.get(id)
    if (slot !== undefined && entry && reach !== 'listed') {
      this.#slots[slot] = entry
      return slot
    }
    if (slot !== undefined) this.#remove(id, slot)
    return entry && this.#add(entry)
  }

  #remove(id: number, slot: number): void {
    const entry = this.#slots[slot]
    if (entry) this.#idOf.delete(entry.publicId)
    if (entry && isForeign(entry)) this.#foreignNames -= 1
    this.#slots[slot] = undefined
    this.#slotOf.delete(id)
  }

  #add(entry: Entry): number {
    const slot = this.#slots.push(entry) - 1
    this.#slotOf.set(entry.id, slot)
    this.#idOf.set(entry.publicId, entry.id)
    this.#postings.add(slot, entry.searchText)
    if (isForeign(entry)) this.#foreignNames += 1
    return slot
  }

  /** @returns undefined when nothing narrows the list */
  #find(filter: Filter): Entry[] | undefined {
    const { brand, category, term } = filter
    if (brand === undefined && category === undefined && term === undefined) return undefined
    const found: Entry[] = []
    const candidates = term === undefined ? undefined : this.#postings.candidates(term)
    if (candidates) {
      for (const slot of candidates) {
        const entry = this.#slots[slot]
        if (entry && matches(entry, filter)) found.push(entry)
      }
    } else {
      for (const entry of this.#slots) if (entry && matches(entry, filter)) found.push(entry)
    }
    return found
  }
}

function isForeign({ brand, category }: Entry): boolean {
  return !isPlain(brand) || !isPlain(category)
}
