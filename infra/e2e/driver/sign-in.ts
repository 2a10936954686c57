import type { Page } from 'playwright-core'

/** The password of all demo accounts (README). */
export const demoPassword = 'Store@123'

/** Signs a demo account in on the login screen and waits for the landing page. */
export async function signInAs(page: Page, role: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(`${role}@store.test`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  // The form stays until the code of the landing page is there.
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' })
}
