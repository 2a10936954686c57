import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { ScreenView } from '../e2e/every-screen.ts'
import { startSiteUnderTest } from '../test/site-under-test.ts'
import { runOnce } from './shutdown.ts'

const widths = [360, 768, 1440]

/**
 * `npm run screenshots`: every screen at 360, 768 and 1440 px, light and dark, as files in `.data/screenshots/`;
 * `npm run screenshots -- cart orders` takes only those with such a word in their name. Looks at the site SITE_URL
 * names, else at one of its own.
 */
export async function screenshots(root: string, words: readonly string[]): Promise<void> {
  await runOnce(async (shutdown) => {
    if (!process.env.SITE_URL) Object.assign(process.env, await startSiteUnderTest(root, shutdown))
    // Only now: what they look at is read when they are loaded.
    const { openBrowser } = await import('../e2e/browser.ts')
    const { everyScreen } = await import('../e2e/every-screen.ts')
    const folder = join(root, '.data/screenshots')
    await mkdir(folder, { recursive: true })
    const screens = (await everyScreen()).filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    )
    const browser = await openBrowser()
    await shutdown.add(() => browser.close())
    for (const screen of screens) await take(browser, screen, folder)
    console.log(`${screens.length} screens in ${folder}`)
  })
}

async function take(browser: Browser, { name, path, who }: ScreenView, folder: string) {
  const { openVisitor } = await import('../e2e/browser.ts')
  const { untilStill } = await import('../e2e/quality.ts')
  for (const width of widths) {
    for (const darkMode of [false, true]) {
      const { context, page } = await openVisitor(browser, { ...who, width, darkMode })
      await page.goto(path)
      await untilStill(page)
      const file = `${name}-${width}-${darkMode ? 'dark' : 'light'}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      await context.close()
    }
  }
}
