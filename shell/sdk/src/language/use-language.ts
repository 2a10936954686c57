import { useSyncExternalStore } from 'react'
import { i18n, type Language, onLanguage } from './language.ts'

const shownLanguage = () => i18n.locale

/** The language that is shown. The site is rendered anew when it changes, so that only the site itself has to know. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, shownLanguage, shownLanguage)
}
