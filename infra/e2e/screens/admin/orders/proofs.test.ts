import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { buyerPassword, callApi, type Person, signInDemo } from '../../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../../driver/fixtures.ts'
import { boxOf, doOverlap, isReadable } from '../../../driver/geometry.ts'
import { horizontalOverflowOf, waitUntilSettled } from '../../../driver/page-quality.ts'
import { makeBill, makeUniqueProofImage } from '../../../driver/sample-files.ts'
import { signInAs } from '../../../driver/sign-in.ts'
import { toast } from '../../toasts.ts'
import { type AdminVisit, visitAs } from '../admin-visit.ts'
import { clearReviewQueue, ordersOf, proofOf } from './order-admins.ts'

describe('the proof review by keyboard', () => {
  const role = 'distributor-admin'
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  /** A picture with a reference, another picture and a PDF. */
  async function placeOrders() {
    const paymentReference = `UTR${Date.now()}`
    const slip = { ...(await makeBill()), name: 'slip.pdf' }
    const { orders } = await ordersOf('distributor', [
      { proof: await makeUniqueProofImage(), paymentReference },
      { proof: await makeUniqueProofImage() },
      { proof: slip },
    ])
    const [first, second, pdf] = orders
    if (!first || !second || !pdf) throw new Error('No order was placed.')
    return { first, second, pdf, paymentReference }
  }

  const read = ({ _id }: Order) => callApi<Order>(`/orders/${_id}`, { as: visit.as })

  async function expectShown(order: Order) {
    const proof = proofOf(page, order)
    const picture = proof.getByRole('img')
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined()
    const amount = `₹${order.totalAmount.toLocaleString('en-IN')}`
    await proof.getByText(amount, { exact: true }).waitFor()
    // The verdict buttons are visible without scrolling.
    const { y, height } = await boxOf(proof.getByRole('button', { name: 'Verify', exact: true }))
    expect(y + height).toBeLessThanOrEqual(900)
    await page.keyboard.press('o')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }

  it('goes through proofs in the displayed order, oldest first, and can undo a verdict', async () => {
    await clearReviewQueue(visit.as)
    const { first, second, pdf, paymentReference } = await placeOrders()
    await page.goto(`/${role}/proofs`)
    await proofOf(page, first).waitFor()
    await page.getByText('3 waiting · 0 checked', { exact: true }).waitFor()
    await expectShown(first)
    await page.keyboard.press('v')
    await proofOf(page, second).waitFor()
    await page.keyboard.press('u')
    await toast(page, 'Payment status updated').waitFor()
    await proofOf(page, first).waitFor()
    expect(await read(first)).toMatchObject({ paymentStatus: 'pending', proofStatus: 'unverified' })

    await page.keyboard.press('v')
    await proofOf(page, second).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('The amount on the proof is another one.')
    await page.keyboard.press('Enter')
    await toast(page, 'Payment proof rejected').waitFor()
    await expectShown(pdf)
    await proofOf(page, pdf).getByText('Page 1 of 1').waitFor()
    const link = proofOf(page, pdf).getByRole('link', { name: 'Open the whole PDF' })
    const shown = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(shown.headers()['content-type']).toBe('application/pdf')
    await page.keyboard.press('v')
    await page.getByText('All payment proofs are checked.').waitFor()
    await page.getByText('0 waiting · 3 checked').waitFor()
    const states = await Promise.all([first, second, pdf].map(read))
    expect(states.map(({ proofStatus }) => proofStatus)).toEqual([
      'verified',
      'rejected',
      'verified',
    ])
    expect(states[1]?.paymentStatus).toBe('failed')

    await page.getByRole('link', { name: 'Verified', exact: true }).click()
    await page.waitForURL('**/proofs?status=verified')
    const table = page.getByRole('table', { name: 'Proofs that were verified' })
    await table.getByText(visit.as.user.name).first().waitFor()
    await page.reload()
    const row = table.getByRole('row').filter({ hasText: paymentReference })
    expect(await row.textContent()).toContain(first._id.slice(-6))
    await page.goBack()
    await page.getByText('All payment proofs are checked.').waitFor()
  })

  it('leads from the login to the oldest proof verified and its order started in three keys', async () => {
    await clearReviewQueue(visit.as)
    const { first, second } = await placeOrders()
    const visitor = await openVisitor(browser)
    await signInAs(visitor.page, role)
    await waitUntilSettled(visitor.page)
    await visitor.page.keyboard.press('g')
    await visitor.page.keyboard.press('p')
    await proofOf(visitor.page, first).waitFor()
    const started = visitor.page.waitForResponse(`**/orders/${first._id}/status`)
    await visitor.page.keyboard.press('s')
    await proofOf(visitor.page, second).waitFor()
    // The next proof is shown at once, while the order of this one is started.
    await started
    expect(await read(first)).toMatchObject({ proofStatus: 'verified', orderStatus: 'processing' })
    expect(visitor.consoleErrors).toEqual([])
    await visitor.context.close()
  })
})

describe('the layout of a payment proof', () => {
  /** As long as the e-mail addresses of large firms. */
  const email = `accounts.payable.wholesale.${Date.now()}@purchasing.meera-computers-and-peripherals.example.in`
  let browser: Browser
  let visitor: Visitor
  let order: Order
  beforeAll(async () => {
    browser = await openBrowser()
    const admin = await signInDemo('enduser-admin')
    await clearReviewQueue(admin)
    const body = { name: 'Meera Shah', email, password: buyerPassword, mobile: '9820012345' }
    const buyer = await callApi<Person>('/auth/register/enduser', { body })
    const paymentReference = `UTR${Date.now()}`
    order = await placeOrder(buyer, await fetchProducts(2, buyer), { paymentReference })
    visitor = await openReview(admin)
  })
  afterAll(async () => browser.close())

  async function openReview(admin: Person): Promise<Visitor> {
    const opened = await openVisitor(browser, { as: admin })
    const { page } = opened
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
    return opened
  }

  it.each([
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ])('shows a long address and the position in the queue at $width × $height', async (size) => {
    const { page, consoleErrors } = visitor
    await page.setViewportSize(size)
    await page.evaluate('scrollTo(0, 0)')
    const proof = proofOf(page, order)
    const address = proof.getByText(email, { exact: true })
    // Beside the proof, the address and the verdict buttons below it are visible without scrolling.
    if (size.width < 1024) await address.scrollIntoViewIfNeeded()
    expect(await isReadable(address)).toBe(true)
    expect(await horizontalOverflowOf(page)).toBe(0)
    const position = proof.getByText('1 of 1,021', { exact: true })
    await position.scrollIntoViewIfNeeded()
    expect(await isReadable(position)).toBe(true)
    for (const name of ['Previous', 'Skip']) {
      const button = await boxOf(proof.getByRole('button', { name }))
      expect({ name, overlaps: doOverlap(await boxOf(position), button) }).toEqual({
        name,
        overlaps: false,
      })
    }
    expect(consoleErrors).toEqual([])
  })
})
