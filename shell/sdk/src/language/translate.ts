import { addTranslations, type Catalogue, i18n, translationOf } from './language.ts'

/** A sentence of the contract with placeholders, as it arrives: filled in. */
type Pattern = { sentence: string; filledIn: RegExp }

let patterns: readonly Pattern[] = []

/**
 * Translates a message of `api/contract`, which the API and the validation of forms give in English, also one with values in
 * it, and the hours of the company. Any other text is returned as it is.
 * @example translate('Only 3 left in stock') // 'स्टॉक में केवल 3 बचे हैं'
 */
export function translate(message: string): string {
  if (i18n.locale === 'en') return message
  const translation = translationOf(message)
  if (translation !== undefined) return translation
  for (const { sentence, filledIn } of patterns) {
    const values = filledIn.exec(message)?.groups
    if (values) return i18n._({ message: sentence, values })
  }
  return message
}

function patternsOf(catalogue: Catalogue): Pattern[] {
  return Object.keys(catalogue).flatMap((sentence) => {
    if (!sentence.includes('{')) return []
    const parts = sentence.split(/\{(\w+)\}/)
    const source = parts.map((part, index) =>
      index % 2 === 1 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    return [{ sentence, filledIn: new RegExp(`^${source.join('')}$`, 's') }]
  })
}

void addTranslations({
  hi: async () => {
    const catalogue = await import('./contract.hi.json')
    patterns = patternsOf(catalogue.default)
    return catalogue
  },
})
