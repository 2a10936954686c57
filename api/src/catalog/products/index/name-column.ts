import { floatColumn, NameList } from '../../../base/base.ts'
import type { FacetCount } from '../reader/facets.ts'
import { foldName } from '../reader/names.ts'

function compareNames(a: string, b: string): number {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? 1 : -1
  return a < b ? -1 : 1
}

/** The brand, category or country of each slot. There are few names, so each spelling is stored once. */
export class NameColumn {
  readonly #numbers = floatColumn()
  readonly #names = new NameList()
  /** By number of the name: its form for comparison by filters. */
  readonly #keys: string[] = []

  get(slot: number): string {
    return this.#names.nameOf(this.#numbers.get(slot))
  }

  keyOf(slot: number): string {
    return this.#keys[this.#numbers.get(slot)] ?? ''
  }

  set(slot: number, name: string): void {
    const number = this.#names.numberOf(name)
    this.#keys[number] ??= foldName(name)
    this.#numbers.set(slot, number)
  }

  /** Creates a filter of slots by names. @returns undefined without names */
  filterBy(keys: readonly string[] | undefined): ((slot: number) => boolean) | undefined {
    return keys && this.filterByKey((key) => keys.includes(key))
  }

  /** Creates a filter of slots by the form of their name for comparison; valid until a slot is added. */
  filterByKey(isWanted: (key: string) => boolean): (slot: number) => boolean {
    const wanted = this.#keys.map(isWanted)
    const numbers = this.#numbers.values
    return (slot) => wanted[numbers[slot] ?? 0] === true
  }

  /** The given slots by their names from A to Z, blank ones last; those of a name stay in their order. */
  sort(slots: Uint32Array): Uint32Array {
    const numbers = this.#numbers.values
    const next = new Uint32Array(this.#keys.length)
    for (const slot of slots) next[numbers[slot] ?? 0] = (next[numbers[slot] ?? 0] ?? 0) + 1
    const nameOf = (number: number) => this.#names.nameOf(number)
    const order = [...next.keys()].sort((a, b) => compareNames(nameOf(a), nameOf(b)))
    let begin = 0
    // From the number of slots of each name to where the next of them goes.
    for (const number of order) {
      const count = next[number] ?? 0
      next[number] = begin
      begin += count
    }
    const sorted = new Uint32Array(slots.length)
    for (const slot of slots) {
      const number = numbers[slot] ?? 0
      const at = next[number] ?? 0
      sorted[at] = slot
      next[number] = at + 1
    }
    return sorted
  }

  /** Counts the given slots by name; names that compare alike are counted together. */
  count(slots: Iterable<number>): FacetCount[] {
    const counts = this.#keys.map(() => 0)
    const numbers = this.#numbers.values
    for (const slot of slots) {
      const number = numbers[slot] ?? 0
      counts[number] = (counts[number] ?? 0) + 1
    }
    const facets = new Map<string, FacetCount>()
    for (const [number, count] of counts.entries()) {
      if (count === 0) continue
      const key = this.#keys[number] ?? ''
      const known = facets.get(key)
      if (known) known.count += count
      else facets.set(key, { name: this.#names.nameOf(number), count })
    }
    return [...facets.values()]
  }
}
