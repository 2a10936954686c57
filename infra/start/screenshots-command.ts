import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { ScreenView } from '../e2e/every-screen.ts'
import { runOnce } from '../processes/shutdown.ts'
import { findChromium, startChromium } from '../test/site/chromium.ts'
import { startSiteUnderTest } from '../test/site/site-under-test.ts'

const widths = [360, 768, 1440]

/**
 * `npm run screenshots`: saves every screen at 360, 768 and 1440 px, light and dark, in `.data/screenshots/`. Uses the
 * site at SITE_URL if set, else starts its own.
 * @param words saves only screens whose name contains one of them; none: all
 */
export async function screenshots(root: string, words: readonly string[]): Promise<void> {
  await runOnce(async (shutdown) => {
    if (process.env.SITE_URL) {
      const chromium = await findChromium((line) => console.log(line))
      process.env.BROWSER_URL = await startChromium(chromium, shutdown)
    } else Object.assign(process.env, await startSiteUnderTest(root, shutdown))
    // Imported late: these modules read SITE_URL when they are loaded.
    const { openBrowser } = await import('../e2e/driver/browser.ts')
    const { everyScreen } = await import('../e2e/every-screen.ts')
    const folder = join(root, '.data/screenshots')
    await mkdir(folder, { recursive: true })
    const screens = (await everyScreen()).filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    )
    const browser = await openBrowser()
    await shutdown.add(() => browser.close())
    for (const screen of screens) await takeScreenshots(browser, screen, folder)
    console.log(`${screens.length} screens in ${folder}`)
  })
}

async function takeScreenshots(
  browser: Browser,
  { name, path, viewer }: ScreenView,
  folder: string,
) {
  const { openVisitor } = await import('../e2e/driver/browser.ts')
  const { waitUntilSettled } = await import('../e2e/driver/page-quality.ts')
  for (const width of widths) {
    for (const darkMode of [false, true]) {
      const { context, page } = await openVisitor(browser, { ...viewer, width, darkMode })
      await page.goto(path)
      await waitUntilSettled(page)
      const file = `${name}-${width}-${darkMode ? 'dark' : 'light'}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      await context.close()
    }
  }
}
