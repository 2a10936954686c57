import { NumberColumn } from './number-column.ts'

/** Unsorted pairs allowed before they are merged; every search scans them. */
const maxUnsortedPairs = 65_536

/**
 * Posting lists: the slots (orders) in which each text occurs. Most pairs are sorted by text. Newer pairs are kept
 * unsorted and scanned one by one until they are merged.
 */
export class Postings {
  /** Slots grouped by text, and the start of each group. */
  #slots = new Uint32Array(0)
  #starts = new Uint32Array(1)
  readonly #unsortedTexts = new NumberColumn((length) => new Uint32Array(length))
  readonly #unsortedSlots = new NumberColumn((length) => new Uint32Array(length))
  #isLoading = true

  /** Records that a text occurs in a slot. */
  add(text: number, slot: number): void {
    this.#unsortedTexts.push(text)
    this.#unsortedSlots.push(slot)
    // A quarter of the sorted pairs keeps the total cost of merging linear.
    const limit = this.#isLoading
      ? Math.max(maxUnsortedPairs, this.#slots.length / 4)
      : maxUnsortedPairs
    if (this.#unsortedTexts.length > limit) this.#merge()
  }

  /** Ends the load phase; searches may begin. */
  endLoading(): void {
    this.#merge()
    this.#isLoading = false
  }

  /**
   * Marks every slot in which one of the texts occurs. Plain loops, because a search may scan a million pairs.
   * @param matchingTexts by text number: 1 for the texts to look up
   */
  mark(
    matchingTexts: Uint8Array,
    { marks, positions }: { marks: Uint8Array; positions: Uint32Array },
  ): void {
    const [slots, starts] = [this.#slots, this.#starts]
    for (let text = 0; text < starts.length - 1; text += 1) {
      if (matchingTexts[text] !== 1) continue
      const end = starts[text + 1] ?? 0
      for (let at = starts[text] ?? 0; at < end; at += 1) marks[positions[slots[at] ?? 0] ?? 0] = 1
    }
    const [unsortedTexts, unsortedSlots] = [this.#unsortedTexts.values, this.#unsortedSlots.values]
    for (let at = 0; at < this.#unsortedTexts.length; at += 1) {
      if (matchingTexts[unsortedTexts[at] ?? 0] === 1)
        marks[positions[unsortedSlots[at] ?? 0] ?? 0] = 1
    }
  }

  #merge(): void {
    const [texts, slots] = [this.#unsortedTexts, this.#unsortedSlots]
    let count = this.#starts.length - 1
    for (let at = 0; at < texts.length; at += 1) count = Math.max(count, texts.at(at) + 1)
    const starts = new Uint32Array(count + 1)
    // Counts per text, shifted by one, which prefix sums turn into the start of each group.
    for (let text = 0; text < this.#starts.length - 1; text += 1) {
      starts[text + 1] = (this.#starts[text + 1] ?? 0) - (this.#starts[text] ?? 0)
    }
    for (let at = 0; at < texts.length; at += 1) {
      const after = texts.at(at) + 1
      starts[after] = (starts[after] ?? 0) + 1
    }
    for (let text = 1; text <= count; text += 1) {
      starts[text] = (starts[text] ?? 0) + (starts[text - 1] ?? 0)
    }
    const sorted = new Uint32Array(this.#slots.length + slots.length)
    const next = starts.slice()
    for (let text = 0; text < this.#starts.length - 1; text += 1) {
      const old = this.#slots.subarray(this.#starts[text], this.#starts[text + 1])
      sorted.set(old, next[text])
      next[text] = (next[text] ?? 0) + old.length
    }
    for (let at = 0; at < texts.length; at += 1) {
      const text = texts.at(at)
      const position = next[text] ?? 0
      sorted[position] = slots.at(at)
      next[text] = position + 1
    }
    this.#slots = sorted
    this.#starts = starts
    texts.clear()
    slots.clear()
  }
}
