import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join()

describe('the content pages', () => {
  let browser: Browser
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visitor = await openVisitor(browser)
    page = visitor.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })
  const main = () => page.getByRole('main')

  it('describe the company', async () => {
    await page.goto('/about')
    for (const figure of ['1995', '2012', 'Over 2500', 'Over 50']) {
      await main().getByText(figure, { exact: true }).waitFor()
    }
    await main().getByRole('link', { name: 'Meet our team' }).click()
    await page.waitForURL('**/our-team')
  })

  it('present six people with name, title and experience', async () => {
    await page.goto('/our-team')
    const cards = main().getByRole('listitem')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(6)
    for (const card of await cards.all()) {
      expect(await card.getByRole('heading').count()).toBe(1)
      expect(await card.textContent()).toMatch(/\d+ years/)
    }
  })

  it('answer frequent questions, also for search engines', async () => {
    await page.goto('/support')
    await main().getByText('What are your business hours?').click()
    await main().getByText('Mon to Sat, 10:00 AM to 8:00 PM').waitFor()
    await main().getByText('How are orders delivered?').press('Enter')
    await main().getByText('By courier, bus or transport.').waitFor()
    await main().getByText('Can I cancel or change my order?').click()
    await main().getByText('Only before dispatch.').waitFor()
    expect(await structuredData(page)).toContain('"@type":"FAQPage"')
    await main().getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('**/contact')
  })

  it('cover eight kinds of accessories, with a contact link', async () => {
    await page.goto('/it-accessories')
    const kinds = main().getByRole('heading', { level: 2 })
    await kinds.first().waitFor()
    expect(await kinds.allTextContents()).toEqual([
      'Printers',
      'Cartridges',
      'Monitors',
      'Mouse',
      'Keyboards',
      'Headphones',
      'Webcams',
      'External storage',
    ])
    await main().getByRole('link', { name: 'Webcams' }).click()
    await page.waitForURL('**/shop?q=webcam')
    await page.getByRole('article').first().waitFor()
    await page.goBack()
    await main().getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('**/contact')
  })

  it('list articles, show each at its own URL, and link to others', async () => {
    await page.goto('/blog')
    const title = main().getByRole('heading', { level: 2 }).first()
    const name = (await title.textContent()) ?? ''
    await title.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.title()).toContain(name)
    expect(await structuredData(page)).toContain('"@type":"BlogPosting"')
    await main().getByRole('heading', { level: 3 }).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' })
    await main().getByRole('link', { name: 'All articles' }).click()
    await page.waitForURL('**/blog')
  })

  it('show Not Found for an unknown article', async () => {
    await page.goto('/blog/no-such-article')
    await page.getByRole('heading', { level: 1, name: 'Article not found' }).waitFor()
    await main().getByRole('link', { name: 'All articles' }).waitFor()
  })

  it.each([
    ['/slider', 'Featured'],
    ['/choose', /^Why Choose /],
    ['/brand-section', 'Shop by Top Brands'],
    ['/topcategories-section', 'Shop by Top Categories'],
  ])('show a section of the home page at %s', async (path, name) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  it('show the picture rows to buyers only', async () => {
    await page.goto('/image-section')
    await page.waitForURL('**/login')
    const buyer = await openVisitor(browser, { as: await registerBuyer('distributor') })
    await buyer.page.goto('/image-section')
    await buyer.page.getByRole('link', { name: 'Shop Wi-Fi' }).click()
    await buyer.page.waitForURL('**/distributor/shop?category=Router')
    await buyer.context.close()
  })
})
