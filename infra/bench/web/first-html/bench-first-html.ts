import type { Browser } from 'playwright-core'
import { waitForHtml } from '../../first-html/wait-for-html.ts'
import {
  type Connection,
  openMeasuringBrowser,
  openPhone,
  phoneName,
  slowDown,
} from '../first-visit.ts'
import { firstHtmlLines } from './first-html-report.ts'
import { type Awaited, observePage, type PageTimes, readTimes } from './observe-page.ts'

/** The origins of the site as it is, without HTML of its pages, and as one bundle. */
export type Variants = Readonly<Record<'html' | 'plain' | 'bundle', string>>

interface MeasuredPage extends Awaited {
  path: string
}

interface Measurement {
  executable: string
  connection: Connection
  /** How many times slower the visitor's processor is. */
  slowdown: number
  runs: number
}

/** The home page, the shop and a product. */
async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const answer = await fetch(`${origin}/api/products?page=1&limit=1`)
  const [product]: { _id: string }[] = await answer.json()
  const link = 'main a[href^="/product/"]'
  return [
    { path: '/', content: link, button: link },
    { path: '/shop', content: 'article', button: 'article button' },
    { path: `/product/${product?._id}`, content: 'main h1', button: 'main button' },
  ]
}

async function visitPage(
  browser: Browser,
  { address, page: awaited, how }: { address: string; page: MeasuredPage; how: Measurement },
): Promise<PageTimes> {
  const { context, page, devtools } = await openPhone(browser, (context) =>
    context.addInitScript(observePage, { content: awaited.content, button: awaited.button }),
  )
  try {
    await slowDown(devtools, how.connection)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: how.slowdown })
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(readTimes)
  } finally {
    await context.close()
  }
}

/** Another one is first in each round, because the machine is busier then. */
function inOrderOf(run: number): (keyof Variants)[] {
  const names = ['html', 'plain', 'bundle'] as const
  return names.map((_, at) => names[(at + run) % names.length] ?? 'html')
}

/** Visits each page in all variants in each round, so that other load on the machine affects them alike. @returns lines */
export async function benchFirstHtml(variants: Variants, how: Measurement): Promise<string[]> {
  const lines: string[] = []
  for (const page of await measuredPages(variants.html)) {
    const visits: Record<keyof Variants, PageTimes[]> = { html: [], plain: [], bundle: [] }
    for (let run = 0; run < how.runs; run += 1) {
      for (const name of inOrderOf(run)) {
        const address = variants[name] + page.path
        const browser = await openMeasuringBrowser(how.executable)
        try {
          if (name === 'html') await waitForHtml(address, { 'user-agent': phoneName })
          visits[name].push(await visitPage(browser, { address, page, how }))
        } finally {
          await browser.close()
        }
      }
    }
    const isSlow = how.connection.downlink < 10
    lines.push(...firstHtmlLines(page.path, { visits, isSlow }))
  }
  return lines
}
