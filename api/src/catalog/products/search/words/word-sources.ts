import type { Lookups } from '../texts/lookups.ts'
import type { CandidateMasks } from './candidates.ts'
import type { KnownWords } from './known-words.ts'
import type { Synonyms } from './synonyms.ts'

/** What the words of a query are looked up in. */
export interface WordSources {
  /** Model numbers, brands, categories and names of products. */
  names: Lookups
  /** Model numbers in descriptions. */
  models: Lookups
  knownWords: KnownWords
  synonyms: Synonyms
  /** Slots assigned so far. */
  slots: number
  candidateMasks: CandidateMasks
  isLive: (slot: number) => boolean
  /** The products of the categories that have one of these names in lower case. */
  filterByCategory: (names: ReadonlySet<string>) => (slot: number) => boolean
  /** Compares model numbers with a word: 0 when it is the model number, 1 when it begins it, else -1. */
  modelFinderOf: (text: string) => (slot: number) => number
}
