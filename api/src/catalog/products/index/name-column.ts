import { floatColumn, NameList } from '../../../base/base.ts'
import type { FacetCount } from '../reader/facets.ts'
import { foldName } from '../reader/names.ts'

/** The brand or category of each slot. There are few names, so each spelling is stored once. */
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
