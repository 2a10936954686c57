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

  it('takes a visitor at most fourteen taps and seventy keys besides name, address and search, and nothing is typed twice', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser, {
      ...{ width: 360, height: 740, isTouched: true },
    })
    const taps = await countEvents(page, 'pointerdown')
    const keys = await countEvents(page, 'keydown')
    const typed: string[] = []
    /** Keys that lead to the next field, as a phone's keyboard has one. */
    let nextKeys = 0
    const main = page.getByRole('main')
    const type = async (words: string) => {
      typed.push(words)
      await page.keyboard.type(words)
    }
    /** Types into the field to which the keyboard's Next key leads. */
    const typeNext = async (label: RegExp, words: string) => {
      await main.getByLabel(label).focus()
      nextKeys += 1
      await type(words)
    }
    const [search, name, street] = ['hp 88a toner', 'Meera Shah', '12 Lamington Road']

    await page.goto('/')
    await page.getByRole('button', { name: 'Search products' }).tap()
    await type(search)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/shop\?.*q=/)
    const found = main.getByRole('article').first()
    await found.getByRole('textbox', { name: /Quantity/ }).tap()
    await type('10')
    await found.getByRole('button', { name: 'Add to Cart' }).tap()

    await page.waitForURL('**/login**')
    await main.getByRole('link', { name: 'Create an account' }).tap()
    await main.getByLabel('Name', { exact: true }).tap()
    await type(name)
    await typeNext(/^Email/, `meera.${Date.now().toString(36)}@example.in`)
    await typeNext(/^Password/, 'Long enough 1')
    await typeNext(/Mobile/, '9820012345')
    await main.getByRole('button', { name: 'Register' }).tap()
    await page.getByText(/: added to cart$/).waitFor()

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).tap()
    const proceed = main.getByRole('link', { name: 'Proceed to Checkout' })
    await proceed.waitFor()
    expect(await main.getByRole('textbox', { name: /Quantity/ }).inputValue()).toBe('10')
    await proceed.tap()
    await page.waitForURL('**/checkout')
    await main.getByRole('button', { name: 'Continue to Payment' }).waitFor()
    expect(await main.getByLabel('Full name').inputValue()).toBe(name)
    expect(await main.getByLabel('Phone', { exact: true }).inputValue()).toBe('9820012345')
    await main.getByLabel('Address', { exact: true }).tap()
    await type(street)
    await typeNext(/^Pincode/, '400007')
    await main.getByRole('button', { name: 'Continue to Payment' }).tap()

    await page.waitForURL('**/payment')
    const choosing = page.waitForEvent('filechooser')
    await main.locator('input[type=file]').tap()
    await (await choosing).setFiles(await makeProofImage())
    await main.getByRole('button', { name: 'Place order' }).tap()
    await page.waitForURL('**/orders')
    await main.getByRole('article').getByText('Pending').first().waitFor()
    expect(taps()).toBeLessThanOrEqual(14)
    // The search ends with Enter.
    const besides = `${search}\n${name}${street}`.length
    expect(keys() - besides + nextKeys).toBeLessThanOrEqual(70)
    expect(typed).toEqual([...new Set(typed)])
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
