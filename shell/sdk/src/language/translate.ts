import { createTranslator } from '@store/contract/rules/language/translator'
import { addTranslations, i18n } from './language.ts'

let translateToHindi = (message: string) => message

/**
 * Translates a message of `api/contract`, which the API and the validation of forms give in English, also one with values in
 * it. Any other text is returned as it is.
 * @example translate('Item removed') // 'वस्तु हटा दी गई'
 */
export function translate(message: string): string {
  return i18n.locale === 'hi' ? translateToHindi(message) : message
}

void addTranslations({
  hi: async () => {
    const loaded = await import('@store/contract/rules/language/contract.hi.json')
    translateToHindi = createTranslator(loaded.default)
    return loaded
  },
})
