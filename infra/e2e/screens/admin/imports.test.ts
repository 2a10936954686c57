import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person } from '../../driver/accounts.ts'
import { openBrowser, siteUrl } from '../../driver/browser.ts'
import { issuesAtAnyWidth, violationsOf } from '../../driver/page-quality.ts'
import { dismissToast } from '../toasts.ts'
import { type AdminVisit, confirmDialog, visitAs } from './admin-visit.ts'

const stamp = Date.now()
const allRows = 5_000

const csv = (lines: readonly string[], name = `${stamp}.csv`) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

/** The exported catalogue, one line per product. */
async function exported(as: Person): Promise<string[]> {
  const headers = { authorization: `Bearer ${as.token}` }
  const answer = await fetch(`${siteUrl}/api/products/export?format=csv`, { headers })
  return (await answer.text()).trim().split('\r\n')
}

/** The existing products with one more in stock, then new ones. 37 rows, spread over the file, are invalid. */
function largeFile([header = '', ...known]: readonly string[]) {
  const stock = header.replace('\ufeff', '').split(',').indexOf('stock')
  // Quoted cells may contain commas.
  const plain = known.filter((line) => !line.includes('"')).slice(0, 300)
  const changed = plain.map((line) => {
    const cells = line.split(',')
    return cells.with(stock, String(Number(cells[stock]) + 1)).join(',')
  })
  const fresh = Array.from(
    { length: allRows - changed.length },
    (_, index) =>
      `Large ${index},HP,Printer,LG-${stamp}-${index},Prints,18,8443,PCS,5,,500,450,400,10+:390`,
  )
  const rows = [...changed, ...fresh]
  const bad: number[] = []
  for (let index = 17; bad.length < 37; index += 131) {
    rows[index] = (rows[index] ?? '').split(',').with(stock, 'many').join(',')
    // Row numbers of the sheet: from 1, with a header row.
    bad.push(index + 2)
  }
  const freshAtFault = bad.filter((row) => row >= changed.length + 2).length
  return { file: csv([header, ...rows]), bad, added: fresh.length - freshAtFault }
}

/** Records the texts of the progress bar, because each is shown only briefly. */
async function watchProgress(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`
    globalThis.progressTexts = []
    new MutationObserver(() => {
      progressTexts.push(document.querySelector('label:has(progress)')?.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })`)
  return () => page.evaluate('progressTexts')
}

describe('the import of products', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  // Undo an import that a failed test left, so that the next one finds the catalogue unchanged.
  afterEach(async () => {
    const [last] = await callApi<ProductImport[]>('/products/imports', { as: visit.as })
    if (!last?.undoable || !last.fileName.startsWith(`${stamp}`)) return
    await callApi(`/products/imports/${last._id}/undo`, { method: 'POST', as: visit.as })
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('lets an admin map the columns of a supplier’s list', async () => {
    await page.goto('/superadmin/products/import')
    const list = csv([
      // What is chosen for these headings is remembered.
      `Make,Item,Part No.,Group,Details,Qty,Rate,Price,Dealer Price,DP,Offer ${stamp}`,
      `Logitech,Import mouse m,IM-${stamp}-m,Mouse,Optical,7,390,400,380,360,395`,
    ])
    await page.getByLabel('Excel or CSV file').setInputFiles(list)
    const asked = page.getByRole('region', { name: `What are the columns of ${stamp}.csv?` })
    await asked.getByRole('cell', { name: `IM-${stamp}-m` }).waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await asked.getByRole('combobox', { name: 'End-user price' }).selectOption('Price')
    await asked.getByRole('button', { name: 'Read with these columns' }).click()
    await page.getByRole('heading', { name: 'Check the columns' }).waitFor()
    const takenFor = (heading: string) => page.getByLabel(`Column “${heading}” is`)
    expect(await takenFor('Price').inputValue()).toBe('priceEnduser')
    // The column DP is ambiguous, so the row lacks that price.
    const invalidRows = page.getByRole('table', { name: 'Rows with errors' })
    await invalidRows.getByText('Distributor price is missing.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await takenFor('DP').selectOption('priceDistributor')
    await takenFor(`Offer ${stamp}`).selectOption({ label: 'End-user price (now “Price”)' })
    await page.getByRole('button', { name: 'Check with these columns' }).click()
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await dismissToast(page, 'Excel uploaded successfully')
    const path = `/products?q=IM-${stamp}-m`
    expect(await callApi(path, { as: visit.as })).toMatchObject([
      { stock: 7, prices: { enduser: 395, reseller: 380, distributor: 360 } },
    ])
  })

  it('of 5,000 rows with 37 invalid ones reports progress and every invalid row, writes nothing in a dry run, and can be undone row by row', async () => {
    const before = await exported(visit.as)
    const { file, bad, added } = largeFile(before)

    await page.goto('/superadmin/products/import')
    const progressTexts = await watchProgress(page)
    await page.getByLabel('Excel or CSV file').setInputFiles(file)
    await page.getByText('The file was checked. Nothing was changed.').waitFor()
    const invalidRows = page.getByRole('table', { name: 'Rows with errors' }).locator('tbody')
    expect(await invalidRows.getByRole('row').allTextContents()).toEqual(
      bad.map((row) => {
        const number = new Intl.NumberFormat('en-IN').format(row)
        return `${number}stock‘many’: Stock must be a whole number from 0 to 10,00,000.`
      }),
    )
    const importIt = page.getByRole('button', { name: 'Import 4,963 products' })
    expect(await importIt.isDisabled()).toBe(true)
    expect(await exported(visit.as)).toEqual(before)

    await page.getByRole('checkbox', { name: 'Leave out the 37 rows with errors' }).check()
    await importIt.click()
    await dismissToast(page, 'Excel uploaded successfully')
    const known = new Set(before)
    const between = await exported(visit.as)
    expect(between).toHaveLength(before.length + added)
    expect(between.filter((line) => !known.has(line))).toHaveLength(allRows - 37)
    const texts = await progressTexts()
    const words = (text: RegExp) => expect.stringMatching(text)
    expect(texts).toContainEqual(words(/\.csv is being checked: [\d,]+00 rows$/))
    expect(texts).toContainEqual(words(/\.csv is being imported: [\d,]+ of 5,000 rows$/))
    const sense =
      /^$|: \d+ %$|being checked(?:: [\d,]+ rows)?$|being imported: [\d,]+ of 5,000 rows$/
    expect(texts.filter((text) => !sense.test(text))).toEqual([])

    await page.getByRole('button', { name: 'Undo' }).first().click()
    const asked = confirmDialog(page, `Undo the import of ${stamp}.csv?`)
    await asked.getByRole('button', { name: 'Undo import' }).click()
    await dismissToast(page, 'The import was undone.')
    expect(await exported(visit.as)).toEqual(before)
  })
})
