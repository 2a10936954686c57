/** Translations by the English sentence, with the placeholders of that sentence. */
export type Catalogue = Readonly<Record<string, string>>

/** A sentence with placeholders, as it arrives: filled in. */
type Pattern = { translation: string; filledIn: RegExp }

const placeholder = /\{(\w+)\}/g

/**
 * Translates sentences of a catalogue, also one with values in it; a value may be a sentence itself, as the reason of a cancelled order,
 * or several, as the differences of a cart. Any other text is returned as it is.
 * @example createTranslator(catalogue)('Item removed') // 'वस्तु हटा दी गई'
 */
export function createTranslator(catalogue: Catalogue): (message: string) => string {
  const patterns = patternsOf(catalogue)
  function translate(message: string): string {
    const known = catalogue[message]
    if (known !== undefined) return known
    for (const { translation, filledIn } of patterns) {
      const values = filledIn.exec(message)?.groups
      if (values) {
        const translated = (value = '') => value.split('; ').map(translate).join('; ')
        return translation.replace(placeholder, (_, name) => translated(values[name]))
      }
    }
    return message
  }
  return translate
}

/** Those with more words of their own come first: `… not confirmed` is also `… confirmed`. */
function patternsOf(catalogue: Catalogue): Pattern[] {
  const ownLength = (sentence: string) => sentence.replace(placeholder, '').length
  return Object.entries(catalogue)
    .filter(([sentence]) => sentence.includes('{'))
    .sort(([a], [b]) => ownLength(b) - ownLength(a))
    .map(([sentence, translation]) => ({
      translation,
      filledIn: new RegExp(`^${sourceOf(sentence)}$`, 's'),
    }))
}

/** An order is named by its number, which has no space; other values may be any text. */
function sourceOf(sentence: string): string {
  const parts = sentence.split(/\{(\w+)\}/)
  const sources = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return part === 'order' ? String.raw`(?<order>#\S+)` : `(?<${part}>.+)`
  })
  return sources.join('')
}
