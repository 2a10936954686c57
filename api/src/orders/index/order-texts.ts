import type { IndexedOrder } from './indexed-order.ts'
import { Postings } from './postings.ts'
import { TextDictionary } from './text-dictionary.ts'
import { TextList } from './text-list.ts'

/** Between texts that are kept as one: nobody types it. */
const joint = '\0'

/** Orders in whose texts something stands: a 1 by place, and the same four places at a time. */
export interface Found {
  marks: Uint8Array
  fours: Uint32Array
}

/** Answers that are kept for the next page and the next one who asks the same, until an order comes. */
const keptAnswers = 4

/**
 * What orders are found by. What one order alone has (id, payment reference) is kept by order; what many share
 * (people, places, products) once, with the orders it stands in.
 */
export class OrderTexts {
  readonly #own = new TextList()
  readonly #shared = new TextDictionary()
  readonly #postings = new Postings()

  /** References in lower case that came after the order was placed, by slot: few, for a proof was rejected before. */
  readonly #laterReferences = new Map<number, string>()
  readonly #kept = new Map<string, Found>()

  /** Adds the texts of the next order. */
  add({
    searchText,
    paymentReference,
  }: Pick<IndexedOrder, 'searchText' | 'paymentReference'>): void {
    this.#kept.clear()
    const [publicId = '', ...lines] = searchText.split('\n')
    const reference = paymentReference?.toLowerCase()
    const own = lines[0] === reference ? lines.splice(0, 1) : []
    const slot = this.#own.add([publicId, ...own].join(joint))
    if (reference && own.length === 0) this.#laterReferences.set(slot, reference)
    // A buyer's names, phone and e-mail come together every time.
    const person = lines.splice(0, lines.findIndex((line) => line.includes('@')) + 1)
    if (person.length > 0) lines.push(person.join(joint))
    for (const line of lines) this.#postings.add(this.#shared.numberOf(line), slot)
  }

  /** Takes over another payment reference; the one the order was placed with is found as before. */
  changeReference(slot: number, paymentReference: string | undefined): void {
    const reference = paymentReference?.toLowerCase()
    const isLater = reference !== undefined && !this.#own.holds(slot, joint + reference)
    const later = isLater ? reference : undefined
    if (later === this.#laterReferences.get(slot)) return
    this.#kept.clear()
    if (later === undefined) this.#laterReferences.delete(slot)
    else this.#laterReferences.set(slot, later)
  }

  /** True when the one order's id is smaller than the other's: ids begin with their time. */
  isOlder(one: number, other: number): boolean {
    return this.#own.compare(one, other) < 0
  }

  /** From now on it is searched. */
  endLoading(): void {
    this.#postings.endLoading()
  }

  /**
   * The orders in whose texts the letters stand, in any case; not to be written to.
   * @param places where each order stands
   */
  find(letters: string, places: Uint32Array): Found {
    const term = letters.toLowerCase()
    const kept = this.#kept.get(term)
    if (kept) return kept
    const found = this.#look(term, places)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size === keptAnswers) this.#kept.delete(oldest)
    this.#kept.set(term, found)
    return found
  }

  #look(term: string, places: Uint32Array): Found {
    const fours = new Uint32Array(Math.ceil(this.#own.count / 4))
    const marks = new Uint8Array(fours.buffer)
    this.#own.eachHolding(term, (slot) => {
      marks[places[slot] ?? 0] = 1
    })
    for (const [slot, reference] of this.#laterReferences) {
      if (reference.includes(term)) marks[places[slot] ?? 0] = 1
    }
    const texts = new Uint8Array(this.#shared.count)
    this.#shared.eachHolding(term, (text) => {
      texts[text] = 1
    })
    this.#postings.mark(texts, { marks, places })
    return { marks, fours }
  }
}
