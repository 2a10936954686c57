import type { SlotList } from '../../../../base/base.ts'
import { atomsOf, encodeAtoms, unmarked } from './compact-text.ts'

/** A word to look for in compact texts. */
export interface Word {
  text: string
  /** Without marks, in UTF-8. */
  bytes: Uint8Array
  /** The marked first byte: a word begins where an atom does. */
  start: number
  /** It must end where its last atom ends: a short number is not the beginning of a longer one. */
  isWhole: boolean
}

/** A word in all texts. Valid until a text is added. */
export interface WordLookup {
  /** At most so many texts contain the word. */
  countAtMost: number
  /** The slots whose text may contain it. */
  candidates: readonly SlotList[]
  /** The lowest penalty of its places in a text, or -1. */
  penaltyIn: (slot: number) => number
  /** Ends its use: what it keeps of the texts is used again for other words. */
  release: () => void
}

/** Numbers of so many digits are common, and a part of many others. */
const shortNumber = 2

/**
 * Prepares a word without separators.
 * @param isTyping more of its last number may follow
 */
export function wordFrom(text: string, isTyping = false): Word {
  const encoded = Buffer.from(encodeAtoms(text))
  const last = atomsOf(text).at(-1) ?? ''
  const isNumber = /^\d/.test(last)
  const isShort = isNumber ? last.length <= shortNumber : text.length === 1
  return {
    text,
    bytes: encoded.map((byte) => unmarked[byte] ?? byte),
    start: encoded[0] ?? 0,
    isWhole: isShort && !isTyping,
  }
}
