import type { Locator, Page } from 'playwright-core'

/** The toast with exactly this text. */
export function toast(page: Page, words: string): Locator {
  return page.getByLabel('Messages').getByText(words, { exact: true })
}

/**
 * Waits for a toast and dismisses it, so that the next one with the same text can be recognised. At once: it goes by itself
 * after some seconds, in which a busy machine may not come back to it.
 */
export async function dismissToast(page: Page, words: string): Promise<void> {
  const card = page.getByLabel('Messages').getByRole('listitem').filter({ hasText: words })
  const dismiss = card.first().getByRole('button', { name: 'Dismiss' })
  await dismiss.evaluate((button: HTMLElement) => button.click())
}

/** The texts of all toasts, the oldest first. */
export function toastsOn(page: Page): Promise<string[]> {
  return page.getByLabel('Messages').getByRole('listitem').allTextContents()
}
