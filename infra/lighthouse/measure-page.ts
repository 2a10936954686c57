import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig } from 'lighthouse'
import { bounds, type PageScores } from './page-scores.ts'

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** Lighthouse sometimes loses the trace of a working page and asks to be run again. */
const attempts = 3

/** Path of the browser, and how many times slower a phone is than this machine. */
interface Phone {
  chromium: string
  slowdown: number
}

/** A page to measure; search engines are told to leave out one that is not listed. */
interface LandingPage {
  address: string
  isListed: boolean
}

/**
 * Opens a page in a new browser that simulates a phone on a slow connection.
 * @throws Error when the page could not be measured
 */
export async function measurePage(
  { address, isListed }: LandingPage,
  phone: Phone,
): Promise<PageScores> {
  let lost = ''
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const report = await recordPage({ address, isListed }, phone)
    if (report && !report.runtimeError) return scoresOf(report)
    lost = report?.runtimeError?.message ?? 'no result'
  }
  throw new Error(`${address}: ${lost}`)
}

async function recordPage(
  { address, isListed }: LandingPage,
  phone: Phone,
): Promise<Report | undefined> {
  const browser = await launch({
    chromePath: phone.chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      output: 'json',
      throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: phone.slowdown },
      logLevel: 'error',
      onlyCategories: bounds.map(({ category }) => category),
      skipAudits: isListed ? [] : ['is-crawlable'],
    })
    return result?.lhr
  } finally {
    browser.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function scoresOf({ categories, audits, environment }: Report): PageScores {
  const each = Object.values(categories)
  const failed = each.map(({ id, auditRefs }) => {
    const costly = auditRefs.filter(
      (audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1,
    )
    return [id, costly.map((audit) => audit.id)] as const
  })
  return {
    categories: Object.fromEntries(
      each.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    metrics: metrics.map((id) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? '?'}`),
    failed: Object.fromEntries(failed),
    machine: Math.round(environment.benchmarkIndex),
  }
}
