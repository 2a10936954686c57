import { longestPhrase } from '../words/synonyms.ts'
import type { WordSources } from '../words/word-sources.ts'
import { abbreviationOf, devanagariRun } from './devanagari.ts'
import { nearerOf, type SimilarWord } from './sound-index.ts'

const hasDevanagari = /\p{Script=Devanagari}/u

/** What words are heard in. */
type Vocabulary = Pick<WordSources, 'names' | 'knownWords' | 'synonyms'>

/** The English word that one in either script sounds like. */
export function wordLike(
  word: string,
  { knownWords, synonyms }: Pick<Vocabulary, 'knownWords' | 'synonyms'>,
): SimilarWord | undefined {
  return nearerOf(synonyms.wordLike(word), knownWords.soundingLike(word))
}

/** The English word that one in Devanagari spells or sounds like; the word itself when there is none. */
function spellRun(run: string, vocabulary: Vocabulary, isTyping: boolean): string {
  const { names, knownWords, synonyms } = vocabulary
  const isKnown = (word: string) =>
    names.find(word, isTyping).countAtMost > 0 || synonyms.of(word).length > 0
  if (isKnown(run)) return run
  const abbreviation = abbreviationOf(run)
  if (abbreviation !== undefined && isKnown(abbreviation)) return abbreviation
  const known = wordLike(run, vocabulary)
  const begun = isTyping && !known ? knownWords.beginningLike(run) : undefined
  return (known ?? begun)?.text ?? run
}

/** The term in Devanagari that words in either script sound like, one of which is no word of English. */
function termLike(words: readonly string[], vocabulary: Vocabulary): string | undefined {
  const { names, knownWords, synonyms } = vocabulary
  const unknown = words.filter(
    (word) => names.find(word).countAtMost === 0 && synonyms.of(word).length === 0,
  )
  const term = unknown.length > 0 ? synonyms.termLike(words.join('')) : undefined
  if (!term) return undefined
  const isForeign = (word: string) =>
    hasDevanagari.test(word)
      ? nearerOf(term, wordLike(word, vocabulary)) === term
      : term.distance === 0 || knownWords.correct(word).length === 0
  return unknown.some(isForeign) ? term.text : undefined
}

/** The longest term that words sound like from one of them on. */
function longestTermAt(words: readonly string[], at: number, vocabulary: Vocabulary) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const text = termLike(words.slice(at, at + length), vocabulary)
    if (text !== undefined) return { text, length }
  }
  return undefined
}

/**
 * Words in Devanagari as the English words that they sound like, and words that sound like a term in Devanagari as that
 * term, for a Hindi word has no one spelling in Latin letters.
 * @param isTyping the last word may be unfinished
 */
export function hearWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  isTyping: boolean,
): string[] {
  const heard: string[] = []
  for (let at = 0; at < words.length; ) {
    const isUnfinished = isTyping && at === words.length - 1
    const term = longestTermAt(words, at, vocabulary)
    const spell = (run: string) => spellRun(run, vocabulary, isUnfinished)
    heard.push(term?.text ?? (words[at] ?? '').replace(devanagariRun, spell))
    at += term?.length ?? 1
  }
  return heard
}
