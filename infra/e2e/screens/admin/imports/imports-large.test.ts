import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import type { Browser } from 'playwright-core'
import { callApi, type Person } from '../../../driver/accounts.ts'
import { openBrowser, siteUrl } from '../../../driver/browser.ts'
import { type AdminVisit, confirmDialog, dismissToast, visitAs } from '../admin-visit.ts'

const allRows = 5_000
const stamp = Date.now()

/** The exported catalogue, one line per product. */
async function exported(as: Person): Promise<string[]> {
  const headers = { authorization: `Bearer ${as.token}` }
  const answer = await fetch(`${siteUrl}/api/products/export?format=csv`, { headers })
  return (await answer.text()).trim().split('\r\n')
}

/** The existing products with one more in stock, then new ones. 37 rows, spread over the file, are invalid. */
function fileOf(catalogue: readonly string[]) {
  const [header = '', ...known] = catalogue
  const places = header.replace('\ufeff', '').split(',')
  const stock = places.indexOf('stock')
  // Quoted cells may contain commas.
  const plain = known.filter((line) => !line.includes('"')).slice(0, 300)
  const changed = plain.map((line) => {
    const cells = line.split(',')
    return cells.with(stock, String(Number(cells[stock]) + 1)).join(',')
  })
  const fresh = Array.from(
    { length: allRows - changed.length },
    (_, place) =>
      `Large ${place},HP,Printer,LG-${stamp}-${place},Prints,18,8443,5,,500,450,400,10+:390`,
  )
  const rows = [...changed, ...fresh]
  const bad: number[] = []
  for (let place = 17; bad.length < 37; place += 131) {
    rows[place] = (rows[place] ?? '').split(',').with(stock, 'many').join(',')
    // Row numbers of the sheet: from 1, with a header row.
    bad.push(place + 2)
  }
  return { text: [header, ...rows].join('\r\n'), changed: changed.length, bad }
}

describe('a large import', () => {
  let browser: Browser
  let visit: AdminVisit
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
  })
  afterAll(async () => {
    await browser.close()
    const [last] = await callApi<ProductImport[]>('/products/imports', { as: visit.as })
    if (!last?.undoable || last.fileName !== `${stamp}.csv`) return
    await callApi(`/products/imports/${last._id}/undo`, { method: 'POST', as: visit.as })
  })

  it('of 5,000 rows with 37 invalid ones names every invalid row, writes nothing in a dry run, and is undone row by row', async () => {
    const { page, as, consoleErrors } = visit
    page.setDefaultTimeout(120_000)
    const before = await exported(as)
    const { text, changed, bad } = fileOf(before)
    const badChanged = bad.filter((row) => row < changed + 2).length

    await page.goto('/superadmin/products/import')
    const file = { name: `${stamp}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Excel or CSV file').setInputFiles(file)
    await page.getByText('The file was checked. Nothing was changed.').waitFor()
    const invalidRows = page.getByRole('table', { name: 'Rows at fault' }).locator('tbody')
    expect(await invalidRows.getByRole('row').allTextContents()).toEqual(
      bad.map((row) => {
        const number = new Intl.NumberFormat('en-IN').format(row)
        return `${number}stockStock must be a whole number from 0 to 1000000.`
      }),
    )
    const importIt = page.getByRole('button', { name: 'Import 4,963 products' })
    expect(await importIt.isDisabled()).toBe(true)
    expect(await exported(as)).toEqual(before)

    await page.getByRole('checkbox', { name: 'Leave out the 37 rows at fault' }).check()
    await importIt.click()
    await dismissToast(page, 'Excel uploaded successfully')
    const between = await exported(as)
    expect(between).toHaveLength(before.length + allRows - changed - (37 - badChanged))
    expect(between.filter((line) => !before.includes(line))).toHaveLength(allRows - 37)

    await page.getByRole('button', { name: 'Undo' }).first().click()
    const asked = confirmDialog(page, `Undo the import of ${stamp}.csv?`)
    await asked.getByRole('button', { name: 'Undo import' }).click()
    await dismissToast(page, 'The import was undone.')
    expect(await exported(as)).toEqual(before)
    expect(consoleErrors).toEqual([])
  }, 300_000)
})
