import { spellDevanagari } from './devanagari.ts'

const lettersOnly = /^[a-z]+$/
const devanagariOnly = /^\p{Script=Devanagari}+$/u

/** How English and Indian spellings of one sound become the same letters, in this order. */
const latinRules: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiou])sion/g, 'jn'],
  [/tion/g, 'sn'],
  [/tech/g, 'tek'],
  [/tch|ch/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/dge/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/^x/, 'j'],
  [/x/g, 'ks'],
  [/(?<=[^aeiou])e$/, ''],
  [/ee|ea|ie|ei|ey/g, 'i'],
  [/ai|ay|ae/g, 'a'],
  [/oo|ou|oa|au|aw(?![aeiou])/g, 'u'],
]

/** What spoken English in India does not tell apart, in either script. */
const commonRules: readonly (readonly [RegExp, string])[] = [
  [/w/g, 'v'],
  [/[zg]/g, 'j'],
  [/(?<=[^aeiou])h/g, ''],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/(?<=[aeiou])y|(?<=.)y(?=[aeiou])/g, ''],
  [/(?<=.)y/g, 'i'],
  [/e/g, 'a'],
  [/o/g, 'u'],
  [/([aiu])[aiu]+/g, '$1'],
  [/(.)\1+/g, '$1'],
]

function apply(rules: typeof commonRules, text: string): string {
  return rules.reduce((rest, [from, to]) => rest.replace(from, to), text)
}

/**
 * How a word sounds, whichever script it is in, so that `कैमरा`, `kaimra` and `camera` are close to each other.
 * @returns '' for a word with digits or of another script
 */
export function soundOf(word: string): string {
  if (lettersOnly.test(word)) return apply(commonRules, apply(latinRules, word))
  return devanagariOnly.test(word) ? apply(commonRules, spellDevanagari(word)) : ''
}

/** The consonants of a sound, and whether it begins and ends with a vowel. */
export function skeletonOf(sound: string): string {
  return sound.replace(/^[aiu]|(?<=.)[aiu]$/g, 'A').replace(/[aiu]/g, '')
}
