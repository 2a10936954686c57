import type { Locator, Page } from 'playwright-core'

/** The toast that says exactly this, whether it is there or not. */
export function toast(page: Page, words: string): Locator {
  return page.getByLabel('Messages').getByText(words, { exact: true })
}

/** Waits for the toast, and makes room for the next one that says the same. */
export async function dismissToast(page: Page, words: string): Promise<void> {
  await toast(page, words).first().waitFor()
  const card = page.getByLabel('Messages').getByRole('listitem').filter({ hasText: words })
  await card.first().getByRole('button', { name: 'Dismiss' }).click()
}

/** What the toasts on the page say, the oldest first. */
export function toastsOn(page: Page): Promise<string[]> {
  return page.getByLabel('Messages').getByRole('listitem').allTextContents()
}
