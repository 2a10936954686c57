import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { StockCard } from '@store/contract/schemas/stock/stock'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { issuesAtAnyWidth } from '../../driver/page-quality.ts'
import { waitForToast } from '../checkout/purchase.ts'
import { type AdminVisit, createProduct, deleteProduct, visitAs } from './admin-visit.ts'

const linesOfBill = 60

describe.each([
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])('goods in at $width px', (viewport) => {
  let browser: Browser
  let visit: AdminVisit
  let products: Product[] = []
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin', viewport)
    products = await Promise.all([0, 1, 2].map(async () => createProduct(visit.as)))
  })
  afterAll(async () => {
    await Promise.all(products.map(async ({ _id }) => deleteProduct(visit.as, _id)))
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  const form = (page: Page) => page.getByRole('form', { name: 'Book a bill' })

  async function fillHead(page: Page): Promise<void> {
    await form(page).getByLabel('Supplier').fill('Garg Computer Point')
    await form(page).getByLabel('Bill number').fill(`GCP/${viewport.width}/${Date.now()}`)
    const today = new Date().toISOString().slice(0, 10)
    await form(page).getByLabel('Day of the bill').fill(today)
  }

  it('of 60 pasted lines are checked, corrected, booked at once, and stand on the stock card', async () => {
    const { page, as } = visit
    const [first, second] = products
    await page.goto('/superadmin/stock')
    await fillHead(page)
    const lines = Array.from({ length: linesOfBill }, (_, at) => {
      const model = products[at % products.length]?.modelNo
      return `${at === 7 ? `${first?.modelNo}X9Z` : model}\t${at + 1}\t1,150.50`
    })
    const list = form(page).getByLabel('Lines of the bill')
    await list.fill(lines.join('\n'))
    await form(page).getByRole('button', { name: 'Check the lines' }).press('Enter')
    const table = page.getByRole('table', { name: 'Lines' })
    await table.getByText(/^No product has the model “/).waitFor()
    await page.getByText('1 to correct.', { exact: false }).waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])

    await list.fill(lines.with(7, `${second?.modelNo}\t8\t1,150.50`).join('\n'))
    await form(page).getByRole('button', { name: 'Check the lines' }).press('Enter')
    await page.getByText('60 lines, 1,830 pieces, ₹21,05,415.00 without GST.').waitFor()
    await form(page).getByRole('button', { name: 'Add to the stock' }).press('Enter')
    await waitForToast(page, '1,830 pieces added to the stock')
    await page.getByRole('heading', { name: /^Bill GCP.* of Garg Computer Point$/ }).waitFor()
    expect(await page.getByRole('table').getByRole('row').count()).toBe(linesOfBill + 1)

    await page.goto(`/superadmin/products?edit=${first?._id}`)
    await page.getByRole('link', { name: 'Stock card' }).press('Enter')
    await page.getByRole('heading', { name: `Stock of HP ${first?.modelNo}` }).waitFor()
    await page.getByText('Goods in Garg Computer Point, bill', { exact: false }).first().waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
    const card = await callApi<StockCard>(`/stock/products/${first?._id}`, { as })
    // Lines 1, 4, … 58.
    expect(card.stock).toBe(9 + 590)
    expect(card.movements.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(card.stock)
  })

  it('are scanned: each Enter adds a piece, and a count of the same posts the difference', async () => {
    const { page, as } = visit
    const third = products[2]
    await page.goto('/superadmin/stock?show=count')
    const count = page.getByRole('form', { name: 'Post a count' })
    const scan = count.getByLabel('Scan or type a model, then Enter')
    for (let piece = 0; piece < 3; piece += 1) {
      await scan.fill(third?.modelNo ?? '')
      await scan.press('Enter')
    }
    expect(await count.getByLabel('What was counted').inputValue()).toBe(`${third?.modelNo}\t3`)
    await count.getByRole('button', { name: 'Check the lines' }).press('Enter')
    await count.getByRole('button', { name: 'Post the count' }).press('Enter')
    await waitForToast(page, 'Counted: 1 difference posted')
    await page.getByRole('heading', { name: 'Count of stock' }).waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
    const card = await callApi<StockCard>(`/stock/products/${third?._id}`, { as })
    expect([card.stock, card.movements[0]?.kind]).toEqual([3, 'counted'])
  })
})
