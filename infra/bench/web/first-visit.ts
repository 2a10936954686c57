import { setTimeout } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { codeHops, type ScriptRequest } from './code-hops.ts'

/** A connection: what each request waits for its first byte, and how fast the bytes come. */
export interface Connection {
  roundTripMs: number
  /** Mbit/s */
  downlink: number
}

export interface Visit {
  /** Milliseconds from the navigation until what was awaited stood on the page. */
  shownAfter: number
  /** Bytes of all scripts as they came over the wire, without the headers of their answers. */
  scriptBytes: number
  /** The same of everything: document, scripts, styles, fonts, pictures and data. */
  allBytes: number
  /** How many scripts had to be asked for one after the other until then, the document aside. */
  hops: number
}

export interface VisitRequest {
  address: string
  /** What is awaited, as a CSS selector. */
  awaited: string
  connection: Connection
  /** What the site kept in the browser earlier, a session for example. */
  kept?: Record<string, string>
}

/** A browser of its own for one visit. */
export function openMeasuringBrowser(executablePath: string): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // Who watches requests asks for their callers, for which V8 parses a script again: no visitor waits for that.
    '--js-flags=--no-enable-lazy-source-positions',
  ]
  return chromium.launch({ executablePath, args })
}

/** Milliseconds a window that was just opened is busy with itself: Chromium's own tools are pages too. */
const settlesIn = 2_500

/** Opens a page as somebody who was never here: own profile, empty cache, nothing kept but what is asked for. */
export async function visit(browser: Browser, request: VisitRequest): Promise<Visit> {
  const { address, awaited, connection, kept = {} } = request
  const { origin } = new URL(address)
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  try {
    await context.addInitScript(watchFor, awaited)
    const page = await context.newPage()
    // A person who opens a page has opened the window long before.
    await setTimeout(settlesIn)
    const devtools = await context.newCDPSession(page)
    const requests = await recordRequests(devtools)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: connection.roundTripMs,
      downloadThroughput: (connection.downlink * 1_000_000) / 8,
      uploadThroughput: (connection.downlink * 1_000_000) / 8,
    })
    await page.goto(address, { waitUntil: 'commit' })
    const { after, at } = await page.evaluate(() => globalThis.shown)
    await quiet(requests)
    const scripts = requests.filter(({ isScript, bytes }) => isScript && bytes > 0)
    return {
      shownAfter: after,
      scriptBytes: bytesOf(scripts),
      allBytes: bytesOf(requests),
      hops: codeHops(scripts.filter(({ askedAt }) => askedAt < at)),
    }
  } finally {
    await context.close()
  }
}

declare global {
  /** When what is awaited stood on the page: in milliseconds since the navigation, and since 1970. */
  var shown: Promise<{ after: number; at: number }>
}

/** Runs in the page, before any of its code. Who asked again and again instead would have it draw sixty times a second. */
function watchFor(awaited: string): void {
  globalThis.shown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(awaited) === null) return
      const after = performance.now()
      observer.disconnect()
      resolve({ after, at: performance.timeOrigin + after })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Milliseconds without another request after which a page has all it wanted. */
const quietFor = 1_000

async function quiet(requests: readonly unknown[]): Promise<void> {
  let seen = -1
  while (seen !== requests.length) {
    seen = requests.length
    await setTimeout(quietFor)
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
    const askedBy = [initiator.url ?? '', ...callersIn(initiator.stack)].filter(Boolean)
    const { url } = request
    const recorded = { url, isScript, askedBy, askedAt: wallTime * 1_000, bytes: 0 }
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
  askedAt: number
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
