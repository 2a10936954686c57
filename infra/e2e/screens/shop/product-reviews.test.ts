import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { dismissToast } from '../toasts.ts'

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' })

async function writeReview(page: Page, comment: string): Promise<void> {
  await reviewsOf(page).getByRole('button', { name: 'Write a review' }).click()
  await reviewsOf(page).getByRole('radio', { name: '4 out of 5: Very good' }).press('Space')
  await reviewsOf(page).getByRole('textbox', { name: 'Comment' }).fill(comment)
  await reviewsOf(page).getByRole('button', { name: 'Send Review' }).click()
}

describe('reviews of a product', () => {
  let browser: Browser
  let product: Product
  beforeAll(async () => {
    browser = await openBrowser()
    product = (await fetchProducts(2)).at(-1) as Product
  })
  afterAll(async () => browser.close())

  const path = () => `/product/${product._id}`
  const reviewsPath = () => `/products/${product._id}/reviews`

  async function aBuyerWhoReceivedIt(): Promise<Person> {
    const buyer = await registerBuyer('enduser')
    const { _id } = await placeOrder(buyer, [product])
    const superadmin = await signInDemo('superadmin')
    await callApi(`/superadmin/orders/${_id}/status`, {
      method: 'PUT',
      body: { status: 'Delivered' },
      as: superadmin,
    })
    return buyer
  }

  it('are written once by a recipient, and read by everybody', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser, {
      as: await aBuyerWhoReceivedIt(),
    })
    await page.goto(path())
    const reviews = reviewsOf(page)
    await reviews.getByRole('button', { name: 'Write a review' }).click()
    await reviews.getByRole('button', { name: 'Send Review' }).click()
    await reviews.getByText('Give one to five stars.').waitFor()
    await reviews.getByRole('radio', { name: '5 out of 5: Excellent' }).press('Space')
    await reviews.getByRole('button', { name: 'Send Review' }).click()
    await reviews.getByText('Please write a comment.').waitFor()
    await reviews.getByRole('button', { name: 'Cancel' }).click()

    const comment = `Well packed, and it works. ${Date.now()}`
    await writeReview(page, comment)
    await dismissToast(page, 'Thank you for your review!')
    const mine = reviews.getByRole('listitem').filter({ hasText: comment })
    await mine.getByRole('img', { name: '4 out of 5 stars' }).waitFor()
    expect(await mine.textContent()).toContain('Meera · ')

    await writeReview(page, 'Once more.')
    await reviews.getByText('You have reviewed this product already.').waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('are rejected for others, and the input stays', async () => {
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('enduser') })
    await page.goto(path())
    await writeReview(page, 'Never seen it.')
    await reviewsOf(page)
      .getByText('You can review a product once it was delivered to you.')
      .waitFor()
    await page.reload()
    await reviewsOf(page).getByRole('button', { name: 'Write a review' }).click()
    const comment = reviewsOf(page).getByRole('textbox', { name: 'Comment' })
    expect(await comment.inputValue()).toBe('Never seen it.')
    await context.close()
  })

  it('load, are empty, and fail independently of the product', async () => {
    const { context, page } = await openVisitor(browser)
    const held = await mockPending(page, reviewsPath())
    await page.goto(path())
    await reviewsOf(page).getByText('Loading reviews...').waitFor()
    await held.restore()
    const empty = await mockResponse(page, reviewsPath(), { body: [] })
    await page.reload()
    await reviewsOf(page).getByText('No reviews yet. ').waitFor()
    await reviewsOf(page).getByRole('link', { name: 'Login to write a review' }).waitFor()
    await empty.restore()
    const cut = await mockOffline(page, reviewsPath())
    await page.reload()
    await reviewsOf(page).getByText('Failed to load reviews').waitFor()
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
    await cut.restore()
    await reviewsOf(page).getByRole('button', { name: 'Retry' }).click()
    await reviewsOf(page).getByText('Failed to load reviews').waitFor({ state: 'detached' })
    await context.close()
  })
})
