import type { SearchMatch } from '@store/contract/rules/catalog/search-match'

/** How the products of a search differ from what was typed. */
export interface SearchDifference {
  match: SearchMatch
  /** The words that were searched, for people. */
  showing: string
}

/** The products of a word search. */
export interface FoundProducts {
  /** Live slots, in no order. */
  slots: Uint32Array
  /** By position in `slots`: 0 for the best. */
  penalties: Uint8Array
  difference?: SearchDifference
}

/** The found products that pass a filter. */
export function keepFound(
  { slots, penalties, ...rest }: FoundProducts,
  passes: (slot: number) => boolean,
): FoundProducts {
  return {
    ...rest,
    slots: slots.filter(passes),
    penalties: penalties.filter((_penalty, index) => passes(slots[index] ?? 0)),
  }
}

/** Collects found products. */
export class FoundList {
  readonly #slots: number[] = []
  readonly #penalties: number[] = []
  #best = 0
  #lowest = Number.POSITIVE_INFINITY

  get length(): number {
    return this.#slots.length
  }

  /** The slot with the lowest penalty. */
  get best(): number {
    return this.#best
  }

  add(slot: number, penalty: number): void {
    this.#slots.push(slot)
    this.#penalties.push(Math.min(255, penalty))
    if (penalty < this.#lowest) [this.#best, this.#lowest] = [slot, penalty]
  }

  finish(difference?: SearchDifference): FoundProducts {
    const found = {
      slots: Uint32Array.from(this.#slots),
      penalties: Uint8Array.from(this.#penalties),
    }
    return difference ? { ...found, difference } : found
  }
}
