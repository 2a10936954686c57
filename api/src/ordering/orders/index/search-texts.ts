import { PostingLists, SearchableTexts, TextDictionary } from '../../../base/base.ts'
import { DocketTexts } from './docket-texts.ts'
import type { IndexedOrder } from './indexed-order.ts'

/** Joins texts that are stored as one. Nobody can type it. */
const separator = '\0'

/** Orders that match a term: `marks` has one byte per position, `fours` is a view of four positions at a time. */
export interface TextMatches {
  marks: Uint8Array
  fours: Uint32Array
}

/** How well an order matches, best first: what its own text ends with, a buyer, the beginning of a word, any part. */
const rankOf = { ownEnd: 1, person: 2, word: 3, part: 4 } as const

/** The ranks of matching orders, best first. */
export const textRanks: readonly number[] = Object.values(rankOf)

/** The rank of orders that share a text with the term in it. Of these texts only that of a person has several parts. */
function rankOfShared(text: string, term: string): number {
  const isBeginning =
    text.startsWith(term) || text.includes(` ${term}`) || text.includes(separator + term)
  const isOfPerson = text.includes(separator)
  if (isOfPerson && (isBeginning || text.includes(term + separator))) return rankOf.person
  return isBeginning ? rankOf.word : rankOf.part
}

/** Cached results, for the next page and repeated searches. Cleared when an order is added. */
const maxCachedMatches = 4

/**
 * The search texts of orders. Texts that are unique to an order (id, payment reference) are stored by order. Texts
 * that many orders share (people, places, products) are stored once, with posting lists.
 */
export class SearchTexts {
  readonly #own = new SearchableTexts()
  readonly #shared = new TextDictionary()
  readonly #postings = new PostingLists()

  /** By slot: lower-case payment references that were added after placing. Few, because a rejected proof precedes. */
  readonly #laterReferences = new Map<number, string>()
  readonly #dockets = new DocketTexts()
  readonly #cache = new Map<string, TextMatches>()

  /** Adds the texts of the next order. */
  add({
    searchText,
    paymentReference,
    docketNumber,
  }: Pick<IndexedOrder, 'searchText' | 'paymentReference' | 'docketNumber'>): void {
    this.#cache.clear()
    const [publicId = '', ...lines] = searchText.split('\n')
    const reference = paymentReference?.toLowerCase()
    const own = lines[0] === reference ? lines.splice(0, 1) : []
    // Ends with a separator, so that what the id or the reference ends with is a part like any other.
    const slot = this.#own.add([publicId, ...own, ''].join(separator))
    if (reference && own.length === 0) this.#laterReferences.set(slot, reference)
    this.changeDocket(slot, docketNumber)
    // A buyer's names, phone and e-mail come together every time.
    const person = lines.splice(0, lines.findIndex((line) => line.includes('@')) + 1)
    if (person.length > 0) lines.push(person.join(separator))
    for (const line of lines) this.#postings.add(this.#shared.numberOf(line), slot)
  }

  /** Sets a later payment reference. The original one is still found. */
  changeReference(slot: number, paymentReference: string | undefined): void {
    const reference = paymentReference?.toLowerCase()
    const isLater = reference !== undefined && !this.#own.includes(slot, separator + reference)
    const later = isLater ? reference : undefined
    if (later === this.#laterReferences.get(slot)) return
    this.#cache.clear()
    if (later === undefined) this.#laterReferences.delete(slot)
    else this.#laterReferences.set(slot, later)
  }

  /** Sets the docket of an order that was shipped, or takes it away. */
  changeDocket(slot: number, docketNumber: string | undefined): void {
    if (this.#dockets.change(slot, docketNumber)) this.#cache.clear()
  }

  /** Compares two orders by public id, which begins with its timestamp. */
  isOlder(one: number, other: number): boolean {
    return this.#own.compare(one, other) < 0
  }

  /**
   * Finds the orders whose texts contain the letters, ignoring case. The result is cached: do not modify it.
   * @param positions by slot: position of the order by age
   */
  find(letters: string, positions: Uint32Array): TextMatches {
    const term = letters.toLowerCase()
    const cached = this.#cache.get(term)
    if (cached) return cached
    const found = this.#search(term, positions)
    const [oldest] = this.#cache.keys()
    if (oldest !== undefined && this.#cache.size === maxCachedMatches) this.#cache.delete(oldest)
    this.#cache.set(term, found)
    return found
  }

  /**
   * Ranks the orders whose texts contain the letters, ignoring case.
   * @param positions by slot: position of the order by age
   * @returns by position: the rank, 0 for an order that does not match
   */
  rank(letters: string, positions: Uint32Array): Uint8Array {
    const term = letters.toLowerCase()
    const ranks = new Uint8Array(this.#own.length)
    const note = (rank: number) => (slot: number) => {
      const position = positions[slot] ?? 0
      const known = ranks[position]
      if (!known || known > rank) ranks[position] = rank
    }
    this.#own.forEachIncluding(term, note(rankOf.part))
    this.#own.forEachIncluding(term + separator, note(rankOf.ownEnd))
    for (const [slot, reference] of this.#laterReferences) {
      if (reference.endsWith(term)) note(rankOf.ownEnd)(slot)
      else if (reference.includes(term)) note(rankOf.part)(slot)
    }
    this.#dockets.forEachIncluding(term, note(rankOf.part))
    this.#dockets.forEachEndingWith(term, note(rankOf.ownEnd))
    this.#shared.forEachIncluding(term, (text) => {
      this.#postings.forEach(text, note(rankOfShared(this.#shared.read(text), term)))
    })
    return ranks
  }

  #search(term: string, positions: Uint32Array): TextMatches {
    const fours = new Uint32Array(Math.ceil(this.#own.length / 4))
    const marks = new Uint8Array(fours.buffer)
    const mark = (slot: number) => {
      marks[positions[slot] ?? 0] = 1
    }
    this.#own.forEachIncluding(term, mark)
    for (const [slot, reference] of this.#laterReferences) if (reference.includes(term)) mark(slot)
    this.#dockets.forEachIncluding(term, mark)
    this.#shared.forEachIncluding(term, (text) => this.#postings.forEach(text, mark))
    return { marks, fours }
  }
}
