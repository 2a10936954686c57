import type { WordLookup } from '../texts/word.ts'

/** One way to find a typed word: all of these words in one product. */
export interface Alternative {
  parts: readonly WordLookup[]
  penalty: number
  /** The word for people, when it is another one than was typed. */
  corrected?: string
}

/** A typed word and how it may be found. */
export interface QueryWord {
  text: string
  alternatives: readonly Alternative[]
}
