import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { dismissToast } from '../toasts.ts'

const message = {
  Name: 'Ravi Kulkarni',
  Email: 'ravi@example.in',
  Mobile: '9820012345',
  Message: 'Do you supply HP 26A to Nagpur?',
}
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const sending = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function write(page: Page, given: Partial<typeof message> = message): Promise<void> {
  for (const [name, words] of Object.entries(given)) await field(page, name).fill(words)
}

describe('the contact page', () => {
  let browser: Browser
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visitor = await openVisitor(browser)
    page = visitor.page
  })
  beforeEach(async () => {
    await page.goto('/contact')
    await page.evaluate('sessionStorage.clear()')
    await page.reload()
  })
  afterAll(async () => {
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('requires all four fields, focuses the first, and clears each error when filled', async () => {
    await sending(page).click()
    const errors = page.getByText('Please fill all fields.', { exact: true })
    expect(await errors.count()).toBe(4)
    expect(await field(page, 'Name').evaluate((box) => box === document.activeElement)).toBe(true)
    await write(page, { Name: 'Ravi' })
    expect(await errors.count()).toBe(3)
  })

  it('requires a valid email', async () => {
    await write(page, { ...message, Email: 'ravi at example' })
    await sending(page).click()
    await page.getByText('Enter a valid email address', { exact: true }).waitFor()
  })

  it('sends the message by Enter, confirms it and clears the form', async () => {
    await write(page)
    await field(page, 'Mobile').press('Enter')
    await dismissToast(page, 'Message sent successfully!')
    expect(await field(page, 'Message').inputValue()).toBe('')
  })

  it('sends once even if the button is clicked repeatedly', async () => {
    await write(page)
    const held = await mockPending(page, '/contact')
    const calls = () => visitor.requests.filter((path) => path === '/api/contact').length
    const before = calls()
    await sending(page).click()
    await page.getByRole('main').locator('button[aria-busy=true]').click({ force: true })
    await field(page, 'Name').press('Enter')
    await held.restore()
    await dismissToast(page, 'Message sent successfully!')
    expect(calls()).toBe(before + 1)
  })

  it("shows the server's thanks", async () => {
    const answer = await mockResponse(page, '/contact', {
      status: 201,
      body: { message: 'We call you back today.' },
    })
    await write(page)
    await sending(page).click()
    await dismissToast(page, 'We call you back today.')
    await answer.restore()
  })

  it('shows an error and keeps the input, also over a reload', async () => {
    const cut = await mockOffline(page, '/contact')
    await write(page)
    await sending(page).click()
    await page.getByText('Something went wrong. Please try again.').waitFor()
    await cut.restore()
    await page.reload()
    expect(await field(page, 'Message').inputValue()).toBe(message.Message)
    const refused = await mockError(page, '/contact', {
      status: 429,
      message: 'Too many messages.',
    })
    await sending(page).click()
    await page.getByText('Too many messages.').waitFor()
    await refused.restore()
  })

  it('fills in name and email of a signed-in user', async () => {
    const person = await registerBuyer('enduser')
    const { context, page: mine } = await openVisitor(browser, { as: person })
    await mine.goto('/contact')
    expect(await field(mine, 'Name').inputValue()).toBe(person.user.name)
    expect(await field(mine, 'Email').inputValue()).toBe(person.user.email)
    await context.close()
  })
})
