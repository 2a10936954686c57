import type { SlotList } from '../../../search-engine/postings/key-postings.ts'
import type { CompactTexts } from './compact-texts.ts'
import { wordFrom } from './word.ts'

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

/** The words that one search looks up in texts, so that none of its stages does so again. */
export class Lookups {
  readonly #texts: CompactTexts
  readonly #known = new Map<string, WordLookup>()

  constructor(texts: CompactTexts) {
    this.#texts = texts
  }

  /**
   * Looks a word without separators up.
   * @param isTyping more of it may follow
   */
  find(text: string, isTyping = false): WordLookup {
    const key = `${isTyping} ${text}`
    const known = this.#known.get(key) ?? this.#texts.lookUp(wordFrom(text, isTyping))
    this.#known.set(key, known)
    return known
  }

  /** Ends the search. */
  release(): void {
    for (const lookup of this.#known.values()) lookup.release()
  }
}
