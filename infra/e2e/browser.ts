import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

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
  /** Console errors and warnings, and exceptions nobody caught. */
  noise: string[]
}

/** Opens a person's browser: own storage, own network log. */
export async function openVisitor(
  browser: Browser,
  options: { width?: number; height?: number; darkMode?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.darkMode ? 'dark' : 'light',
    acceptDownloads: true,
    locale: 'en-IN',
  })
  context.setDefaultTimeout(Number(process.env.PATIENCE ?? 20_000))
  const page = await context.newPage()
  const requests: string[] = []
  const noise: string[] = []
  // On the context, so that requests of service workers and other tabs count as well.
  context.on('request', (request) => requests.push(new URL(request.url()).pathname))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  return { context, page, requests, noise }
}

/** The remotes whose files a browser asked for. */
export function remotesAskedFor(requests: readonly string[]): string[] {
  const remotes = requests.flatMap((path) => /^\/mf\/(mf-[a-z]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(remotes)].sort()
}
