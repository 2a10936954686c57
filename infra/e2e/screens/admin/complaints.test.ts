import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { mockError, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { type AdminVisit, visitAs } from './admin-visit.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Complaints' })

describe('the complaints', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  const written = {
    name: `Ravi ${Date.now()}`,
    email: 'ravi@example.in',
    subject: '98200 12345',
    message: 'The toner leaks.\nPlease call back.',
  }
  beforeAll(async () => {
    browser = await openBrowser()
    await callApi('/contact', { body: written })
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  afterAll(async () => browser.close())

  it('show a loading state, then all messages, the newest first', async () => {
    const held = await mockPending(page, '/admin/contact-complaints')
    await page.goto('/superadmin/complaints')
    await page.getByText('Loading complaints...').waitFor()
    await held.restore()
    const first = list(page).getByRole('listitem').first()
    await first.getByRole('heading', { name: written.name }).waitFor()
    const words = await first.textContent()
    for (const word of [written.subject, written.email, 'The toner leaks.', 'Please call back.']) {
      expect(words).toContain(word)
    }
    expect(words).toMatch(/\d{1,2} \w{3} \d{4}/)
    const mobile = first.getByRole('link', { name: '9820012345' })
    expect(await mobile.getAttribute('href')).toBe('tel:9820012345')
    const mail = first.getByRole('link', { name: written.email })
    expect(await mail.getAttribute('href')).toBe(`mailto:${written.email}`)
    expect(visit.consoleErrors).toEqual([])
  })

  it('show an empty state', async () => {
    const none = await mockResponse(page, '/admin/contact-complaints', { body: [] })
    await page.reload()
    await page.getByText('No complaints found.').waitFor()
    await none.restore()
    expect(visit.consoleErrors).toEqual([])
  })

  it('do not show an error, which is only logged, and load on the next visit', async () => {
    const message = 'The table of complaints is locked.'
    const refused = await mockError(page, '/admin/contact-complaints', { message })
    await page.reload()
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    expect(
      await page
        .getByRole('main')
        .getByText(/fail|wrong|locked/i)
        .count(),
    ).toBe(0)
    expect(visit.consoleErrors).toEqual([expect.stringContaining(message)])
    await refused.restore()
    await retry.click()
    await list(page).getByRole('listitem').first().waitFor()
  })
})
