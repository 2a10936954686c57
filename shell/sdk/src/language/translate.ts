import { addTranslations, type Catalogue, i18n } from './language.ts'

/** A sentence of the contract with placeholders, as it arrives: filled in. */
type Pattern = { sentence: string; filledIn: RegExp }

let catalogue: Catalogue = {}
let patterns: readonly Pattern[] = []

/**
 * Translates a message of `api/contract`, which the API and the validation of forms give in English, also one with values in
 * it. Any other text is returned as it is.
 * @example translate('Item removed') // 'वस्तु हटा दी गई'
 */
export function translate(message: string): string {
  if (i18n.locale === 'en') return message
  const translation = catalogue[message]
  if (translation !== undefined) return translation
  for (const { sentence, filledIn } of patterns) {
    const values = filledIn.exec(message)?.groups
    if (values) return i18n._({ message: sentence, values: translated(values) })
  }
  return message
}

/** A value may be a message itself, as the reason of a cancelled order, or several, as the differences of a cart. */
function translated(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value.split('; ').map(translate).join('; '),
  ])
  return Object.fromEntries(entries)
}

/** Those with more words of their own come first: `… not confirmed` is also `… confirmed`. */
function patternsOf(sentences: readonly string[]): Pattern[] {
  const ownLength = (sentence: string) => sentence.replace(placeholder, '').length
  return sentences
    .filter((sentence) => sentence.includes('{'))
    .sort((a, b) => ownLength(b) - ownLength(a))
    .map((sentence) => ({ sentence, filledIn: new RegExp(`^${sourceOf(sentence)}$`, 's') }))
}

const placeholder = /\{(\w+)\}/g

/** An order is named by its number, which has no space; other values may be any text. */
function sourceOf(sentence: string): string {
  const parts = sentence.split(/\{(\w+)\}/)
  const sources = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return part === 'order' ? String.raw`(?<order>#\S+)` : `(?<${part}>.+)`
  })
  return sources.join('')
}

void addTranslations({
  hi: async () => {
    const loaded = await import('./contract.hi.json')
    catalogue = loaded.default
    patterns = patternsOf(Object.keys(catalogue))
    return loaded
  },
})
