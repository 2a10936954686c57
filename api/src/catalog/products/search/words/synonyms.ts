import { type SimilarWord, SoundIndex } from '../sounds/sound-index.ts'
import { splitWords } from '../texts/compact-text.ts'

/** A word or phrase, and the words that are searched as well. */
export interface Synonym {
  term: string
  /** One of them is enough; all words of one must be found. */
  replacements: readonly string[]
}

/** Words of the longest phrase. */
export const longestPhrase = 4

const latinWord = /^[a-z]+$/

/** Synonyms by their term. */
export class Synonyms {
  readonly #replacements = new Map<string, string[][]>()
  readonly #words = new SoundIndex()
  readonly #terms = new SoundIndex()

  constructor(synonyms: readonly Synonym[]) {
    for (const { term, replacements } of synonyms) {
      const words = splitWords(term)
      const key = words.join('')
      if (words.every((word) => latinWord.test(word)))
        for (const word of words) this.#words.add(word)
      else this.#terms.add(key)
      const known = this.#replacements.get(key) ?? []
      this.#replacements.set(key, [...known, ...replacements.map(splitWords)])
    }
  }

  /** The replacements of one or more words that were joined, each as words. */
  of(joined: string): readonly string[][] {
    return this.#replacements.get(joined) ?? []
  }

  /** The word of a term in Latin letters that another one sounds like. */
  wordLike(word: string): SimilarWord | undefined {
    return this.#words.nearest(word)
  }

  /** The term in Devanagari, without blanks, that one or more words that were joined sound like. */
  termLike(joined: string): SimilarWord | undefined {
    return this.#terms.nearest(joined)
  }
}
