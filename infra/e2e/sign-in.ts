import type { Page } from 'playwright-core'

/** The password every demo account has (README). */
export const demoPassword = 'Store@123'

/** Signs a demo account in on the login screen and waits until the landing page stands. */
export async function signInAs(page: Page, role: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(`${role}@store.test`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
