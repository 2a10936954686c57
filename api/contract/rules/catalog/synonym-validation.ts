import * as adminMessages from '../admin-messages.ts'
import { type FormError, fieldError } from '../field-errors.ts'

/** A word or phrase, and what is searched as well. */
export interface SynonymText {
  term: string
  replacements: readonly string[]
}

/** Letters or digits make a word; everything else only separates. */
const word = /[\p{L}\p{N}]+/gu

/** Words of the longest phrase that the search looks up. */
const longestPhrase = 4

function splitWords(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}

/**
 * Normalises a synonym: one space between words, lower case, no blank replacements and none twice.
 * @example normaliseSynonym({ term: ' Second  hand', replacements: ['Refurbished', ''] })
 * // { term: 'second hand', replacements: ['refurbished'] }
 */
export function normaliseSynonym({ term, replacements }: SynonymText): SynonymText {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  const tidied = replacements.map(tidy).filter((replacement) => replacement !== '')
  return { term: tidy(term), replacements: [...new Set(tidied)] }
}

/** Checks a synonym. @returns `undefined` when it is valid */
export function validateSynonym(synonym: SynonymText): FormError | undefined {
  const { term, replacements } = normaliseSynonym(synonym)
  const { searchTerms } = adminMessages
  const count = splitWords(term).length
  if (count === 0 || count > longestPhrase) return fieldError('term', searchTerms.term)
  if (replacements.length === 0) return fieldError('replacements', searchTerms.replacements)
  const isUseless = replacements.some(
    (replacement) => splitWords(replacement).length === 0 || replacement === term,
  )
  return isUseless ? fieldError('replacements', searchTerms.replacements) : undefined
}
