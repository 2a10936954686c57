import type { CompactTexts } from './compact-texts.ts'
import { type WordLookup, wordFrom } from './word.ts'

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
