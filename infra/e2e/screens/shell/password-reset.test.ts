import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { mockError } from '../../driver/mock-api.ts'
import { fillForm } from './form.ts'

/** Without an SMTP server mails are written to files next to the site's folder. */
const outbox = join(dirname(process.env.SITE_FOLDER ?? ''), 'outbox')

/** The code of the newest mail to this address. A worker sends it shortly after the response. */
async function codeFor(email: string): Promise<string> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const names = await readdir(outbox).catch(() => [])
    for (const name of names.sort().reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8')
      const code = mail.includes(`To: ${email}`) && /\b\d{6}\b/.exec(bodyOf(mail))
      if (code) return code[0]
    }
    await pause(200)
  }
  throw new Error(`no mail to ${email} in ${outbox}`)
}

function bodyOf(mail: string): string {
  return mail.slice(mail.search(/\r?\n\r?\n/))
}

describe('the password reset', () => {
  let browser: Browser
  let visitor: Visitor
  let email = ''
  beforeAll(async () => {
    browser = await openBrowser()
    visitor = await openVisitor(browser)
    email = (await registerBuyer('enduser')).user.email
  })
  afterAll(async () => browser.close())

  const press = (name: string) =>
    visitor.page.getByRole('main').getByRole('button', { name, exact: true }).click()

  it.each(['/verify-otp', '/reset-password'])(
    'redirects to the first step when %s is opened directly',
    async (path) => {
      const { page } = visitor
      await page.goto(path)
      await page.getByText('Email not found. Please try again.').waitFor()
      await page.waitForURL('**/forgot-password')
    },
  )

  it('requires an e-mail address', async () => {
    await press('Send OTP')
    await visitor.page.getByText('Enter a valid email address').waitFor()
  })

  it("says 'Failed to send OTP' when the server has no words", async () => {
    const { page } = visitor
    const forced = await mockError(page, '/auth/forgot-password')
    await fillForm(page, { Email: email })
    await press('Send OTP')
    await page.getByText('Failed to send OTP').waitFor()
    await forced.restore()
  })

  it('sends a code and goes on', async () => {
    const { page } = visitor
    await press('Send OTP')
    await page.getByRole('heading', { level: 1, name: 'Verify OTP' }).waitFor()
    await page.getByText(`Enter the code we sent to ${email}.`).waitFor()
  })

  it('requires six digits, and reports a wrong code', async () => {
    const { page } = visitor
    await fillForm(page, { OTP: '12 34' })
    await press('Verify OTP')
    await page.getByText('Enter the six digits from the mail').waitFor()
    const forced = await mockError(page, '/auth/verify-otp')
    await fillForm(page, { OTP: '000000' })
    await press('Verify OTP')
    await page.getByText('OTP verification failed').waitFor()
    await forced.restore()
  })

  it('accepts the code of the mail', async () => {
    const { page } = visitor
    await fillForm(page, { OTP: await codeFor(email) })
    await press('Verify OTP')
    await page.getByText('OTP Verified Successfully').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Reset Password' }).waitFor()
  })

  it.each([
    ['short', 'short', 'Use at least 8 characters'],
    ['Quite another 1', 'Quite another 2', 'Passwords do not match'],
  ])('rejects %s and %s: %s', async (newPassword, confirmed, message) => {
    const { page } = visitor
    await fillForm(page, { 'New Password': newPassword, 'Confirm Password': confirmed })
    await press('Reset Password')
    await page.getByText(message).first().waitFor()
  })

  it("says 'Reset failed' when the server has no words", async () => {
    const { page } = visitor
    const forced = await mockError(page, '/auth/reset-password')
    await fillForm(page, {
      'New Password': 'Quite another 1',
      'Confirm Password': 'Quite another 1',
    })
    await press('Reset Password')
    await page.getByText('Reset failed').waitFor()
    await forced.restore()
  })

  it('sets the new password, which can be used to log in', async () => {
    const { page } = visitor
    await press('Reset Password')
    await page.getByText('Password reset successful').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    await fillForm(page, { Email: email, Password: 'Quite another 1' })
    await press('Login')
    await page.waitForURL((url) => url.pathname === '/')
  })

  it('logged no console errors', () => {
    expect(visitor.consoleErrors).toEqual([])
  })
})
