import type { FacetCount } from '../facets.ts'
import { foldName } from '../names.ts'
import { NumberColumn } from './number-column.ts'

/** A brand or category for each slot: few names, so that each is kept once, in each way it is written. */
export class NameColumn {
  readonly #numbers = new NumberColumn()
  readonly #numberOf = new Map<string, number>()
  readonly #names: string[] = []
  readonly #keys: string[] = []

  get(slot: number): string {
    return this.#names[this.#numbers.get(slot)] ?? ''
  }

  keyOf(slot: number): string {
    return this.#keys[this.#numbers.get(slot)] ?? ''
  }

  set(slot: number, name: string): void {
    this.#numbers.set(slot, this.#numberFor(name))
  }

  /** Tests slots for a name as filters compare it; without one, every slot passes. */
  filterBy(key: string | undefined): (slot: number) => boolean {
    if (key === undefined) return () => true
    const wanted = this.#keys.map((known) => known === key)
    return (slot) => wanted[this.#numbers.get(slot)] === true
  }

  /** How many of some slots carry each name, those that compare alike together. */
  count(slots: Iterable<number>): FacetCount[] {
    const counts = this.#names.map(() => 0)
    for (const slot of slots) {
      const number = this.#numbers.get(slot)
      counts[number] = (counts[number] ?? 0) + 1
    }
    const facets = new Map<string, FacetCount>()
    for (const [number, count] of counts.entries()) {
      if (count === 0) continue
      const key = this.#keys[number] ?? ''
      const known = facets.get(key)
      if (known) known.count += count
      else facets.set(key, { name: this.#names[number] ?? '', count })
    }
    return [...facets.values()]
  }

  #numberFor(name: string): number {
    const known = this.#numberOf.get(name)
    if (known !== undefined) return known
    const number = this.#names.push(name) - 1
    this.#keys.push(foldName(name))
    this.#numberOf.set(name, number)
    return number
  }
}
