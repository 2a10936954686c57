import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { waitUntilTakenOver } from '../../driver/first-html.ts'
import {
  horizontalOverflowOf,
  issuesAtAnyWidth,
  openDialog,
  resize,
  violationsOf,
} from '../../driver/page-quality.ts'
import { createProduct, deleteProduct } from '../admin/admin-visit.ts'

const importer = 'Lisboa Imports Private Limited, 7 Dockyard Road, Mumbai 400010'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const countries = (page: Page) => page.getByRole('group', { name: 'Country of origin' })

describe('where a product comes from', () => {
  let browser: Browser
  let superadmin: Person
  let product: Product
  let visitor: Visitor
  beforeAll(async () => {
    browser = await openBrowser()
    superadmin = await signInDemo('superadmin')
    // No product of the demo is from there.
    product = await createProduct(superadmin, {
      ...{ countryOfOrigin: 'Portugal', mrp: '590', importedBy: importer },
      ...{ bisRegistration: 'R-41098765', netQuantity: '1 N', consumerCare: 'care@store.example' },
    })
    visitor = await openVisitor(browser, { as: await registerBuyer('enduser') })
  })
  afterAll(async () => {
    await deleteProduct(superadmin, product._id)
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('is on its page, with what else the superadmin declared (declarations 1.1)', async () => {
    const { page } = visitor
    await page.goto(`/product/${product._id}`)
    const facts = page.getByRole('region', { name: 'Product information' })
    await facts.waitFor()
    const factOf = (term: string) =>
      facts.getByText(term, { exact: true }).locator('xpath=following-sibling::dd')
    expect(await factOf('Country of origin').textContent()).toBe('Portugal')
    expect(await factOf('MRP').textContent()).toBe('₹590 (incl. of all taxes)')
    expect(await factOf('Importer').textContent()).toBe(importer)
    expect(await factOf('BIS registration number').textContent()).toBe('R-41098765')
    expect(await issuesAtAnyWidth(page)).toEqual([])
  })

  it('narrows the shop by keyboard, and stays after a reload and on the way back (declarations 3.1)', async () => {
    const { page } = visitor
    await resize(page, 1366, 768)
    await page.goto('/shop')
    await waitUntilTakenOver(page)
    await cards(page).nth(1).waitFor()
    await countries(page).getByRole('textbox', { name: 'Find a country' }).fill('portu')
    const choice = countries(page).getByRole('checkbox', { name: /^Portugal/ })
    await choice.press('Space')
    await page.waitForURL('**/shop?countryOfOrigin=Portugal')
    const expectAlone = async () => {
      const others = cards(page).filter({ hasNotText: product.name })
      await others.first().waitFor({ state: 'detached' })
      await cards(page).getByRole('heading', { name: product.name }).waitFor()
      expect(await cards(page).count()).toBe(1)
      expect(await choice.isChecked()).toBe(true)
    }
    await expectAlone()
    await page.reload()
    await expectAlone()
    await cards(page).getByRole('heading').getByRole('link').press('Enter')
    await page.getByRole('region', { name: 'Product information' }).waitFor()
    await page.goBack()
    await expectAlone()
    await choice.press('Space')
    await page.waitForURL(/\/shop$/)
    await cards(page).nth(1).waitFor()
  })

  it('is chosen on a phone in the sheet of filters, which is accessible', async () => {
    const { page } = visitor
    await resize(page, 360, 740)
    await page.goto('/shop')
    await waitUntilTakenOver(page)
    await page.getByRole('button', { name: 'Filter & sort' }).press('Enter')
    await countries(page).getByRole('textbox', { name: 'Find a country' }).fill('portu')
    await countries(page)
      .getByRole('checkbox', { name: /^Portugal/ })
      .press('Space')
    await page.getByRole('button', { name: 'Show 1 product' }).waitFor()
    expect(await violationsOf(page, openDialog)).toEqual([])
    await page.getByRole('button', { name: 'Show 1 product' }).press('Enter')
    await page.getByRole('group', { name: 'Chosen filters' }).getByText('Portugal').waitFor()
    expect(await cards(page).count()).toBe(1)
    expect(await violationsOf(page)).toEqual([])
    expect(await horizontalOverflowOf(page)).toBe(0)
  })
})
