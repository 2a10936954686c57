import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from './driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from './driver/browser.ts'
import { countEvents } from './driver/count-events.ts'
import { makeAddress, placeOrder, toFormFile } from './driver/fixtures.ts'
import { boxOf } from './driver/geometry.ts'
import { horizontalOverflowOf, violationsOf } from './driver/page-quality.ts'
import { makeUniqueProofImage } from './driver/sample-files.ts'

const height = 740
const usualProducts = 43

/** Who has paid an order meets no limits of new buyers. */
async function pay({ _id, tier }: Order): Promise<void> {
  const as = await signInDemo(`${tier}-admin`)
  const body = { paymentStatus: 'paid' }
  await callApi(`/dashboard/orders/${_id}/payment`, { method: 'PUT', body, as })
}

/** A buyer who has ordered all of its usual products once. */
async function registerRegular(): Promise<Person> {
  const person = await registerBuyer('reseller')
  const path = '/products?limit=200&sort=lowToHigh'
  const found = await callApi<Product[]>(path, { as: person })
  const products = found.filter(({ stock }) => stock >= 50).slice(0, usualProducts)
  await pay(await placeOrder(person, products.slice(0, 1)))
  const lines = products.map(({ _id: productId, modelNo }) => ({ productId, modelNo, quantity: 3 }))
  await callApi('/cart/bulk', { body: { lines }, as: person })
  const form = new FormData()
  const shippingInfo = makeAddress('reseller')
  form.append('data', JSON.stringify({ shippingInfo }))
  form.append('paymentProof', toFormFile(await makeUniqueProofImage()))
  await callApi('/orders/manual', { form, as: person })
  await callApi('/shipment/create', { body: shippingInfo, as: person })
  return person
}

/** The products whose rows are whole between the header and the bar, by name. */
async function seenProducts(page: Page): Promise<string[]> {
  const { top, bottom } = await openPartOf(page)
  return rowsOf(page).evaluateAll(
    (rows, part) =>
      rows
        .filter((row) => {
          const box = row.getBoundingClientRect()
          return box.top >= part.top && box.bottom <= part.bottom
        })
        .map((row) => row.querySelector('a')?.textContent ?? ''),
    { top, bottom },
  )
}

/** The part of the window that neither the header nor the bar covers, in pixels from its top. */
async function openPartOf(page: Page): Promise<{ top: number; bottom: number }> {
  const banner = await boxOf(page.getByRole('banner'))
  const bar = await boxOf(page.locator('[data-add-lines]').locator('..'))
  return { top: banner.y + banner.height, bottom: bar.y }
}

const rowsOf = (page: Page) => page.getByRole('main').locator('[data-order-table] tbody tr')
const plusOf = (page: Page) => page.getByRole('button', { name: /^Fill 3 of / })

describe('a usual order on a phone', () => {
  let browser: Browser
  let person: Person
  let phone: Visitor
  let taps: () => number
  let keys: () => number
  beforeAll(async () => {
    browser = await openBrowser()
    person = await registerRegular()
    phone = await openVisitor(browser, { as: person, width: 360, height, isTouched: true })
    taps = await countEvents(phone.page, 'pointerdown')
    keys = await countEvents(phone.page, 'keydown')
  })
  afterAll(async () => browser.close())

  it('shows eight products a screen, and forty within six screens', async () => {
    const { page } = phone
    await page.goto('/buy-again')
    await rowsOf(page).first().waitFor()
    const boxes = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    )
    expect(boxes).toHaveLength(usualProducts)
    expect(Math.max(...boxes.map((box) => box.height))).toBeLessThanOrEqual(84)
    const fortieth = boxes[39]
    expect((fortieth?.top ?? 0) + (fortieth?.height ?? 0)).toBeLessThanOrEqual(6 * height)
    const bar = await boxOf(page.locator('[data-add-lines]').locator('..'))
    const banner = await boxOf(page.getByRole('banner'))
    const tallest = boxes.map((box) => box.height).sort((a, b) => b - a)
    const eight = tallest.slice(0, 8).reduce((sum, each) => sum + each, 0)
    expect(eight).toBeLessThanOrEqual(bar.y - banner.height)
    expect(await horizontalOverflowOf(page)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.getByText('Ctrl + Enter').isVisible()).toBe(false)
  })

  it('shows forty of its products to who swipes five times', async () => {
    const { page } = phone
    await page.goto('/buy-again')
    await rowsOf(page).first().waitFor()
    const seen = new Set(await seenProducts(page))
    for (let swipe = 0; swipe < 5; swipe += 1) {
      const { top, bottom } = await openPartOf(page)
      // The last row may be cut.
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), bottom - top - 84)
      for (const name of await seenProducts(page)) seen.add(name)
    }
    expect(seen.size).toBeGreaterThanOrEqual(40)
  })

  it.each(['/buy-again', '/'])(
    'takes at most ten taps and no key from %s to the order',
    async (from) => {
      const { page, consoleErrors } = phone
      const [tapsBefore, keysBefore] = [taps(), keys()]
      const main = page.getByRole('main')
      await page.goto(from)
      // The button of a row that is filled in has another name: the first one is that of the next row.
      for (let product = 0; product < 6; product += 1) await plusOf(page).first().tap()
      await main.getByText(/^6 lines, ₹/).waitFor()
      await main.getByRole('button', { name: 'Add to Cart' }).tap()
      await page.getByText('6 lines added to cart').waitFor()
      await main.getByRole('link', { name: 'Proceed to Checkout' }).tap()
      await page.waitForURL('**/checkout')
      await main.getByRole('button', { name: 'Continue to Payment' }).tap()
      await page.waitForURL('**/payment')
      await main.getByRole('button', { name: /^Reserve now/ }).tap()
      await page.waitForURL(/\/orders\/\w+$/)
      expect(taps() - tapsBefore).toBeLessThanOrEqual(10)
      expect(keys() - keysBefore).toBe(0)
      expect(consoleErrors).toEqual([])
    },
  )

  it('begins on a home page that names what is to be paid, and eight products', async () => {
    const { page, consoleErrors } = phone
    await page.goto('/')
    await rowsOf(page).first().waitFor()
    expect(await rowsOf(page).count()).toBe(8)
    const waiting = page.getByRole('region', { name: 'Waiting for you' })
    await waiting
      .getByRole('link', { name: /^Pay ₹/ })
      .first()
      .waitFor()
    const first = await boxOf(rowsOf(page).first())
    expect(first.y + first.height).toBeLessThanOrEqual(height)
    await page.getByRole('link', { name: `All ${usualProducts} products` }).waitFor()
    expect(await horizontalOverflowOf(page)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  it('is one of several orders on a screen, each with what happens next', async () => {
    const { page, consoleErrors } = phone
    await page.goto('/orders')
    const cards = page.getByRole('main').getByRole('article')
    await cards.nth(2).waitFor()
    for (const card of await cards.all()) {
      expect((await boxOf(card)).height).toBeLessThanOrEqual(140)
    }
    await cards
      .first()
      .getByText(/^Pay ₹.* by \d+ \w+ \d{4}/)
      .waitFor()
    await cards.nth(2).getByText('+ 42 more').waitFor()
    expect(await horizontalOverflowOf(page)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    const search = page.getByRole('searchbox', { name: 'Search my orders' })
    await search.fill('1 Jan 2020')
    await page.getByText('No order of yours matches these filters.').waitFor()
    expect(consoleErrors).toEqual([])
  })
})
