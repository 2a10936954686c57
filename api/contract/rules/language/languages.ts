/** Languages of the site and of its mails. English is the language of the sources. */
export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

/** English for an unknown language, e.g. one of a newer release. */
export function parseLanguage(word: unknown): Language {
  return languages.find((language) => language === word) ?? 'en'
}
