import { wordLike } from '../sounds/heard-words.ts'
import { atomsOf } from '../texts/compact-text.ts'
import type { WordLookup } from '../texts/word.ts'
import { isFound } from './candidates.ts'
import type { Alternative, QueryWord } from './query-word.ts'
import { singularsOf } from './query-words.ts'
import { longestPhrase } from './synonyms.ts'
import type { WordSources } from './word-sources.ts'

/** How far a word may be from what was typed. */
export interface MatchTolerance {
  isInDescriptions: boolean
  isCorrected: boolean
  /** The last word may be unfinished. */
  isTyping: boolean
}

/** Neighbours that may be one word. */
const mostJoined = 3
/** Letters of the shortest word that is looked for by its sound. */
const shortestHeard = 4
const modelNumber = /\d{3}/
const penalties = { joined: -1, synonym: 1, description: 3, split: 3, mistake: 4 }

/** Finds the alternatives of the words of a query; those that no product contains are left out. */
export function findAlternatives(
  words: readonly string[],
  sources: WordSources,
  tolerance: MatchTolerance,
): QueryWord[] {
  const { names, models, knownWords, synonyms, isLive } = sources
  const alternatives = words.map((): Alternative[] => [])

  const add = (index: number, parts: readonly WordLookup[], how: Omit<Alternative, 'parts'>) => {
    if (parts.every(({ countAtMost }) => countAtMost > 0))
      alternatives[index]?.push({ ...how, parts })
  }
  /** Adds what several neighbours mean together to each of them. */
  const addJoined = (from: number, to: number) => {
    const isTyping = tolerance.isTyping && to === words.length
    const text = words.slice(from, to).join('')
    const isWord = to - from <= mostJoined
    const penalty = to - from > 1 ? penalties.joined : 0
    for (const form of [text, ...singularsOf(text)]) {
      const isModel = tolerance.isInDescriptions && modelNumber.test(form)
      for (let index = from; index < to; index += 1) {
        if (isWord) add(index, [names.find(form, isTyping)], { penalty })
        if (isWord && isModel) {
          add(index, [models.find(form, isTyping)], { penalty: penalties.description })
        }
        for (const replacement of synonyms.of(form)) {
          add(
            index,
            replacement.map((part) => names.find(part)),
            { penalty: penalties.synonym },
          )
        }
      }
    }
  }
  const addSplit = (index: number, text: string) => {
    const atoms = atomsOf(text)
    if (atoms.length < 2 || atoms.some(({ length }) => length < 2)) return
    add(
      index,
      atoms.map((atom) => names.find(atom)),
      { penalty: penalties.split },
    )
  }

  for (const [from, text] of words.entries()) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to += 1) {
      addJoined(from, to)
    }
    addSplit(from, text)
  }
  const addCorrections = (index: number, text: string) => {
    const forms = [text, ...singularsOf(text)]
    const corrections = forms.flatMap((form) => knownWords.correct(form))
    for (const { text: corrected, mistakes } of corrections) {
      add(index, [names.find(corrected)], { penalty: penalties.mistake * mistakes, corrected })
    }
    if (corrections.length === 0 && text.length >= shortestHeard) addHeard(index, text)
  }
  const addHeard = (index: number, text: string) => {
    const heard = wordLike(text, sources)
    if (!heard) return
    const how = { penalty: penalties.mistake, corrected: heard.text }
    add(index, [names.find(heard.text)], how)
    for (const replacement of synonyms.of(heard.text)) {
      add(
        index,
        replacement.map((part) => names.find(part)),
        how,
      )
    }
  }
  return words.map((text, index) => {
    const word = { text, alternatives: alternatives[index] ?? [] }
    if (tolerance.isCorrected && !isFound(word, isLive)) addCorrections(index, text)
    return word
  })
}
