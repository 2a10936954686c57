import { splitWords } from '../texts/compact-text.ts'

/** Words that say nothing about a product, in English and Hindi. */
const stopWords = new Set(
  (
    'and of for the in with to from is are am this that these those like any some need want buy get show me price prices rate cost best cheap cheapest good please ' +
    'ka ki ke ko wala wali wale waala sath saath aur mein hai chahiye chaiye chahie bhai kitne kitna ' +
    'liye liya का की के को वाला वाली वाले साथ और में है हैं चाहिए चाहिये भाई कितना कितने कितनी ' +
    'लिए लिये दाम कीमत रेट सस्ता सस्ती सस्ते'
  ).split(' '),
)
const unit = 'x|pc|pcs|piece|pieces|nos|unit|units|qty|quantity'
const unitWord = new RegExp(`^(?:${unit})$`)
const quantityWord = /^(?:x|qty|quantity)$/
const countedUnit = new RegExp(`^\\d{1,4}(?:${unit})$`)
const count = /^\d{1,4}$/

/** Words that name no product: they are left out when the literal reading finds nothing. */
const genericWords = new Set([
  ...['device', 'item', 'machine', 'product', 'wholesale'],
  ...['डिवाइस', 'मशीन', 'सामान'],
])

/** Words that are searched; more are cut off. */
const mostWords = 12

function withoutQuantities(words: readonly string[]): string[] {
  return words.filter((word, index) => {
    const [before = '', after = ''] = [words[index - 1], words[index + 1]]
    if (countedUnit.test(word)) return false
    if (count.test(word)) return !unitWord.test(after) && !quantityWord.test(before)
    if (!unitWord.test(word)) return true
    return !count.test(before) && !(quantityWord.test(word) && count.test(after))
  })
}

function unlessEmpty(words: string[], otherwise: string[]): string[] {
  return words.length > 0 ? words : otherwise
}

/**
 * The words to search, in the ways in which a query can be understood: as typed, then without quantities and words that
 * name no product.
 * @param hear spells words that are written by their sound
 */
export function readQuery(q: string, hear: (words: string[]) => string[]): string[][] {
  const typed = splitWords(q).slice(0, mostWords)
  const words = unlessEmpty(
    typed.filter((word) => !stopWords.has(word)),
    typed,
  )
  const named = withoutQuantities(words).filter((word) => !genericWords.has(word))
  const fewer = unlessEmpty(named, words)
  return fewer.length === words.length ? [hear(words)] : [hear(words), hear(fewer)]
}

/** A word as it is in the singular, if it may be a plural. */
export function singularsOf(word: string): string[] {
  if (!/[a-z]{3}s$/.test(word) || word.endsWith('ss')) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  return word.endsWith('es') ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)]
}
