import type { Page } from 'playwright-core'
import { waitUntilSettled } from './page-quality.ts'

/** The button that leads to a language, in that language. */
const names = { en: 'English', hi: 'हिन्दी' }

/** Shows the page in a language, by the switch in the header of a wide window, and waits until it is settled. */
export async function chooseLanguage(page: Page, language: 'en' | 'hi'): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: names[language], exact: true }).click()
  await page.locator(`html[lang="${language}-IN"]`).waitFor()
  await waitUntilSettled(page)
}
