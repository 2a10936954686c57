import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { createShutdown } from '../processes/shutdown.ts'
import { serveUiKit } from '../ui-kit/serve-ui-kit.ts'
import { openBrowser, openVisitor } from './driver/browser.ts'
import { issuesAtAnyWidth, openDialog } from './driver/page-quality.ts'

const root = join(import.meta.dirname, '../..')

describe('every UI kit component', () => {
  const shutdown = createShutdown()
  let browser: Browser
  let address = ''
  beforeAll(async () => {
    browser = await openBrowser()
    address = await serveUiKit(root, shutdown)
  })
  afterAll(async () => {
    await browser.close()
    await shutdown.run()
  })

  it('is accessible in light and dark mode at 360, 768 and 1440 px, a dialog too', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser)
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'UI kit' }).waitFor()
    expect(await issuesAtAnyWidth(page, 'html')).toEqual([])
    const opener = page.getByRole('button', { name: 'Open dialog' })
    await opener.click()
    await page.getByRole('dialog').waitFor()
    expect(await issuesAtAnyWidth(page, openDialog)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(
      true,
    )
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
