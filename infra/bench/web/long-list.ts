import { setTimeout } from 'node:timers/promises'
import type { SignedIn } from '@store/contract/schemas/accounts/accounts'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ListPreview } from '@store/contract/schemas/orders/cart-preview'
import type { CDPSession, Page } from 'playwright-core'
import { openMeasuringBrowser, openPhone } from './first-visit.ts'
import { median } from './web-report.ts'

/** Lines as they are written, of which every fifth names no product. */
const forms: readonly ((model: string, line: number) => string)[] = [
  (model, line) => `${model} - ${(line % 9) + 1} pcs`,
  (model, line) => `${model}, ${(line % 9) + 1}`,
  (model, line) => `${line + 1}) ${model} x ${(line % 9) + 1}`,
  (model, line) => `${model.toLowerCase()} ${(line % 9) + 1} nos @ 1,150/-`,
  (_model, line) => `NOSUCH${line}X toner ${(line % 9) + 1} pcs`,
]
const lines = 3_000

/** The target: milliseconds of the main thread from the keystroke until the preview is shown, all included. */
const mostMs = 200

/** What a paste costs the main thread, in milliseconds. */
interface PasteCost {
  /** Until the preview is shown, in the quick order. */
  page: number
  /** The same list in a text area of an empty page, for comparison: the page shows it without one. */
  textArea: number
}

async function listOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/products?limit=200`)
  const products: Product[] = await response.json()
  return Array.from({ length: lines }, (_, line) =>
    forms[line % forms.length]?.(products[line % products.length]?.modelNo ?? '', line),
  ).join('\n')
}

/** What the page has to say of a list, by the answer of the API for all of its lines. */
async function summaryOf({ origin, account }: MeasuredSite, list: string): Promise<string> {
  const response = await fetch(`${origin}/api/cart/preview/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
    body: JSON.stringify({ list }),
  })
  const preview: ListPreview = await response.json()
  const ready = preview.lines.filter((line) => {
    const { product, quantity, message } = line.preview ?? {}
    return product && quantity !== undefined && message === undefined
  }).length
  const grouped = (count: number) => count.toLocaleString('en-IN')
  return `${grouped(ready)} ready to add, ${grouped(preview.lines.length - ready)} to correct`
}

/** Milliseconds of processor time that the main thread took so far. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

/** Presses Ctrl+V in the focused field. @param shown resolves when the result is on the page */
async function paste(
  { page, devtools }: { page: Page; devtools: CDPSession },
  shown: () => Promise<unknown>,
): Promise<number> {
  const before = await busyMs(devtools)
  await page.keyboard.press('Control+V')
  await shown()
  return (await busyMs(devtools)) - before
}

/** Runs in the page, so it names no function of its own; polling instead would be a part of what is measured. */
function watchPreview(summary: string): void {
  globalThis.previewShown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const form = document.querySelector('main form')?.textContent ?? ''
      if (!form.includes(summary) || form.includes('Looking up prices')) return
      observer.disconnect()
      // After the frame that shows it.
      requestAnimationFrame(() => globalThis.setTimeout(resolve))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

declare global {
  var previewShown: Promise<void>
}

/**
 * Pastes a list of 3,000 lines into the quick order of a site, on a phone.
 * @param cpu how many times slower its processor is
 * @returns the lines to print
 */
export async function benchLongList(
  site: MeasuredSite,
  options: { executable: string; cpu: number; runs: number },
): Promise<string[]> {
  const costs: PasteCost[] = []
  for (let run = 0; run < options.runs; run += 1) costs.push(await measurePaste(site, options))
  const { page } = median(costs, (cost) => cost.page)
  const { textArea } = median(costs, (cost) => cost.textArea)
  const rounds = costs.map((cost) => Math.round(cost.page)).join(', ')
  return [
    `${lines} lines pasted, main thread until the preview is shown, CPU ${options.cpu}×, medians`,
    `page ${Math.round(page)} ms (at most ${mostMs}: ${page <= mostMs ? 'met' : 'MISSED'}; rounds: ${rounds})`,
    `the same list in a bare text area ${Math.round(textArea)} ms`,
  ]
}

interface MeasuredSite {
  origin: string
  account: SignedIn
}

async function measurePaste(
  site: MeasuredSite,
  { executable, cpu }: { executable: string; cpu: number },
): Promise<PasteCost> {
  const { origin, account } = site
  const list = await listOf(origin)
  const summary = await summaryOf(site, list)
  const { token, user } = account
  const session = { token, role: user.role, user: JSON.stringify(user) }
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }))
  const browser = await openMeasuringBrowser(executable)
  try {
    const { context, page, devtools } = await openPhone(
      browser,
      (opened) => opened.grantPermissions(['clipboard-read', 'clipboard-write']),
      { cookies: [], origins: [{ origin, localStorage }] },
    )
    // Not the wall clock: another program on this machine would count as well.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${origin}/quick-order`)
    await page.evaluate((text) => navigator.clipboard.writeText(text), list)
    await page.getByRole('textbox', { name: 'Model numbers and quantities' }).focus()
    await page.evaluate(watchPreview, summary)
    await setTimeout(settleMs)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const preview = await paste({ page, devtools }, () =>
      page.evaluate(() => globalThis.previewShown),
    )
    await page.goto(`${origin}/robots.txt`)
    await page.evaluate(() => {
      const area = document.createElement('textarea')
      area.rows = 8
      document.body.append(area)
      area.focus()
    })
    await setTimeout(settleMs)
    const textArea = await paste({ page, devtools }, () => setTimeout(settleMs))
    await context.close()
    return { page: preview, textArea }
  } finally {
    await browser.close()
  }
}

/** How long a page is busy after it was opened. */
const settleMs = 1_500
