import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { placeOrder } from '../../driver/fixtures.ts'
import { issuesAtAnyWidth } from '../../driver/page-quality.ts'
import { readDownload } from '../../driver/read-download.ts'

import { monthInIndia } from '../../every-screen.ts'
import { waitForToast } from '../checkout/purchase.ts'
import { adminActionsFor } from '../orders/admin-actions.ts'
import { type AdminVisit, createProduct, deleteProduct, visitAs } from './admin-visit.ts'

/** A file that a button saves, as text. */
async function save(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download')
  await press()
  return (await readDownload(await download)).toString()
}

describe('the taxes of a month', () => {
  let browser: Browser
  let visit: AdminVisit
  let month = ''
  let orderId = ''
  let removeProduct = async () => {}
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin', { width: 1366, height: 768 })
    const prices = { enduser: '30000', reseller: '30000', distributor: '30000' }
    // Its form asked for no HSN; two of it are above the limit of e-way bills.
    const product = await createProduct(visit.as, { prices: JSON.stringify(prices) })
    removeProduct = () => deleteProduct(visit.as, product._id)
    const order = await placeOrder(await registerBuyer('reseller'), [product])
    await (await adminActionsFor(order)).setStatus('Shipped')
    month = monthInIndia()
    orderId = order._id
  })
  afterAll(async () => {
    await removeProduct()
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  const rowOf = (page: Page) =>
    page.getByRole('row').filter({ has: page.locator(`a[href="/superadmin/orders/${orderId}"]`) })
  /** Opens the page of the list that has the document: other files of the run ship, too. */
  async function openListWith(page: Page, show: string): Promise<void> {
    for (let at = 1; at <= 20; at += 1) {
      await page.goto(`/superadmin/taxes?month=${month}&show=${show}&page=${at}`)
      await page.getByRole('table', { name: 'Documents' }).waitFor()
      if ((await rowOf(page).count()) > 0) return
    }
    throw new Error('No page of the list has the document.')
  }
  const saveReturn = async (page: Page) =>
    save(page, () => page.getByRole('button', { name: 'GSTR-1', exact: true }).press('Enter'))

  it('have a red document in the return once what it lacks was added, by keyboard alone', async () => {
    const { page } = visit
    await openListWith(page, 'stopped')
    await rowOf(page)
      .getByText(/ has no HSN\.$/)
      .waitFor()
    await rowOf(page).getByText('In no return').waitFor()
    const number = (await rowOf(page).getByRole('link').textContent()) ?? ''
    expect(await saveReturn(page)).not.toContain(`"inum":"${number}"`)

    await rowOf(page)
      .getByRole('button', { name: `Add what is missing in ${number}` })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: `What ${number} lacks` })
    await dialog.getByLabel('HSN or SAC').fill('84433100')
    await dialog.getByLabel('Unit').selectOption('NOS')
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add to the files' }).press('Enter')
    await waitForToast(page, `What ${number} lacked was added`)
    await rowOf(page).waitFor({ state: 'detached' })
    expect(await saveReturn(page)).toContain(`"inum":"${number}"`)
  })

  it('make the file of an e-way bill from vehicle and LR', async () => {
    const { page } = visit
    await openListWith(page, 'eway-bill')
    const number = (await rowOf(page).getByRole('link').textContent()) ?? ''
    await rowOf(page)
      .getByRole('button', { name: `E-way bill of ${number}` })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: `E-way bill of ${number}` })
    await dialog.getByLabel('Vehicle number').fill('TS09UA4321')
    expect(await issuesAtAnyWidth(page)).toEqual([])
    const file = await save(page, () =>
      dialog.getByRole('button', { name: 'Save the file' }).press('Enter'),
    )
    expect(JSON.parse(file)).toMatchObject({
      billLists: [{ docNo: number, vehicleNo: 'TS09UA4321', totInvValue: 60_000 }],
    })
  })
})
