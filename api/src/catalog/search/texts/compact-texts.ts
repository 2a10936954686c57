import { TextColumn } from '../../../search-engine/columns/text-column.ts'
import { KeyPostings } from '../../../search-engine/postings/key-postings.ts'
import { trigramAt, trigramBytes } from '../../../search-engine/postings/trigram.ts'
import { isAtomEnd, isAtomStart, neighbouringRunsOf, unmarked } from './compact-text.ts'
import { LetterRuns } from './letter-runs.ts'
import type { Word } from './word.ts'

const newline = 0x0a
/** Added when a word is only the beginning of what it was found in. */
const beginningPenalty = 2
/** A search that reads more texts than these for a word takes the postings of runs of letters instead. */
const mostReads = 500
/** First byte of the key of an atom's first two bytes; no text contains it. */
const beginning = 1

/** @param second 0 for an atom of one byte */
function beginningKey(first: number, second: number): number {
  return (beginning << 16) | (first << 8) | second
}

function keysOf({ bytes, isWhole }: Word): number[] {
  const [first = 0, second] = bytes
  if (second === undefined) return isWhole ? [beginningKey(first, 0)] : []
  const keys = [beginningKey(first, second)]
  for (let at = 0; at + trigramBytes <= bytes.length; at += 1) keys.push(trigramAt(bytes, at))
  return keys
}

function continuesNumber(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

/** The slots of two ascending lists that are in both. */
function intersect(one: Uint32Array, other: Uint32Array): Uint32Array {
  let at = 0
  return one.filter((slot) => {
    while (at < other.length && (other[at] ?? 0) < slot) at += 1
    return other[at] === slot
  })
}

/** Penalties of texts by slot, in a byte each. */
class LowestPenalties {
  /** One more than the penalty; 0 for none. */
  readonly #bytes: Uint8Array

  constructor(slots: number) {
    this.#bytes = new Uint8Array(slots)
  }

  add(slot: number, penalty: number): void {
    const known = this.#bytes[slot] ?? 0
    if (known === 0 || penalty + 1 < known) this.#bytes[slot] = penalty + 1
  }

  /** @returns -1 for none */
  of(slot: number): number {
    return (this.#bytes[slot] ?? 0) - 1
  }
}

/** Compact texts of products, in which words are found at the start of an atom. */
export class CompactTexts {
  readonly #texts = new TextColumn()
  readonly #postings = new KeyPostings()
  readonly #runs = new LetterRuns()
  readonly #linePenalties: readonly number[]

  /** @param linePenalties by line of a text: how much less a word counts that was found in it */
  constructor(linePenalties: readonly number[]) {
    this.#linePenalties = linePenalties
  }

  /** Adds the text of the next slot. */
  add(slot: number, encoded: string): void {
    this.#texts.set(slot, encoded)
    const text = this.#texts.view(slot)
    const plain = text.map((byte) => unmarked[byte] ?? byte)
    for (let at = 0; at < plain.length; at += 1) {
      if (isAtomStart(text[at] ?? 0)) this.#addBeginning(slot, text, at)
      if (at + trigramBytes <= plain.length) this.#postings.add(trigramAt(plain, at), slot)
    }
    for (const [line, lineText] of encoded.split('\n').entries()) {
      for (const runs of neighbouringRunsOf(lineText)) this.#runs.add(slot, runs, line)
    }
  }

  /** True when a slot has this text. */
  has(slot: number, encoded: string): boolean {
    return this.#texts.read(slot) === encoded
  }

  /** At most so many texts contain a word; infinite when only reading them tells. */
  countAtMost(word: Word): number {
    if (word.letters !== undefined) return this.#runs.countAtMost(word.letters)
    return Math.min(...keysOf(word).map((key) => this.#postings.count(key)))
  }

  /** Lists of slots whose text may contain a word, each ascending; undefined when only reading them tells. */
  candidates(word: Word): Uint32Array[] | undefined {
    const { letters } = word
    if (letters !== undefined) {
      return [
        ...this.#runs.startingWith(letters).map(({ slots }) => slots),
        ...this.#runs.joined(letters),
      ]
    }
    const [rarest, second] = this.#rarestFirst(keysOf(word))
    if (!rarest) return undefined
    const slots = this.#postings.slots(rarest.key)
    // A list much longer than the other takes longer to read than the texts.
    if (!second || second.count > rarest.count * 8) return [slots]
    return [intersect(slots, this.#postings.slots(second.key))]
  }

  /** Finds a word in texts: the lowest penalty of its places, or -1. Valid until a text is added. */
  finderOf(word: Word): (slot: number) => number {
    const read = this.#readerOf(word)
    const { letters } = word
    if (letters === undefined) return read
    let reads = 0
    let penalties: LowestPenalties | undefined
    return (slot) => {
      reads += 1
      if (reads > mostReads) penalties ??= this.#penaltiesOf(word, letters)
      return penalties ? penalties.of(slot) : read(slot)
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

  /** Finds a word of letters in all texts, by the runs that begin with it. */
  #penaltiesOf(word: Word, letters: string): LowestPenalties {
    const penalties = new LowestPenalties(this.#texts.length)
    for (const { run, line, slots } of this.#runs.startingWith(letters)) {
      const penalty = (this.#linePenalties[line] ?? 0) + (run === letters ? 0 : beginningPenalty)
      for (const slot of slots) penalties.add(slot, penalty)
    }
    const read = this.#readerOf(word)
    for (const slots of this.#runs.joined(letters)) {
      for (const slot of slots) {
        const penalty = read(slot)
        if (penalty >= 0) penalties.add(slot, penalty)
      }
    }
    return penalties
  }

  #rarestFirst(keys: readonly number[]): { key: number; count: number }[] {
    return keys
      .map((key) => ({ key, count: this.#postings.count(key) }))
      .toSorted((one, other) => one.count - other.count)
  }

  #addBeginning(slot: number, text: Buffer, at: number): void {
    const first = unmarked[text[at] ?? 0] ?? 0
    const next = text[at + 1] ?? newline
    if (isAtomEnd(next)) this.#postings.add(beginningKey(first, 0), slot)
    if (next !== newline) this.#postings.add(beginningKey(first, unmarked[next] ?? 0), slot)
  }
}
