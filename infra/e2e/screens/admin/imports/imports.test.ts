import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person } from '../../../driver/accounts.ts'
import { openBrowser, siteUrl } from '../../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../../driver/mock-api.ts'
import { violationsOf } from '../../../driver/page-quality.ts'
import { type AdminVisit, confirmDialog, dismissToast, visitAs } from '../admin-visit.ts'

const header =
  'name,brand,category,modelNo,description,gst,hsn,stock,priceEnduser,priceReseller,priceDistributor,slabs'
const stamp = Date.now()
const row = (model: string, stock = '5') =>
  `Import mouse ${model},Logitech,Mouse,IM-${stamp}-${model},Optical,18,8471,${stock},400,380,360,10+:390`

const csv = (lines: readonly string[], name = 'products.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

const imports = (as: Person) => callApi<ProductImport[]>('/products/imports', { as })
const find = (model: string, as: Person) =>
  callApi<Product[]>(`/products?q=IM-${stamp}-${model}`, { as })

describe('the import of products', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  // Undo the imports of each test, so that the next one finds the catalogue unchanged.
  afterEach(async () => {
    for (const { _id, fileName, undoable } of await imports(visit.as)) {
      if (!undoable || !fileName.startsWith(`${stamp}`)) continue
      const undo = callApi(`/products/imports/${_id}/undo`, { method: 'POST', as: visit.as })
      // One test leaves an import that cannot be undone; its product is gone by then.
      await undo.catch(() => undefined)
    }
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  async function choose(lines: readonly string[], name = `${stamp}.csv`): Promise<void> {
    await page.goto('/superadmin/products/import')
    await page.getByLabel('Excel or CSV file').setInputFiles(csv(lines, name))
  }
  const importButton = () => page.getByRole('button', { name: /^Import [\d,]+ products?$/ })

  it('checks a file, imports it on request, and undoes it after confirmation', async () => {
    await choose([header, row('a'), row('b')])
    await page.getByText('The file was checked. Nothing was changed.').waitFor()
    await page.getByText('All 12 columns are known').waitFor()
    expect(await find('a', visit.as)).toEqual([])
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await dismissToast(page, 'Excel uploaded successfully')
    await page.getByText(`${stamp}.csv is imported.`).waitFor()
    expect((await find('a', visit.as))[0]).toMatchObject({ stock: 5, prices: { reseller: 380 } })
    const entry = page.getByRole('table', { name: 'Imports' }).getByRole('row').nth(1)
    await entry.getByText(`${stamp}.csv`).waitFor()
    await entry.getByRole('button', { name: 'Undo' }).click()
    const asked = confirmDialog(page, `Undo the import of ${stamp}.csv?`)
    await asked.getByText('2 new products go off sale').waitFor()
    await asked.getByRole('button', { name: 'Undo import' }).click()
    await dismissToast(page, 'The import was undone.')
    await entry.getByText(/^Undone /).waitFor()
    expect(await find('a', visit.as)).toEqual([])
  })

  it('lets an admin map the columns of a supplier’s list', async () => {
    await choose([
      'Make,Item,Part No.,Group,Details,Qty,MRP,Dealer Price,DP,Offer',
      `Logitech,Import mouse m,IM-${stamp}-m,Mouse,Optical,7,400,380,360,395`,
    ])
    await page.getByRole('heading', { name: 'Is every column what it is taken for?' }).waitFor()
    const takenFor = (heading: string) => page.getByLabel(`Column “${heading}” is`)
    expect(await takenFor('Make').inputValue()).toBe('brand')
    expect(await takenFor('Part No.').inputValue()).toBe('modelNo')
    expect(await takenFor('MRP').inputValue()).toBe('priceEnduser')
    // The column DP is ambiguous, so the row lacks that price.
    const invalidRows = page.getByRole('table', { name: 'Rows at fault' })
    await invalidRows.getByText('Distributor price').waitFor()
    await page.getByText('Not in the file: Distributor price.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await takenFor('DP').selectOption('priceDistributor')
    await takenFor('Offer').selectOption({ label: 'End-user price (now “MRP”)' })
    expect(await takenFor('MRP').inputValue()).toBe('')
    expect(await importButton().isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Check with these columns' }).click()
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await dismissToast(page, 'Excel uploaded successfully')
    const [product] = await find('m', visit.as)
    expect(product).toMatchObject({
      stock: 7,
      prices: { enduser: 395, reseller: 380, distributor: 360 },
    })
  })

  it('finds no changes in an export, as workbook or CSV', async () => {
    for (const format of ['xlsx', 'csv']) {
      const answer = await fetch(`${siteUrl}/api/products/export?format=${format}`, {
        headers: { authorization: `Bearer ${visit.as.token}` },
      })
      const buffer = Buffer.from(await answer.arrayBuffer())
      const mimeType = answer.headers.get('content-type') ?? ''
      await page.goto('/superadmin/products/import')
      const file = page.getByLabel('Excel or CSV file')
      await file.setInputFiles({ name: `products.${format}`, mimeType, buffer })
      await page.getByText('All 13 columns are known').waitFor()
      await page.getByText('There is nothing to import in this file.').waitFor()
      expect(await importButton().isDisabled()).toBe(true)
      expect(await page.getByRole('table', { name: 'Rows at fault' }).count()).toBe(0)
    }
  })

  it('asks for the columns that identify a product', async () => {
    await choose(['Was,Wo', 'Maus,Lager'])
    const words = 'Choose the column of the brand, and of the model number or the name.'
    await page.getByText(words).waitFor()
    expect(await importButton().isDisabled()).toBe(true)
  })

  it('imports nothing from a file with an invalid row, unless told to skip it', async () => {
    await choose([header, row('c'), row('d', 'many')])
    const invalidRows = page.getByRole('table', { name: 'Rows at fault' })
    const words = 'Stock must be a whole number from 0 to 1000000.'
    await invalidRows.getByRole('row', { name: `3 stock ${words}` }).waitFor()
    expect(await importButton().isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'Leave out the 1 row at fault' }).check()
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await page.getByText(`${stamp}.csv is imported.`).waitFor()
    expect(await find('c', visit.as)).toHaveLength(1)
    expect(await find('d', visit.as)).toEqual([])
    await page.getByRole('button', { name: 'Import another file' }).click()
    await page.getByLabel('Excel or CSV file').waitFor({ state: 'attached' })
  })

  it.each([
    ['another kind of file', 'photo.png', 'Upload an .xlsx file, or a .csv file saved as UTF-8.'],
    ['a workbook that is none', 'broken.xlsx', 'The file is damaged and cannot be read.'],
  ])('rejects %s', async (_what, name, words) => {
    await page.goto('/superadmin/products/import')
    const buffer = Buffer.from('PK\u0003\u0004 and then nothing', 'latin1')
    const file = page.getByLabel('Excel or CSV file')
    await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await page.getByText(words).first().waitFor()
  })

  it('reports a failed upload, and accepts the file again', async () => {
    await page.goto('/superadmin/products/import')
    const cut = await mockOffline(page, '/products/upload-excel')
    const file = page.getByLabel('Excel or CSV file')
    await file.setInputFiles(csv([header, row('e')]))
    await page.getByText('Failed to upload Excel').first().waitFor()
    await cut.restore()
    await file.setInputFiles(csv([header, row('e')]))
    await page.getByRole('button', { name: 'Import 1 product' }).waitFor()
  })

  it('shows what it is doing during a long import', async () => {
    await page.goto('/superadmin/products/import')
    const held = await mockPending(page, '/products/upload-excel')
    await page.getByLabel('Excel or CSV file').setInputFiles(csv([header, row('f')]))
    await page.getByRole('progressbar', { name: /products\.csv/ }).waitFor()
    await held.restore()
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByLabel('Excel or CSV file').waitFor({ state: 'attached' })
  })

  it('shows the progress of checked and written rows of a long file', async () => {
    await page.goto('/superadmin/products/import')
    // Each text is shown only briefly, so the page records them.
    await page.evaluate(`
      globalThis.progressTexts = []
      new MutationObserver(() => {
        progressTexts.push(document.querySelector('label:has(progress)')?.textContent ?? '')
      }).observe(document.body, { subtree: true, childList: true, characterData: true })`)
    const rows = Array.from({ length: 4_000 }, (_, index) => row(`long-${index}`))
    const file = page.getByLabel('Excel or CSV file')
    await file.setInputFiles(csv([header, ...rows], `${stamp}-long.csv`))
    await page.getByRole('button', { name: 'Import 4,000 products' }).click()
    await page.getByText(`${stamp}-long.csv is imported.`).waitFor()
    const progressTexts: string[] = await page.evaluate('progressTexts')
    const words = (text: RegExp) => expect.stringMatching(text)
    expect(progressTexts).toContainEqual(words(/-long\.csv is being checked: [\d,]+00 rows$/))
    expect(progressTexts).toContainEqual(
      words(/-long\.csv is being imported: [\d,]+00 of 4,000 rows$/),
    )
    const sense =
      /^$|: \d+ %$|being checked(?:…|: [\d,]+ rows)$|being imported: [\d,]+ of 4,000 rows$/
    expect(progressTexts.filter((text) => !sense.test(text))).toEqual([])
  })

  it('reports an error that occurs after the response status was sent', async () => {
    const words = 'The file has too many columns.'
    const body = { status: 400, message: words }
    const refused = await mockResponse(page, '/products/upload-excel', { body })
    await choose([header, row('h')])
    await page.getByText(words).waitFor()
    await refused.restore()
  })

  it('shows why later changes prevent undoing an import', async () => {
    await choose([header, row('g')])
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await page.getByText(`${stamp}.csv is imported.`).waitFor()
    const [product] = await find('g', visit.as)
    const change = (stock: string) => {
      const form = new FormData()
      form.set('stock', stock)
      return callApi(`/products/${product?._id}`, { method: 'PUT', form, as: visit.as })
    }
    await change('4')
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await page.getByRole('button', { name: 'Undo import' }).click()
    const words = 'Products of this import have changed since. It cannot be undone any more.'
    await dismissToast(page, words)
    await callApi(`/products/${product?._id}`, { method: 'DELETE', as: visit.as })
  })

  it('lists imports, with loading, empty and error states and Retry', async () => {
    const held = await mockPending(page, '/products/imports')
    await page.goto('/superadmin/products/import')
    await page.getByText('Loading imports...').waitFor()
    await held.restore()
    const none = await mockResponse(page, '/products/imports', { body: [] })
    await page.reload()
    await page.getByText('No imports yet.').waitFor()
    await none.restore()
    const refused = await mockError(page, '/products/imports')
    await page.reload()
    await page.getByText('Failed to load imports').waitFor()
    await refused.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('table', { name: 'Imports' }).waitFor()
  })
})
