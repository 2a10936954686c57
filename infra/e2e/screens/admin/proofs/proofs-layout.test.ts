import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { buyerPassword, callApi, type Person, signInDemo } from '../../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../../driver/fixtures.ts'
import { boxOf, doOverlap, isReadable } from '../../../driver/geometry.ts'
import { horizontalOverflowOf, waitUntilSettled } from '../../../driver/page-quality.ts'
import { makeUniqueProofImage } from '../../../driver/sample-files.ts'
import { clearReviewQueue, proofOf } from '../orders/order-admins.ts'

/** As long as e-mail addresses of large firms. */
const email = `accounts.payable.wholesale.${Date.now()}@purchasing.meera-computers-and-peripherals.example.in`

function openBuyerWithLongEmail(): Promise<Person> {
  const body = { name: 'Meera Shah', email, password: buyerPassword, mobile: '9820012345' }
  return callApi('/auth/register/enduser', { body })
}

let browser: Browser
let admin: Person
let order: Order
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInDemo('enduser-admin')
  await clearReviewQueue(admin)
  const buyer = await openBuyerWithLongEmail()
  const [proof, products] = await Promise.all([makeUniqueProofImage(), fetchProducts(2, buyer)])
  const paymentReference = `UTR${Date.now()}`
  order = await placeOrder(buyer, products, { proof, paymentReference })
}, 120_000)
afterAll(async () => browser.close())

describe.each([
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])('a payment proof at $width × $height', ({ width, height }) => {
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    visitor = await openVisitor(browser, { as: admin, width, height })
    page = visitor.page
    // A long queue, without its orders.
    await page.route(
      ({ pathname }) => pathname === '/api/proofs',
      async (route) => {
        const response = await route.fetch()
        const headers = { ...response.headers(), 'x-total-count': '1021' }
        await route.fulfill({ response, headers })
      },
    )
    await page.goto('/enduser-admin/proofs')
    await proofOf(page, order).waitFor()
    await waitUntilSettled(page)
  }, 60_000)
  afterAll(async () => {
    await visitor.context.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('shows all of a long e-mail address', async () => {
    const address = proofOf(page, order).getByText(email, { exact: true })
    // Beside the proof, the address and the verdict buttons below it are visible without scrolling.
    if (width < 1024) await address.scrollIntoViewIfNeeded()
    expect(await isReadable(address)).toBe(true)
    expect(await horizontalOverflowOf(page)).toBe(0)
  })

  it('shows the position in the queue beside Previous and Next', async () => {
    const proof = proofOf(page, order)
    const place = proof.getByText('1 of 1,021', { exact: true })
    await place.scrollIntoViewIfNeeded()
    expect(await isReadable(place)).toBe(true)
    for (const name of ['Previous', 'Skip']) {
      const button = await boxOf(proof.getByRole('button', { name }))
      expect({ name, overlaps: doOverlap(await boxOf(place), button) }).toEqual({
        name,
        overlaps: false,
      })
    }
  })
})
