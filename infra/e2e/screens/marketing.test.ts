import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor, type Visitor } from '../driver/browser.ts'
import { dismissToast } from './toasts.ts'

describe('the pages about the company', () => {
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
  const follow = (label: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()

  it('fill the screen with the welcome, and advance one slide at a time', async () => {
    await page.goto('/')
    const hero = await page.getByRole('region', { name: 'Welcome' }).boundingBox()
    expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeGreaterThanOrEqual(899)
    const slider = page.getByRole('region', { name: 'Featured' })
    await slider.scrollIntoViewIfNeeded()
    await slider.getByRole('button', { name: 'Pause slides' }).click()
    const shown = slider.getByRole('group')
    const before = (await shown.getAttribute('aria-label')) ?? ''
    await slider.getByRole('button', { name: 'Next slide' }).click()
    await slider.getByRole('group', { name: before }).waitFor({ state: 'hidden' })
    expect(await shown.count()).toBe(1)
    await shown.getByRole('link').click({ trial: true })
  })

  it('lead from a brand to its products, and with Back to the brand again', async () => {
    await follow('Home')
    const brands = page.getByRole('region', { name: 'Shop by Top Brands' })
    await brands.getByRole('link', { name: 'Epson', exact: true }).click()
    await page.waitForURL('**/shop?brand=Epson')
    await page.getByRole('article').first().waitFor()
    await page.goBack()
    await brands.getByRole('link', { name: 'Epson', exact: true }).waitFor()
  })

  it('show answers to frequent questions by pointer and keyboard', async () => {
    await follow('Faq')
    await main().getByText('What are your business hours?').click()
    await main().getByText('Mon to Sat, 10:00 AM to 8:00 PM').waitFor()
    await main().getByText('How are orders delivered?').press('Enter')
    await main().getByText('By courier, bus or transport.').waitFor()
  })

  it('send a message with Enter', async () => {
    await follow('Contact')
    const field = (label: string) => main().getByLabel(label, { exact: true })
    await field('Name').fill('Ravi Kulkarni')
    await field('Email').fill('ravi@example.in')
    await field('Message').fill('Do you supply HP 26A to Nagpur?')
    await field('Mobile').fill('9820012345')
    await field('Mobile').press('Enter')
    await dismissToast(page, 'Message sent successfully!')
    expect(await field('Message').inputValue()).toBe('')
  })
})
