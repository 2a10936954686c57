import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { issuesAtAnyWidth, openDialog } from '../../driver/page-quality.ts'
import { dismissToast } from '../toasts.ts'

/** Registers a buyer who has received this product. */
async function registerRecipientOf(product: Product): Promise<Person> {
  const buyer = await registerBuyer('enduser')
  const { _id } = await placeOrder(buyer, [product])
  await callApi(`/superadmin/orders/${_id}/status`, {
    method: 'PUT',
    body: { status: 'Delivered' },
    as: await signInDemo('superadmin'),
  })
  return buyer
}

describe('the product page', () => {
  let browser: Browser
  let visitor: Visitor
  let product: Product
  beforeAll(async () => {
    browser = await openBrowser()
    product = (await fetchProducts(2)).at(-1) as Product
    visitor = await openVisitor(browser, { as: await registerRecipientOf(product) })
    await visitor.page.goto(`/product/${product._id}`)
  })
  afterAll(async () => {
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('enlarges its pictures, even by keyboard, and restores the focus', async () => {
    const { page } = visitor
    const thumbnail = page.getByRole('button', { name: /^Zoom picture 2 of \d$/ })
    await thumbnail.focus()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: product.name })
    await zoom.getByText(`2 of ${product.pictures.length}`, { exact: true }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await zoom.getByText(`1 of ${product.pictures.length}`, { exact: true }).waitFor()
    const width = async () => (await zoom.getByRole('img').boundingBox())?.width ?? 0
    const fitting = await width()
    await page.keyboard.press('+')
    await zoom.getByText('150%').waitFor()
    expect(await width()).toBeCloseTo(fitting * 1.5, 0)
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })
    expect(await thumbnail.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('goes on a list, in dialogs that are accessible', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: 'Add to list' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the list').fill('Monthly')
    expect(await issuesAtAnyWidth(page, openDialog)).toEqual([])
    await dialog.getByRole('button', { name: 'Create and add' }).click()
    await page.getByRole('link', { name: 'Open list' }).click()
    await page.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByLabel('Name of the list').waitFor()
    expect(await issuesAtAnyWidth(page, openDialog)).toEqual([])
    await page.goto(`/product/${product._id}`)
  })

  it('lets a recipient review the product once', async () => {
    const { page } = visitor
    const reviews = page.getByRole('region', { name: 'Reviews' })
    const writeReview = async (comment: string) => {
      await reviews.getByRole('button', { name: 'Write a review' }).click()
      await reviews.getByRole('radio', { name: '4 out of 5: Very good' }).press('Space')
      await reviews.getByRole('textbox', { name: 'Comment' }).fill(comment)
      await reviews.getByRole('button', { name: 'Send Review' }).click()
    }
    const comment = `Well packed, and it works. ${Date.now()}`
    await writeReview(comment)
    await dismissToast(page, 'Thank you for your review!')
    const mine = reviews.getByRole('listitem').filter({ hasText: comment })
    await mine.getByRole('img', { name: '4 out of 5 stars' }).waitFor()
    expect(await mine.textContent()).toContain('Meera · ')
    await writeReview('Once more.')
    await reviews.getByText('You have reviewed this product already.').waitFor()
  })
})
