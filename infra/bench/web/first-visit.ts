import { setTimeout } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core'
import { codeHops, type ScriptRequest } from './code-hops.ts'

/** Latency and bandwidth of a connection. */
export interface Connection {
  roundTripMs: number
  /** Mbit/s */
  downlink: number
}

export interface Visit {
  /** Milliseconds from navigation until the selector matched. */
  renderedAfterMs: number
  /** Transferred bytes of all scripts, without response headers. */
  scriptBytes: number
  /** Transferred bytes of everything: document, scripts, styles, fonts, images and data. */
  allBytes: number
  /** Length of the chain of script requests until then, without the document. */
  hops: number
}

interface VisitRequest {
  address: string
  /** CSS selector to wait for. */
  selector: string
  connection: Connection
  /** Local storage of an earlier visit, for example a session. */
  storage?: Record<string, string>
}

/** A new browser for one visit. */
export function openMeasuringBrowser(executablePath: string): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // Recording initiators makes V8 parse scripts again, which real visitors do not wait for.
    '--js-flags=--no-enable-lazy-source-positions',
  ]
  return chromium.launch({ executablePath, args })
}

/** How long a new window is busy, because parts of Chromium's own UI are pages too. */
const windowSettleMs = 2_500

/** What the gateway knows a phone by. */
export const phoneName =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36'

/** A phone with an open window. @param prepare called before anything is loaded */
export async function openPhone(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<unknown>,
  storageState: BrowserContextOptions['storageState'] = { cookies: [], origins: [] },
): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    userAgent: phoneName,
    storageState,
  })
  await prepare(context)
  const page = await context.newPage()
  // Real visitors opened the window long before they open the page.
  await setTimeout(windowSettleMs)
  return { context, page, devtools: await context.newCDPSession(page) }
}

/** Gives a page the latency and bandwidth of a connection. */
export async function slowDown(
  devtools: CDPSession,
  { roundTripMs, downlink }: Connection,
): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (downlink * 1_000_000) / 8,
    uploadThroughput: (downlink * 1_000_000) / 8,
  })
}

/** Opens a page as a first-time visitor: new profile, empty cache, only the given local storage. */
export async function visit(browser: Browser, request: VisitRequest): Promise<Visit> {
  const { address, selector, connection, storage = {} } = request
  const { origin } = new URL(address)
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const { context, page, devtools } = await openPhone(
    browser,
    (opened) => opened.addInitScript(observeSelector, selector),
    { cookies: [], origins: [{ origin, localStorage }] },
  )
  try {
    const requests = await recordRequests(devtools)
    await slowDown(devtools, connection)
    await page.goto(address, { waitUntil: 'commit' })
    const { after, at } = await page.evaluate(() => globalThis.rendered)
    await waitForNetworkIdle(requests)
    const scripts = requests.filter(({ isScript, bytes }) => isScript && bytes > 0)
    return {
      renderedAfterMs: after,
      scriptBytes: bytesOf(scripts),
      allBytes: bytesOf(requests),
      hops: codeHops(scripts.filter(({ requestedAt }) => requestedAt < at)),
    }
  } finally {
    await context.close()
  }
}

declare global {
  /** When the selector matched: milliseconds since navigation, and since 1970. */
  var rendered: Promise<{ after: number; at: number }>
}

/** Runs in the page before its code. Polling instead would force it to render sixty times a second. */
function observeSelector(awaited: string): void {
  globalThis.rendered = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(awaited) === null) return
      const after = performance.now()
      observer.disconnect()
      resolve({ after, at: performance.timeOrigin + after })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** After this long without a request the page counts as complete. */
const idleMs = 1_000

async function waitForNetworkIdle(requests: readonly unknown[]): Promise<void> {
  let countBefore = -1
  while (countBefore !== requests.length) {
    countBefore = requests.length
    await setTimeout(idleMs)
  }
}

function bytesOf(requests: readonly RecordedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function recordRequests(devtools: CDPSession): Promise<RecordedRequest[]> {
  const requests: RecordedRequest[] = []
  const byId = new Map<string, RecordedRequest>()
  const headers = new Map<string, number>()
  devtools.on('Network.requestWillBeSent', (event) => {
    const { requestId, request, initiator, type, wallTime } = event
    const isScript = type === 'Script' || new URL(request.url).pathname.endsWith('.js')
    const requestedBy = [initiator.url ?? '', ...callersIn(initiator.stack)].filter(Boolean)
    const { url } = request
    const recorded = { url, isScript, requestedBy, requestedAt: wallTime * 1_000, bytes: 0 }
    byId.set(requestId, recorded)
    requests.push(recorded)
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const recorded = byId.get(requestId)
    if (recorded) recorded.bytes = encodedDataLength - (headers.get(requestId) ?? 0)
  })
  await devtools.send('Network.enable')
  return requests
}

interface RecordedRequest extends ScriptRequest {
  isScript: boolean
  /** Milliseconds since 1970. */
  requestedAt: number
  bytes: number
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack | undefined
}

function callersIn(stack: Stack | undefined): string[] {
  if (stack === undefined) return []
  return [...stack.callFrames.map(({ url }) => url), ...callersIn(stack.parent)]
}
