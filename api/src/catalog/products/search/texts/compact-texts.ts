import { TextColumn } from '../../../../base/base.ts'
import { AtomPostings } from './atom-postings.ts'
import { isAtomEnd, keptPartOf, readAtoms, unmarked } from './compact-text.ts'
import { LowestPenalties } from './lowest-penalties.ts'
import type { Word, WordLookup } from './word.ts'

const newline = 0x0a
/** Added when a word is only the beginning of what it was found in. */
const beginningPenalty = 2

function continuesNumber(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

/** Compact texts of products, in which words are found at the start of an atom. */
export class CompactTexts {
  readonly #texts = new TextColumn()
  readonly #atoms = new AtomPostings()
  readonly #linePenalties: readonly number[]
  /** Used again, because new ones for each word would keep the garbage collector busy. */
  readonly #unused: LowestPenalties[] = []

  /** @param linePenalties by line of a text: how much less a word counts that was found in it */
  constructor(linePenalties: readonly number[]) {
    this.#linePenalties = linePenalties
  }

  /** Adds the text of the next slot. */
  add(slot: number, encoded: string): void {
    this.#texts.set(slot, encoded)
    for (const [line, text] of encoded.split('\n').entries()) {
      this.#atoms.add(slot, readAtoms(text), line)
    }
  }

  /** True when a slot has this text. */
  has(slot: number, encoded: string): boolean {
    return this.#texts.read(slot) === encoded
  }

  /** Finds a word; valid until a text is added. Has to be released. */
  lookUp(word: Word): WordLookup {
    const kept = keptPartOf(word.text)
    const isCut = kept !== word.text
    const found = this.#atoms.find(isCut ? { text: kept, isWhole: false } : word)
    const candidates = [...found.places.map(({ slots }) => slots), ...found.unsure]
    // A number that is longer than its atom may be another one.
    const places = isCut ? [] : found.places
    const unsure = isCut ? candidates : found.unsure
    let penalties: LowestPenalties | undefined
    const findPenalties = () => {
      const lowest = this.#unused.pop() ?? new LowestPenalties()
      lowest.clear(this.#texts.length)
      for (const { line, isBeginning, slots } of places) {
        const penalty = (this.#linePenalties[line] ?? 0) + (isBeginning ? beginningPenalty : 0)
        slots.forEach((slot) => {
          lowest.add(slot, penalty)
        })
      }
      for (const slots of unsure) {
        slots.forEach((slot) => {
          lowest.addUnread(slot)
        })
      }
      return lowest
    }
    const read = this.#readerOf(word)
    return {
      countAtMost: candidates.reduce((count, slots) => count + slots.length, 0),
      candidates,
      penaltyIn: (slot) => {
        penalties ??= findPenalties()
        return penalties.of(slot, read)
      },
      release: () => {
        if (penalties) this.#unused.push(penalties)
        penalties = undefined
      },
    }
  }

  /** Compares the first lines of texts with a word: 0 when it is the line, 1 when it begins it, else -1. */
  firstLineFinderOf({ bytes }: Word): (slot: number) => number {
    return this.#texts.readBy((text, from, to) => {
      let same = 0
      while (same < bytes.length && unmarked[text[from + same] ?? 0] === bytes[same]) same += 1
      if (same < bytes.length || from + same > to) return -1
      return from + same === to || text[from + same] === newline ? 0 : 1
    })
  }

  /** Finds a word by the bytes of a text. */
  #readerOf({ bytes, start, isWhole }: Word): (slot: number) => number {
    const penalties = this.#linePenalties
    const length = bytes.length
    const isNumber = continuesNumber(bytes[length - 1] ?? 0)
    return this.#texts.readBy((text, from, to) => {
      let line = 0
      let best = -1
      for (let at = from; at + length <= to; at += 1) {
        const byte = text[at] ?? 0
        if (byte === newline) line += 1
        if (byte !== start) continue
        let same = 1
        while (same < length && unmarked[text[at + same] ?? 0] === bytes[same]) same += 1
        if (same < length) continue
        const next = at + length < to ? (text[at + length] ?? 0) : newline
        const isEnd = isAtomEnd(next)
        if (isWhole && !isEnd && isNumber === continuesNumber(next)) continue
        const penalty = (penalties[line] ?? 0) + (isEnd ? 0 : beginningPenalty)
        if (best === -1 || penalty < best) best = penalty
      }
      return best
    })
  }
}
