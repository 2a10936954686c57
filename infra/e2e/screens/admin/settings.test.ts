import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import type { BankBlock } from '@store/contract/schemas/settings'
import type { Browser, Page } from 'playwright-core'
import {
  callApi,
  createAdmin,
  type Person,
  registerBuyer,
  signInDemo,
} from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { issuesAtAnyWidth } from '../../driver/page-quality.ts'
import { dismissToast } from '../toasts.ts'
import { confirmDialog } from './admin-visit.ts'

/** While a change waits there can be no other: a run of this file that failed may have left one. */
async function rejectWaitingChange(): Promise<void> {
  const as = await signInDemo('superadmin')
  const { proposal } = await callApi<ManagedSettings>('/admin/settings', { as })
  if (!proposal) return
  const path = `/admin/settings/bank-proposals/${proposal._id}/reject`
  await callApi(path, { body: { reason: 'Of a test that failed.' }, as })
}

describe('the settings of the store', () => {
  let browser: Browser
  const consoleErrors: string[] = []
  beforeAll(async () => {
    browser = await openBrowser()
    await rejectWaitingChange()
  })
  afterAll(async () => {
    await browser.close()
    expect(consoleErrors).toEqual([])
  })

  async function openAs(as: Person): Promise<Page> {
    const visitor = await openVisitor(browser, { as, width: 1366, height: 768 })
    visitor.page.once('close', () => consoleErrors.push(...visitor.consoleErrors))
    return visitor.page
  }

  it('let one superadmin propose bank details, which buyers see once another has confirmed them', async () => {
    const buyer = await registerBuyer('reseller')
    const readBank = () => callApi<BankBlock>('/settings/payment', { as: buyer })
    const { branch } = await readBank()
    const changed = `Main branch ${Date.now()}`

    const first = await openAs(await createAdmin())
    await first.goto('/superadmin/settings')
    const propose = first.getByRole('button', { name: 'Propose a change' })
    await propose.waitFor()
    const links = await first.getByRole('link', { name: 'Seller', exact: true }).boundingBox()
    expect(links?.y).toBeLessThan(160)
    await propose.press('Enter')
    await first.getByLabel('Branch').fill(changed)
    expect(await issuesAtAnyWidth(first)).toEqual([])
    await first.getByLabel('Branch').press('Enter')
    await first.getByText('For another superadmin').waitFor()
    expect((await readBank()).branch).toBe(branch)

    const second = await openAs(await createAdmin())
    await second.goto('/superadmin/settings')
    await second.getByRole('row', { name: `Branch ${branch} ${changed}` }).waitFor()
    expect(await issuesAtAnyWidth(second)).toEqual([])
    await second.getByRole('button', { name: 'Confirm' }).press('Enter')
    const dialog = confirmDialog(second, 'Change the bank details?')
    await dialog.getByRole('button', { name: 'Change bank details' }).press('Enter')
    await dismissToast(second, 'Confirmed. Buyers see the new bank details.')
    expect((await readBank()).branch).toBe(changed)
    await first.getByText(/^Changed by Meera Shah/).waitFor()
    await Promise.all([first.close(), second.close()])
  })

  it('are saved a section at a time', async () => {
    // A day cannot be there twice, and nobody takes it out again.
    const year = 2100 + (Math.floor(Date.now() / 1_000) % 900)
    const page = await openAs(await createAdmin())
    await page.goto('/superadmin/settings?section=holidays')
    await page.getByRole('button', { name: 'Add a day' }).press('Enter')
    const row = page.getByRole('list', { name: 'Days without shipping' }).getByRole('listitem')
    await row.last().getByLabel('Day', { exact: true }).fill(`${year}-01-26`)
    await row.last().getByLabel('Name', { exact: true }).fill('Republic Day')
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.getByRole('button', { name: 'Save Holidays' }).click()
    await dismissToast(page, 'Settings saved')
    await page.getByRole('link', { name: 'Seller', exact: true }).click()
    await page.getByLabel('Legal name').waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.goto('/shipping')
    await page.getByText(`26 Jan ${year}: Republic Day`).waitFor()
    await page.close()
  })
})
