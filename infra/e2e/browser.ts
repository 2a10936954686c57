import type { SignedIn } from '@store/contract/schemas/accounts'
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The site under test, as the test runner started it. */
export const siteUrl = process.env.SITE_URL ?? ''

/**
 * What content security policies and Trusted Types refused in any page since the test began. No test may
 * leave one here (see no-violations.ts).
 */
export const violations: string[] = []

/** The event names the directive and the place; Chromium's own console line does not always come. */
const reportViolations = `
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    console.error('policy violation:', effectiveDirective, blockedURI, sourceFile, sample)
  })`

/** Debian's Chromium, headless, with a fresh profile. */
export async function openBrowser(): Promise<Browser> {
  if (!siteUrl) throw new Error('Browser tests need a site: run them with `npm run test:e2e`.')
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
  })
}

/** One person with a browser of their own: a page, and what it asked for and complained about. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** Paths of everything the browser asked the site for, in order. */
  requests: string[]
  /** Console errors and warnings, and exceptions nobody caught. The API's refusals, which Chromium notes by itself, are not. */
  consoleErrors: string[]
}

export interface VisitorOptions {
  width?: number
  height?: number
  darkMode?: boolean
  /** Signed in from the first page on. */
  as?: SignedIn | undefined
  /** What else the site kept in this browser. */
  storage?: Record<string, string> | undefined
  /** Origin of the site; that under test when absent. */
  site?: string
}

/** What the site keeps of a session in the browser (spec §3). */
function storageOf({ as: person, storage, site = siteUrl }: VisitorOptions) {
  const session = person && {
    token: person.token,
    role: person.user.role,
    user: JSON.stringify(person.user),
  }
  const localStorage = Object.entries({ ...session, ...storage }).map(([name, value]) => ({
    name,
    value,
  }))
  return { cookies: [], origins: [{ origin: site, localStorage }] }
}

/** Chromium writes a line of its own for every answer of 400 and above, however well the page deals with it. */
function isFailedRequestMessage(message: ConsoleMessage): boolean {
  const { url } = message.location()
  // A page that is not there says so to people, and by its status to search engines.
  const isPage = url === message.page()?.url()
  const isApi = new URL(url, siteUrl).pathname.startsWith('/api/')
  return (isApi || isPage) && message.text().startsWith('Failed to load resource')
}

/** Opens a person's browser: own storage, own network log. */
export async function openVisitor(
  browser: Browser,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: options.site ?? siteUrl,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.darkMode ? 'dark' : 'light',
    acceptDownloads: true,
    locale: 'en-IN',
    storageState: storageOf(options),
  })
  context.setDefaultTimeout(Number(process.env.PATIENCE ?? 20_000))
  await context.addInitScript({ content: reportViolations })
  context.on('console', (message) => {
    if (message.text().startsWith('policy violation:')) violations.push(message.text())
  })
  const page = await context.newPage()
  const requests: string[] = []
  const consoleErrors: string[] = []
  // On the context, so that requests of service workers and other tabs count as well.
  context.on('request', (request) => requests.push(new URL(request.url()).pathname))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isFailedRequestMessage(message)) return
    consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  return { context, page, requests, consoleErrors }
}

/** The remotes whose files a browser asked for. */
export function requestedRemotes(requests: readonly string[]): string[] {
  const remotes = requests.flatMap((path) => /^\/mf\/(mf-[a-z]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(remotes)].sort()
}
