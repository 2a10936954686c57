import type { CompactTexts } from '../texts/compact-texts.ts'
import type { KnownWords } from './known-words.ts'
import type { Synonyms } from './synonyms.ts'

/** What the words of a query are looked up in. */
export interface WordSources {
  /** Model numbers, brands, categories and names of products. */
  names: CompactTexts
  /** Model numbers in descriptions. */
  models: CompactTexts
  knownWords: KnownWords
  synonyms: Synonyms
  /** Slots assigned so far. */
  slots: number
  isLive: (slot: number) => boolean
}
