import { LRUCache } from 'lru-cache'
import type { IndexEntry } from '../index/index-entry.ts'
import type { NameColumn } from '../index/name-column.ts'
import { splitWords } from './texts/compact-text.ts'
import { CompactTexts } from './texts/compact-texts.ts'
import { Lookups } from './texts/lookups.ts'
import { wordFrom } from './texts/word.ts'
import { CandidateMasks } from './words/candidates.ts'
import type { FoundProducts } from './words/found-products.ts'
import { KnownWords } from './words/known-words.ts'
import { type Synonym, Synonyms } from './words/synonyms.ts'
import { searchWords } from './words/word-search.ts'
import type { WordSources } from './words/word-sources.ts'

/** By line of a compact text: model number, brand, category, name. */
const namePenalties = [1, 0, 1, 2]
/** A search of 100,000 products takes half a megabyte. */
const rememberedSearches = 8

type Texts = Pick<IndexEntry, 'names' | 'models' | 'name' | 'brand' | 'category'>

/** What the words need to know of the products by slot. */
interface SearchedTable {
  isLive: (slot: number) => boolean
  categories: Pick<NameColumn, 'filterByKey'>
}

/** The words of all products, by slot of the product index. */
export class WordIndex {
  readonly #names = new CompactTexts(namePenalties)
  readonly #models = new CompactTexts([0])
  readonly #knownWords = new KnownWords()
  readonly #table: SearchedTable
  readonly #searches = new LRUCache<string, FoundProducts>({ max: rememberedSearches })
  #synonyms = new Synonyms([])
  #slots = 0
  #masks = new Uint16Array()

  constructor(table: SearchedTable) {
    this.#table = table
  }

  /** Adds a product in the next slot. */
  add(slot: number, texts: Texts): void {
    this.#names.add(slot, texts.names)
    this.#models.add(slot, texts.models)
    this.#knownWords.add(texts)
    this.#slots = slot + 1
  }

  /** True when the product of a slot has the same words. */
  has(slot: number, { names, models }: Texts): boolean {
    return this.#names.has(slot, names) && this.#models.has(slot, models)
  }

  /** Replaces the synonyms. */
  setSynonyms(synonyms: readonly Synonym[]): void {
    this.#synonyms = new Synonyms(synonyms)
    this.forgetSearches()
  }

  /** Searches by words; see {@link searchWords}. The last searches are remembered, for further pages and facets. */
  search(q: string, isTyping: boolean): FoundProducts {
    const key = `${isTyping} ${q}`
    const found = this.#searches.get(key) ?? this.#search(q, isTyping)
    this.#searches.set(key, found)
    return found
  }

  /** Has to be called when products were added or removed. */
  forgetSearches(): void {
    this.#searches.clear()
  }

  /** Penalties for slots: 0 where a term is the model number, 1 where it begins it, else 2. */
  rankByModel(slots: Uint32Array, term: string): Uint8Array {
    const model = this.#modelFinderOf(splitWords(term).join(''))
    return Uint8Array.from(slots, (slot) => {
      const penalty = model(slot)
      return penalty < 0 ? 2 : penalty
    })
  }

  #search(q: string, isTyping: boolean): FoundProducts {
    const names = new Lookups(this.#names)
    const models = new Lookups(this.#models)
    if (this.#masks.length < this.#slots) this.#masks = new Uint16Array(this.#slots)
    const sources: WordSources = {
      names,
      models,
      knownWords: this.#knownWords,
      synonyms: this.#synonyms,
      slots: this.#slots,
      candidateMasks: new CandidateMasks(this.#masks.subarray(0, this.#slots)),
      isLive: (slot) => this.#table.isLive(slot),
      modelFinderOf: this.#modelFinderOf,
      filterByCategory: (names) => this.#table.categories.filterByKey((key) => names.has(key)),
    }
    const found = searchWords(q, sources, isTyping)
    names.release()
    models.release()
    return found
  }

  readonly #modelFinderOf = (text: string) => this.#names.firstLineFinderOf(wordFrom(text))
}
