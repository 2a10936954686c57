import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { type AdminVisit, confirmDialog, dismissToast, visitAs } from './admin-visit.ts'

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row')
const lastSuperadmin = 'The last superadmin cannot be disabled or given another role.'

describe('the users', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  async function findUser(q: string): Promise<ManagedUser | undefined> {
    const path = `/admin/users?q=${encodeURIComponent(q)}`
    const { users } = await callApi<{ users: ManagedUser[] }>(path, { as: visit.as })
    return users[0]
  }

  /** The row of the account with this e-mail address. */
  async function openRow({ user }: Person) {
    await page.goto('/superadmin/users')
    await page.getByRole('searchbox', { name: 'Search users' }).fill(user.email)
    await page.getByText('1 user', { exact: true }).waitFor()
    return rows(page).first()
  }

  it('show loading and error states, and load on Retry', async () => {
    const held = await mockPending(page, '/admin/users')
    await page.goto('/superadmin/users')
    await page.getByText('Loading users...').waitFor()
    await held.restore()
    await rows(page).first().waitFor()
    const cut = await mockOffline(page, '/admin/users')
    await page.reload()
    await page.getByText('Failed to load users').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await rows(page).first().waitFor()
  })

  it('show an empty state with a link back', async () => {
    await page.goto('/superadmin/users?q=nobody-is-called-like-this')
    await page.getByText('No users found.').waitFor()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await rows(page).first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('are searched and filtered by role in the URL', async () => {
    const person = await registerBuyer('reseller')
    const row = await openRow(person)
    const words = await row.textContent()
    for (const word of [person.user.email, 'Meera Traders', person.user.resellerId, 'Active']) {
      expect(words).toContain(word)
    }
    await page.getByLabel('Role filter').selectOption('Distributor')
    await page.waitForURL(/superadmin\/users\?q=.*&role=distributor$/)
    await page.getByText('No users found.').waitFor()
    await page.reload()
    await page.getByText('No users found.').waitFor()
  })

  it('get another role after confirmation', async () => {
    const person = await registerBuyer('reseller')
    const row = await openRow(person)
    const role = row.getByLabel('Role of Meera Shah')
    const asked = confirmDialog(page, 'Make Meera Shah Reseller Admin?')
    await role.selectOption('Reseller Admin')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    expect(await role.inputValue()).toBe('reseller')
    await role.selectOption('Reseller Admin')
    await asked.getByRole('button', { name: 'Change role' }).click()
    await dismissToast(page, 'User updated')
    expect((await findUser(person.user.email))?.role).toBe('reseller-admin')
    expect(await role.inputValue()).toBe('reseller-admin')
  })

  it('cannot get a role for which the account lacks details, and the dialog says so', async () => {
    const row = await openRow(await registerBuyer('enduser'))
    await row.getByLabel('Role of Meera Shah').selectOption('Distributor')
    const asked = confirmDialog(page, 'Make Meera Shah Distributor?')
    await asked.getByRole('button', { name: 'Change role' }).click()
    await asked
      .getByText('This role needs the firm details that only a business account has.')
      .waitFor()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    const refused = await mockError(page, /^\/api\/admin\/users\/.+/)
    await row.getByRole('button', { name: 'Disable Meera Shah' }).click()
    const disable = confirmDialog(page, 'Disable the account of Meera Shah?')
    await disable.getByRole('button', { name: 'Disable account' }).click()
    await disable.getByText('Something went wrong. Please try again.').waitFor()
    await disable.getByRole('button', { name: 'Cancel' }).click()
    await refused.restore()
  })

  it('are disabled, which ends their session, and enabled again', async () => {
    const person = await registerBuyer('enduser')
    const row = await openRow(person)
    await row.getByRole('button', { name: 'Disable Meera Shah' }).click()
    const asked = confirmDialog(page, 'Disable the account of Meera Shah?')
    await asked.getByRole('button', { name: 'Disable account' }).click()
    await dismissToast(page, 'User updated')
    await row.getByText('Disabled', { exact: true }).waitFor()
    await expect(callApi('/auth/me', { as: person })).rejects.toThrow('401')
    const body = { email: person.user.email, password: 'Long enough 1' }
    await expect(callApi('/auth/login', { body })).rejects.toThrow(
      'This account is disabled. Please contact support.',
    )
    await row.getByRole('button', { name: 'Enable Meera Shah' }).click()
    await page.getByRole('button', { name: 'Enable account' }).click()
    await dismissToast(page, 'User updated')
    expect((await callApi<Person>('/auth/login', { body })).user.email).toBe(person.user.email)
  })

  it('always include a superadmin, on the screen and in the API', async () => {
    await page.goto('/superadmin/users?role=superadmin')
    const row = rows(page).first()
    await row.getByText(lastSuperadmin).waitFor()
    expect(await row.getByRole('combobox').isDisabled()).toBe(true)
    expect(await row.getByRole('button').count()).toBe(0)
    for (const body of [{ disabled: true }, { role: 'enduser' }]) {
      const path = `/admin/users/${visit.as.user._id}`
      await expect(callApi(path, { method: 'PUT', body, as: visit.as })).rejects.toThrow(
        lastSuperadmin,
      )
    }
  })

  it("report a conflict with another superadmin's change", async () => {
    const person = await registerBuyer('enduser')
    const row = await openRow(person)
    const path = `/admin/users/${(await findUser(person.user.email))?._id}`
    const gone = await mockResponse(page, path, { status: 404, body: { message: 'Not found.' } })
    await row.getByRole('button', { name: 'Disable Meera Shah' }).click()
    await page.getByRole('button', { name: 'Disable account' }).click()
    await page.getByRole('alertdialog').getByText('Not found.').waitFor()
    await page.keyboard.press('Escape')
    await gone.restore()
  })
})
