import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from './driver/browser.ts'
import { countEvents } from './driver/count-events.ts'
import { makeProofImage } from './driver/sample-files.ts'

describe('a purchase on a phone', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('takes a visitor at most fourteen taps from the first page to the order, and nothing is typed twice', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser, { width: 360, height: 740 })
    const taps = await countEvents(page, 'pointerdown')
    const typed: string[] = []
    const main = page.getByRole('main')
    const type = async (words: string) => {
      typed.push(words)
      await page.keyboard.type(words)
    }
    /** Types into the field to which the keyboard's Next key leads. */
    const typeNext = async (label: RegExp, words: string) => {
      await main.getByLabel(label).focus()
      await type(words)
    }

    await page.goto('/')
    await page.getByRole('button', { name: 'Search products' }).click()
    await type('hp 88a toner')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/shop\?.*q=/)
    const found = main.getByRole('article').first()
    await found.getByRole('textbox', { name: /Quantity/ }).click()
    await type('10')
    await found.getByRole('button', { name: 'Add to Cart' }).click()

    await page.waitForURL('**/login**')
    await main.getByRole('link', { name: 'Create an account' }).click()
    await main.getByLabel('Name', { exact: true }).click()
    await type('Meera Shah')
    await typeNext(/^Email/, `meera.${Date.now()}@example.in`)
    await typeNext(/^Password/, 'Long enough 1')
    await typeNext(/Mobile/, '9820012345')
    await main.getByRole('button', { name: 'Register' }).click()
    await page.getByText(/: added to cart$/).waitFor()

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    const proceed = main.getByRole('link', { name: 'Proceed to Checkout' })
    await proceed.waitFor()
    expect(await main.getByRole('textbox', { name: /Quantity/ }).inputValue()).toBe('10')
    await proceed.click()
    await page.waitForURL('**/checkout')
    await main.getByRole('button', { name: 'Continue to Payment' }).waitFor()
    expect(await main.getByLabel('Full name').inputValue()).toBe('Meera Shah')
    expect(await main.getByLabel('Phone', { exact: true }).inputValue()).toBe('9820012345')
    await main.getByLabel('Address', { exact: true }).click()
    await type('12 Lamington Road')
    await typeNext(/^Pincode/, '400007')
    await main.getByRole('button', { name: 'Continue to Payment' }).click()

    await page.waitForURL('**/payment')
    const choosing = page.waitForEvent('filechooser')
    await main.locator('input[type=file]').click()
    await (await choosing).setFiles(await makeProofImage())
    await main.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL('**/orders')
    await main.getByRole('article').getByText('Pending').first().waitFor()
    expect(taps()).toBeLessThanOrEqual(14)
    expect(typed).toEqual([...new Set(typed)])
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
