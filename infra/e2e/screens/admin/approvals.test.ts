import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Approval } from '@store/contract/schemas/accounts/approvals'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../driver/browser.ts'
import { mockResponse } from '../../driver/mock-api.ts'
import { issuesAtAnyWidth, waitUntilSettled } from '../../driver/page-quality.ts'
import { toast } from '../toasts.ts'
import { type AdminVisit, confirmDialog, visitAs } from './admin-visit.ts'

const nobody = { accounts: [], elsewhere: false }

const approved: Approval = {
  _id: 'meera',
  tier: 'reseller',
  name: 'Meera Nair',
  email: 'meera@example.in',
  mobile: '9845012376',
  firmName: 'Nair Systems',
  constitutionOfFirm: 'LLP',
  panNumber: 'ABCPN1234F',
  gstNumber: '32ABCPN1234F1ZB',
  officeAddress: '8 MG Road, Kochi 682016',
  residenceAddress: '2 Marine Drive, Kochi',
  checks: [{ text: 'The GST number contains this PAN', result: 'right' }],
  sameGst: nobody,
  sameMobile: nobody,
  requestedAt: '2026-11-20T09:30:00.000Z',
  seen: 'v1',
}
const doubtful: Approval = {
  ...approved,
  _id: 'ravi',
  name: 'Ravi Kulkarni',
  firmName: 'Kulkarni Infotech',
  checks: [{ text: 'Check digit is wrong', result: 'wrong' }],
  sameMobile: {
    accounts: [{ name: 'Asha Rao', email: 'asha@example.in', role: 'reseller', disabled: false }],
    elsewhere: true,
  },
}

/** The demo asks for no approvals: the answers are those of a store that does. What an approval changes is tested on the API. */
describe('the approvals', () => {
  let browser: Browser
  let visit: AdminVisit
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'reseller-admin')
    const body = { approvals: [approved, doubtful], required: true }
    await mockResponse(visit.page, '/admin/approvals', { body })
    await mockResponse(visit.page, /^\/api\/admin\/approvals\/(meera|ravi)$/, {
      body: { message: 'Approved' },
    })
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  const decisionBy = async (...keys: string[]) => {
    const { page } = visit
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    for (const key of keys) await page.keyboard.press(key)
    const request = await sent
    return [new URL(request.url()).pathname, request.postDataJSON()]
  }

  it('are decided by keys, and ask once more when a check failed', async () => {
    const { page } = visit
    await page.goto('/reseller-admin/dashboard')
    await waitUntilSettled(page)
    for (const key of ['g', 'v']) await page.keyboard.press(key)
    await page.getByRole('listitem', { name: 'Nair Systems' }).waitFor()
    const decision = { decision: 'approved', seen: 'v1' }
    expect(await decisionBy('j', 'a')).toEqual(['/api/admin/approvals/meera', decision])
    // Not dismissed: the mouse would take the focus from the card.
    await toast(page, 'Approved').waitFor()
    for (const key of ['j', 'a']) await page.keyboard.press(key)
    await confirmDialog(page, 'Approve Ravi Kulkarni as Reseller?').waitFor()
    // An approval against a check needs a step of its own: Enter alone cancels.
    expect(await decisionBy('Tab', 'Enter')).toEqual(['/api/admin/approvals/ravi', decision])
  })

  it('are accessible at any width, without sideways scroll, also while a reason is typed', async () => {
    await visit.page.keyboard.press('r')
    await visit.page.getByLabel('Reason').waitFor()
    expect(await issuesAtAnyWidth(visit.page)).toEqual([])
  })
})
