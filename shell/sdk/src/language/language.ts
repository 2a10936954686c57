import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Language, languages } from '@store/contract/rules/language/languages'
import type { Catalogue } from '@store/contract/rules/language/translator'

export type { Catalogue, Language }

/** Loads the catalogue of a package, for each language but English, when the language is chosen. */
export type Translations = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>>
>

const storageKey = 'language'

const lingui = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: {} } })
const compiled = new Map<string, ReturnType<typeof compileMessage>>()
lingui.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message)
  compiled.set(message, known)
  return known
})

const packages: Translations[] = []
/** The language that is shown, or will be once its catalogues are there. */
let chosen: Language = 'en'
const listeners = new Set<() => void>()

/**
 * What the macros of Lingui call: a sentence is found in the catalogues by its English text.
 * `locale`: the language that is shown.
 */
export const i18n = {
  get locale(): Language {
    return lingui.locale === 'hi' ? 'hi' : 'en'
  },
  _: ({ message = '', values }: { message?: string; values?: Record<string, unknown> }): string =>
    lingui._(message, values),
}

/** The library's own object, for its component. */
export const linguiContext = { i18n: lingui, _: lingui._.bind(lingui) }

/** The BCP 47 tag for `Intl`: numbers and dates of India in the language that is shown. */
export function intlLocale(): string {
  return `${i18n.locale}-IN`
}

/**
 * Adds the catalogues of a package.
 * @returns when its sentences can be shown in the chosen language; in English, if its catalogue does not arrive
 */
export async function addTranslations(translations: Translations): Promise<void> {
  packages.push(translations)
  await load(translations, chosen)
}

/** Shows the site in a language, once all catalogues so far are there. */
export async function showLanguage(language: Language): Promise<void> {
  chosen = language
  await Promise.all(packages.map((translations) => load(translations, language)))
  if (chosen !== language) return
  lingui.activate(language, `${language}-IN`)
  markDocument(intlLocale())
  for (const listener of listeners) listener()
}

/** Setting `lang`, even to the value it has, makes a browser compute the style of every element again. */
function markDocument(locale: string): void {
  const root = document.documentElement
  if (root.lang !== locale) root.lang = locale
}

/** Shows the site in a language and stores the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  await showLanguage(language)
}

/** The language that was chosen in this browser; undefined without a choice or without storage. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return languages.find((language) => language === stored)
  } catch {
    return undefined
  }
}

/** Shows the language that was chosen before. Call it once at start, before the first paint. */
export async function restoreLanguage(): Promise<void> {
  if (storedLanguage() === 'hi') await showLanguage('hi')
}

/** @returns the function that stops it */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(translations: Translations, language: Language): Promise<void> {
  if (language === 'en') return
  try {
    const { default: catalogue } = await translations[language]()
    // A copy, because the library adds the sentences of later packages to the object of the first.
    lingui.load(language, { ...catalogue })
  } catch (error) {
    reportError(error)
  }
}
