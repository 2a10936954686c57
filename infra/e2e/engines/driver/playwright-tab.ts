import { buffer } from 'node:stream/consumers'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Request,
} from 'playwright-core'
import { siteUrl, violations } from '../../driver/browser.ts'
import { heightOf, type Tab, type TabOptions, type Target } from './tab.ts'
import { patienceMs } from './wait-until.ts'

/** Opens a person's browser in an engine that Playwright drives. */
export async function openPlaywrightTab(
  browser: Browser,
  options: TabOptions,
  settings: BrowserContextOptions,
): Promise<Tab> {
  const width = options.width ?? 360
  const context = await browser.newContext({
    baseURL: options.site ?? siteUrl,
    viewport: { width, height: heightOf(width) },
    javaScriptEnabled: options.scripts ?? true,
    acceptDownloads: true,
    locale: 'en-IN',
    ...settings,
  })
  context.setDefaultTimeout(patienceMs)
  const tab = await openPage(context)
  if (options.storage) {
    await tab.open('/robots.txt')
    await tab.evaluate(`Object.assign(localStorage, ${JSON.stringify(options.storage)})`)
    // Old Chromium shows a text file in an element with a style of its own, which the site's policy forbids.
    await tab.takeNoise()
  }
  return tab
}

async function openPage(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const takeNoise = listenToNoise(page)
  const find = (target: Target) => locate(page, target)
  return {
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    goBack: async () => void (await page.goBack()),
    goForward: async () => void (await page.goForward()),
    address: async () => {
      const { pathname, search } = new URL(page.url())
      return pathname + search
    },
    click: (target) => find(target).click(),
    focus: (target) => find(target).focus(),
    // Key by key: what Playwright writes into a field of Firefox at once, React does not notice.
    fill: async (target, text) => {
      await find(target).selectText()
      await find(target).pressSequentially(text)
    },
    press: (target, key) => find(target).press(key),
    choose: async (target, label) => void (await find(target).selectOption({ label })),
    chooseFile: (file, within) =>
      (within ? find(within) : page).locator('input[type=file]').first().setInputFiles(file),
    has: (target) => find(target).isVisible(),
    textOf: (target) => find(target).innerText(),
    valueOf: (target) => find(target).inputValue(),
    download: async (target) => {
      const download = page.waitForEvent('download')
      await find(target).click()
      return buffer(await (await download).createReadStream())
    },
    evaluate: (script) => page.evaluate(script),
    resize: async (width) => {
      await page.setViewportSize({ width, height: heightOf(width) })
      await page.evaluate(
        'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
      )
    },
    // Hiding the caret would need styles of Playwright's own.
    takePicture: async (path) => void (await page.screenshot({ path, caret: 'initial' })),
    takeNoise: async () => takeNoise(),
    openAnother: () => openPage(context),
    close: () => context.close(),
  }
}

function locate(root: Page | Locator, target: Target): Locator {
  const base = target.within ? locate(root, target.within) : root
  const all =
    'role' in target
      ? base.getByRole(target.role, namedAs(target.name))
      : 'label' in target
        ? base.getByLabel(target.label, { exact: true })
        : base.getByText(target.text, { exact: true })
  const matching = target.containing ? all.filter({ hasText: target.containing }) : all
  return matching.filter({ visible: true }).first()
}

/** Hash of the style `body {}`, with which Playwright makes Firefox draw before a picture; pages allow no styles but theirs. */
const drawingStyle = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='

/** SHA-384 of no bytes: Firefox reports so a script that was still on its way when the page was left. */
const hashOfNothing = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'

const namedAs = (name: string | RegExp | undefined) =>
  name === undefined ? {} : { name, exact: true }

/** What Chromium 106 says of the times that web-vitals asks it for. */
const deprecatedTimes = 'Deprecated API for given entry type.'

function listenToNoise(page: Page): () => string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (text.includes(drawingStyle) || text === deprecatedTimes) return
    // Chromium logs every response with an error status, whether the page handles it or not.
    if (text.startsWith('Failed to load resource')) return
    if (['error', 'warning'].includes(message.type())) noise.push(`console: ${text}`)
  })
  page.on('pageerror', (error) => {
    const text = String(error)
    if (text.includes(drawingStyle) || text.includes(hashOfNothing)) return
    noise.push(`exception: ${text}`)
    if (text.includes('Content-Security-Policy')) violations.push(text)
  })
  page.on('requestfailed', (request) => {
    if (!isCancelled(request))
      noise.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (
      response.status() >= 400 &&
      !isHandled(response.url(), response.request().isNavigationRequest())
    )
      noise.push(`failed: ${response.url()} ${response.status()}`)
  })
  return () => noise.splice(0)
}

/** A page that is left cancels its requests; the names are those of Firefox and of Chromium. */
const isCancelled = (request: Request) =>
  /ABORTED|Canceled|aborted/i.test(request.failure()?.errorText ?? '')

/** Screens say what the API refused; a page that does not exist has status 404 for search engines. */
function isHandled(url: string, isPage: boolean): boolean {
  return isPage || new URL(url).pathname.startsWith('/api/')
}
