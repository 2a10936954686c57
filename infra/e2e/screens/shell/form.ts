import type { Page } from 'playwright-core'

/** Fills the fields with these labels. */
export async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value)
  }
}
