import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { issuesAtAnyWidth } from '../../driver/page-quality.ts'
import { makeSheet } from '../../driver/sample-files.ts'
import { dismissToast } from '../toasts.ts'
import { type AdminVisit, createProduct, deleteProduct, visitAs } from './admin-visit.ts'

const stamp = Date.now()
const fileName = `${stamp} price list.xlsx`

/** A list as a supplier writes it: a title, own headings, signs of rupees, a brand mistyped, a price left out. */
function makeList(held: Product) {
  return makeSheet(fileName, 'xlsx', [
    ['ABC Distributors, Nehru Place – price list'],
    [],
    [
      ...['Make', 'Item Name', 'Part No.', 'Group', 'GST Rate', 'Qty'],
      ...['Rate', 'Dealer Price', 'Distributor Price'],
    ],
    [
      ...['Cannon', `Toner ${stamp} A`, `CRG-${stamp}-A`, 'Cartridges', '18%', 5],
      ...['₹ 1,299.00', 'Rs.1,199/-', '1099/-'],
    ],
    [
      ...['CANNON', `Toner ${stamp} B`, `CRG-${stamp}-B`, 'Cartridge', 'GST 18%', 5],
      ...['₹1,499', 'Rs. 1,399', ''],
    ],
    ['HP', `Drum ${stamp}`, '07-Oct', 'Cartridge', 18, 2, 900, 850, 800],
    [held.brand, '', held.modelNo, '', '', 7, '', '', ''],
  ])
}

describe('a supplier’s list', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  let held: Product
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
    held = await createProduct(visit.as)
  })
  afterEach(async () => {
    const [last] = await callApi<ProductImport[]>('/products/imports', { as: visit.as })
    if (!last?.undoable || last.fileName !== fileName) return
    await callApi(`/products/imports/${last._id}/undo`, { method: 'POST', as: visit.as })
  })
  afterAll(async () => {
    await deleteProduct(visit.as, held._id)
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('is asked about, looked at, and imported', async () => {
    await page.goto('/superadmin/products/import')
    await page.getByLabel('Excel or CSV file').setInputFiles(makeList(held))

    const questions = page.getByRole('region', { name: 'Check the names' })
    await questions.getByText('Brand: Cannon → Canon?').waitFor()
    await questions.getByText('2 rows').waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept all 2' }).click()
    await page.getByText('Cannon is read as Canon').waitFor()

    const faults = page.getByRole('table', { name: 'Rows with errors' })
    await faults.getByText('Distributor price is missing.').waitFor()
    await page.getByRole('radio', { name: /^Add to the stock/ }).check()
    await page.getByRole('button', { name: 'Check again' }).click()

    const made = page.getByRole('table', { name: 'New products' })
    await made.getByText(`Toner ${stamp} A.`, { exact: true }).waitFor()
    expect(await made.locator('tbody').getByRole('row').count()).toBe(2)
    const changed = page.getByRole('table', { name: 'Changed cells' })
    await changed.getByText('A spreadsheet program probably made this date').waitFor()
    await page.getByRole('checkbox', { name: 'Only these' }).uncheck()
    const stock = changed.getByRole('row').filter({ hasText: held.name })
    expect(await stock.getByRole('cell').allTextContents()).toEqual([
      ...['7', held.name, 'Stock', '9', '16', ''],
    ])
    // What the sticky header half covers would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await issuesAtAnyWidth(page)).toEqual([])

    await page.getByRole('checkbox', { name: 'Leave out the 1 row with errors' }).check()
    await page.getByRole('checkbox', { name: 'Import the 1 marked cell, too' }).check()
    await page.getByRole('button', { name: 'Import 3 products' }).click()
    await dismissToast(page, 'Excel uploaded successfully')

    const find = (q: string) => callApi<Product[]>(`/products?q=${q}`, { as: visit.as })
    expect(await find(`CRG-${stamp}-A`)).toMatchObject([
      {
        ...{ brand: 'Canon', category: 'Cartridge', stock: 5, gst: 18 },
        description: `Toner ${stamp} A.`,
        prices: { enduser: 1299, reseller: 1199, distributor: 1099 },
      },
    ])
    expect(await find(held.modelNo)).toMatchObject([{ stock: 16, prices: held.prices }])
  })
})
