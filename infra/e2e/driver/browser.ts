import type { SignedIn } from '@store/contract/schemas/accounts/accounts'
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core'

/** Origin of the site under test, set by the test runner. */
export const siteUrl = process.env.SITE_URL ?? ''

/**
 * Violations of content security policies and Trusted Types in any page since the test began. A test
 * with a violation fails (see no-violations.ts).
 */
export const violations: string[] = []

/** The event contains directive and position. Chromium does not always log a violation itself. */
const reportViolations = `
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    console.error('policy violation:', effectiveDirective, blockedURI, sourceFile, sample)
  })`

/** Connects to the worker's Chromium. Closing the connection closes what was opened through it. */
export async function openBrowser(): Promise<Browser> {
  const address = process.env.BROWSER_URL
  if (!address) throw new Error('Browser tests need a site: run them with `npm run test:e2e`.')
  return chromium.connect(address)
}

/** One person with their own browser: a page, its requests and its console errors. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** Paths of all requests, in order. */
  requests: string[]
  /** Console errors and warnings, and uncaught exceptions, without Chromium's own messages about error statuses. */
  consoleErrors: string[]
}

export interface VisitorOptions {
  width?: number
  height?: number
  darkMode?: boolean
  /** A touch screen without a mouse or a keyboard. */
  isTouched?: boolean
  /** Signed in as this account from the first page on. */
  as?: SignedIn | undefined
  /** Further local storage entries. */
  storage?: Record<string, string> | undefined
  /** Origin of the site; by default the site under test. */
  site?: string
}

/** The site's local storage of a session (site 4.1). */
function storageOf({ as: person, storage }: VisitorOptions): Record<string, string> {
  const session = person && {
    token: person.token,
    role: person.user.role,
    user: JSON.stringify(person.user),
  }
  return { ...session, ...storage }
}

/** Stores entries through a file of the site: Playwright's own way, a further page, takes half a second. */
async function writeStorage(page: Page, entries: Record<string, string>): Promise<void> {
  if (Object.keys(entries).length === 0) return
  await page.goto('/robots.txt')
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, entries)
}

/** Chromium logs every response with a status of 400 or above, even if the page handles it. */
function isFailedRequestMessage(message: ConsoleMessage): boolean {
  const { url } = message.location()
  // A page that does not exist has status 404 for search engines.
  const isPage = url === message.page()?.url()
  const isApi = new URL(url, siteUrl).pathname.startsWith('/api/')
  return (isApi || isPage) && message.text().startsWith('Failed to load resource')
}

/** Ends a wait for what never comes; a busy machine needs less. */
const patienceMs = 120_000

/** Opens a browser context with its own storage and request log. */
export async function openVisitor(
  browser: Browser,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: options.site ?? siteUrl,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.darkMode ? 'dark' : 'light',
    acceptDownloads: true,
    hasTouch: options.isTouched ?? false,
    isMobile: options.isTouched ?? false,
    locale: 'en-IN',
  })
  context.setDefaultTimeout(Number(process.env.PATIENCE ?? patienceMs))
  await context.addInitScript({ content: reportViolations })
  context.on('console', (message) => {
    if (message.text().startsWith('policy violation:')) violations.push(message.text())
  })
  const page = await context.newPage()
  await writeStorage(page, storageOf(options))
  const requests: string[] = []
  const consoleErrors: string[] = []
  // Listen on the context to include requests of service workers and other tabs.
  context.on('request', (request) => requests.push(new URL(request.url()).pathname))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isFailedRequestMessage(message)) return
    consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  return { context, page, requests, consoleErrors }
}

/** The remotes whose files a browser requested. */
export function requestedRemotes(requests: readonly string[]): string[] {
  const remotes = requests.flatMap((path) => /^\/mf\/(mf-[a-z]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(remotes)].sort()
}
