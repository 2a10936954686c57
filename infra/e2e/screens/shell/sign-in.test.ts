import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'

/** Without an SMTP server mails are written to files next to the site's folder. */
const outbox = join(dirname(process.env.SITE_FOLDER ?? ''), 'outbox')

/** The code of the newest mail to this address. A worker sends it shortly after the response. */
async function codeFor(email: string): Promise<string> {
  for (;;) {
    const names = await readdir(outbox).catch(() => [])
    // A file that is still being written has another extension.
    const mails = names.filter((name) => name.endsWith('.eml')).sort()
    for (const name of mails.reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8')
      const code = mail.includes(`To: ${email}`) && /\b\d{6}\b/.exec(bodyOf(mail))
      if (code) return code[0]
    }
    await pause(200)
  }
}

function bodyOf(mail: string): string {
  return mail.slice(mail.search(/\r?\n\r?\n/))
}

describe('a person who has forgotten the password', () => {
  let browser: Browser
  let visitor: Visitor
  let page: Page
  let email = ''
  beforeAll(async () => {
    browser = await openBrowser()
    visitor = await openVisitor(browser, { width: 360 })
    page = visitor.page
    email = (await registerBuyer('enduser')).user.email
    await page.goto('/login')
  })
  afterAll(async () => browser.close())

  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  /** Fills in the form of the current screen and submits it with Enter. */
  async function send(values: Record<string, string>): Promise<void> {
    const fields = Object.entries(values).map(([label, value]) => ({
      field: page.getByRole('main').getByLabel(label, { exact: true }),
      value,
    }))
    for (const { field, value } of fields) await field.fill(value)
    await fields.at(-1)?.field.press('Enter')
  }

  it('cannot log in with a wrong one', async () => {
    await send({ Email: email, Password: 'Wrong one 1' })
    await page.getByText('Invalid email or password').waitFor()
  })

  it('cannot register the same address again', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click()
    await heading('Register').waitFor()
    await send({
      Name: 'Meera Shah',
      Email: email,
      Password: 'Long enough 1',
      'Mobile Number': '9820012345',
    })
    await page.getByText('This email is already registered. Please log in.').first().waitFor()
    const field = page.getByLabel('Email', { exact: true })
    expect(await field.evaluate((box) => box === document.activeElement)).toBe(true)
  })

  it('sets a new one with a code sent by mail', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await heading('Forgot Password').waitFor()
    await send({ Email: email })
    await heading('Verify OTP').waitFor()
    await send({ OTP: await codeFor(email) })
    await heading('Reset Password').waitFor()
    await send({ 'New Password': 'Quite another 1', 'Confirm Password': 'Quite another 1' })
    await page.getByText('Password reset successful').waitFor()
    await heading('Login').waitFor()
  })

  it('logs in with the new password', async () => {
    await send({ Email: email, Password: 'Quite another 1' })
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Account of Meera Shah' }).waitFor()
    expect(visitor.consoleErrors).toEqual([])
  })
})
