import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { mockError, mockPending, mockResponse } from '../../driver/mock-api.ts'

describe('the profile', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it.each(['enduser', 'reseller', 'distributor'] as const)(
    'shows a loading state, then the details of a %s',
    async (role) => {
      const as = await registerBuyer(role)
      const { context, page, consoleErrors } = await openVisitor(browser, { as })
      const held = await mockPending(page, '/auth/me')
      await page.goto('/profile')
      await page.getByText('Loading profile...').waitFor()
      await held.restore()
      const main = page.getByRole('main')
      await main.getByRole('heading', { name: as.user.name }).waitFor()
      await main.getByText(as.user.email).waitFor()
      await main.getByText(role, { exact: false }).first().waitFor()
      const { resellerId, distributorId } = as.user
      expect(await main.getByText('Reseller ID').count()).toBe(resellerId ? 1 : 0)
      expect(await main.getByText('Distributor ID').count()).toBe(distributorId ? 1 : 0)
      const id = resellerId ?? distributorId
      if (id) await main.getByText(id).waitFor()
      expect(consoleErrors).toEqual([])
      await context.close()
    },
  )

  it('shows a loading error, and loads on Retry', async () => {
    const as = await registerBuyer('enduser')
    const { context, page } = await openVisitor(browser, { as })
    const refused = await mockError(page, '/auth/me')
    await page.goto('/profile')
    await page.getByText('Failed to load profile').waitFor()
    await refused.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('main').getByText(as.user.email).waitFor()
    await context.close()
  })

  it('shows an empty state', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser, {
      as: await registerBuyer('enduser'),
    })
    await mockResponse(page, '/auth/me', { body: {} })
    await page.goto('/profile')
    await page.getByText('No profile data found.').waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
