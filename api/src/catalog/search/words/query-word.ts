import type { CompactTexts } from '../texts/compact-texts.ts'
import type { Word } from '../texts/word.ts'

/** One way to find a typed word: all of these words in one product. */
export interface Alternative {
  parts: readonly { word: Word; texts: CompactTexts }[]
  penalty: number
  /** The word for people, when it is another one than was typed. */
  corrected?: string
}

/** A typed word and how it may be found. */
export interface QueryWord {
  text: string
  alternatives: readonly Alternative[]
}
