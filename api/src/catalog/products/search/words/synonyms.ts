import { splitWords } from '../texts/compact-text.ts'

/** A word or phrase, and the words that are searched as well. */
export interface Synonym {
  term: string
  /** One of them is enough; all words of one must be found. */
  replacements: readonly string[]
}

/** Words of the longest phrase. */
export const longestPhrase = 4

/** Synonyms by their term. */
export class Synonyms {
  readonly #replacements = new Map<string, string[][]>()

  constructor(synonyms: readonly Synonym[]) {
    for (const { term, replacements } of synonyms) {
      const key = splitWords(term).join('')
      const known = this.#replacements.get(key) ?? []
      this.#replacements.set(key, [...known, ...replacements.map(splitWords)])
    }
  }

  /** The replacements of one or more words that were joined, each as words. */
  of(joined: string): readonly string[][] {
    return this.#replacements.get(joined) ?? []
  }
}
