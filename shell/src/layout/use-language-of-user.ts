import { isAdmin } from '@store/contract/rules/accounts/roles'
import {
  chooseLanguage,
  showLanguage,
  storedLanguage,
  useLanguage,
  useSaveLanguageMutation,
} from '@store/host'
import { useSession } from '@store/sdk'
import { useEffect } from 'react'

/**
 * The back office is in English; everybody else sees the language that was chosen in this browser, in which an account gets its
 * mails, too. In a browser without a choice an account sees that of its mails.
 */
export function useLanguageOfUser(): void {
  const { role, user } = useSession()
  const shown = useLanguage()
  const [save] = useSaveLanguageMutation()
  const ofMails = user && !isAdmin(role) ? (user.language ?? 'en') : undefined
  useEffect(() => void showLanguage(isAdmin(role) ? 'en' : (storedLanguage() ?? 'en')), [role])
  useEffect(() => {
    if (ofMails === undefined || ofMails === shown) return
    const chosen = storedLanguage()
    if (chosen === shown) void save({ language: shown })
    else if (chosen === undefined) void chooseLanguage(ofMails)
  }, [ofMails, shown, save])
}
