import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { callApi } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { makeUniqueProofImage } from '../../../driver/sample-files.ts'
import { toast } from '../../toasts.ts'
import { visitAs } from '../admin-visit.ts'
import {
  clearReviewQueue,
  openOrder,
  ordersOf,
  placeOrderOf,
  proofOf,
} from '../orders/order-admins.ts'

describe('a duplicate proof', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('is flagged by its file and reference, most prominently if the other was accepted', async () => {
    const visit = await visitAs(browser, 'reseller-admin')
    const { page } = visit
    await clearReviewQueue(visit.as)
    const proof = await makeUniqueProofImage()
    const paymentReference = `UTR${Date.now()}`
    const accepted = await placeOrderOf('reseller', { proof, paymentReference })
    await clearReviewQueue(visit.as)
    const sameFile = await placeOrderOf('reseller', { proof })
    const sameReference = await placeOrderOf('reseller', {
      proof: await makeUniqueProofImage(),
      paymentReference,
    })
    await page.goto('/reseller-admin/proofs')
    const first = proofOf(page, sameFile)
    await first.getByText('Accepted for another order already').waitFor()
    const flag = first.getByRole('listitem').filter({ hasText: accepted._id.slice(-6) })
    expect(await flag.textContent()).toMatch(/^Same file: Order #\w{6}, verified, Meera Shah/)
    await page.keyboard.press('j')
    const second = proofOf(page, sameReference)
    const named = second.getByRole('listitem').filter({ hasText: accepted._id.slice(-6) })
    expect(await named.textContent()).toMatch(/^Same reference: /)
    await named.getByRole('link').click()
    await page.waitForURL(`**/reseller-admin/orders?q=${accepted._id}`)
    await page.getByRole('article', { name: `Order #${accepted._id.slice(-6)}` }).waitFor()
    expect(visit.consoleErrors).toEqual([])
    await visit.context.close()
  })

  it('returns to the queue when its buyer uploads another one', async () => {
    const visit = await visitAs(browser, 'enduser-admin')
    const { page } = visit
    await clearReviewQueue(visit.as)
    const { buyer, orders } = await ordersOf('enduser', [{ proof: await makeUniqueProofImage() }])
    const [order] = orders
    if (!order) throw new Error('No order was placed.')
    await page.goto('/enduser-admin/proofs')
    await proofOf(page, order).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('The proof cannot be read.')
    await page.keyboard.press('Enter')
    await page.getByText('All payment proofs are checked.').waitFor()
    const card = await openOrder(page, 'enduser-admin', order)
    expect(await card.getByLabel('Payment status').inputValue()).toBe('failed')

    await page.goto('/enduser-admin/proofs')
    await page.getByText('All payment proofs are checked.').waitFor()
    const form = new FormData()
    const { buffer, name, mimeType } = await makeUniqueProofImage()
    form.append('paymentProof', new File([new Uint8Array(buffer)], name, { type: mimeType }))
    await callApi(`/orders/${order._id}/proof`, { form, as: buyer })
    await proofOf(page, order).waitFor()
    await page.getByText('1 waiting', { exact: false }).waitFor()
    await page.keyboard.press('v')
    await toast(page, 'Payment verified').waitFor()
    expect(visit.consoleErrors).toEqual([])
    await visit.context.close()
  })
})
