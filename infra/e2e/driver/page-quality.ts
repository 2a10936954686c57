import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** A page in any engine, in which scripts run. */
export type ScriptedPage = { evaluate: <Value>(script: string) => Promise<Value> }

/** The whole page but header and footer of the site, not those of its content. All screens of a person have the same. */
export const withoutSiteFrame = {
  exclude: [['header:not(main header)'], ['footer:not(main footer)']],
}

/** What axe looks at: a CSS selector, or everything but some elements. */
export type Part = string | typeof withoutSiteFrame

/** A modal dialog: all around it is inert. */
export const openDialog = 'dialog[open]'

/**
 * Sets the size of the window, in CSS pixels, and waits until the page is drawn in it: what scripts show at another width
 * comes with its first frame, which a busy machine draws late.
 */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/**
 * Runs axe on the current page (WCAG 2.2 AA and axe's best practices).
 * @returns rule and element of each violation
 */
export function violationsOf(page: ScriptedPage, part: Part = 'html'): Promise<string[]> {
  return runAxe(page, { part, options: {} })
}

/** Runs the rules of axe that look at texts and names, as in another language; colours and roles are those of English. */
export function textViolationsOf(page: Page, part: Part): Promise<string[]> {
  return runAxe(page, {
    part,
    options: { rules: { 'color-contrast': { enabled: false } } },
  })
}

/** Rules of axe that look at colours. They do not depend on the width, nor does anything but them on the mode. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Rules of axe whose results may differ between widths for the same elements. */
const layoutRules = ['scrollable-region-focusable', 'target-size']

/** Runs the rules of axe that may find something else on a wider screen with the same elements. */
export function layoutViolationsOf(page: ScriptedPage, part: Part): Promise<string[]> {
  return runAxe(page, { part, options: { runOnly: layoutRules } })
}

/**
 * Checks the colours of the current page in dark mode. They follow the browser's preference immediately.
 * @param part the part to check; the whole page by default
 * @param rules further rules of axe, which then need no run of their own
 */
export async function darkModeViolationsOf(
  page: Page,
  part: Part = 'body',
  rules: readonly string[] = [],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const runOnly = [...colourRules, ...rules]
  const violations = await runAxe(page, { part, options: { runOnly } })
  await page.emulateMedia({ colorScheme: 'light' })
  return violations.map((violation) => `in dark mode: ${violation}`)
}

/** Checks on a wide screen, in one run, what may differ there from a phone, and the colours of dark mode. */
export async function wideAndDarkViolationsOf(page: Page, part: Part): Promise<string[]> {
  // What a phone had scrolled below the header would be too small a target there.
  await page.evaluate(() => scrollTo(0, 0))
  return darkModeViolationsOf(page, part, layoutRules)
}

/** Widths in CSS pixels. */
const phone = 360
const tablet = 768
const desktop = 1440

/**
 * Checks a page as it is now in full on a phone, and on wider screens and in dark mode what may differ there. Elements that
 * are only shown there need a check of their own. A tablet has the elements of one of the others, in the same colours.
 * @param part the part to check; by default the page without header and footer of the site, which every screen has
 * @returns issues with the width at which they were found
 */
export async function issuesAtAnyWidth(
  page: Page,
  part: Part = withoutSiteFrame,
): Promise<string[]> {
  const issues: string[] = []
  const check = async (width: number, find: () => Promise<string[]>) => {
    await resize(page, width)
    issues.push(...(await find()).map((issue) => `at ${width} px: ${issue}`))
  }
  const findSidewaysScroll = async () => {
    const sideways = await horizontalOverflowOf(page)
    return sideways > 0 ? [`scrolls horizontally by ${sideways} px`] : []
  }
  await check(phone, () => violationsOf(page, part))
  await check(phone, findSidewaysScroll)
  await check(tablet, () => layoutViolationsOf(page, part))
  await check(tablet, findSidewaysScroll)
  await check(desktop, findSidewaysScroll)
  await check(desktop, () => wideAndDarkViolationsOf(page, part))
  return issues
}

/**
 * Ends all motion on a page, for good: while a colour fades into another the contrast is too low for a moment, and a page
 * may change at any time during a check, when an answer of the API arrives.
 */
async function stopMotion(page: ScriptedPage): Promise<void> {
  await page.evaluate(`(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(\`
      *, ::before, ::after {
        transition-duration: 0s !important;
        transition-delay: 0s !important;
        animation-duration: 0s !important;
        animation-delay: 0s !important;
      }\`)
    document.adoptedStyleSheets.push(still)
    // Those that are running keep the duration with which they began.
    for (const motion of document.getAnimations()) {
      if (motion instanceof CSSTransition) motion.finish()
    }
  })()`)
}

async function runAxe(
  page: ScriptedPage,
  { part, options }: { part: Part; options: RunOptions },
): Promise<string[]> {
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axeSource)
  await stopMotion(page)
  const found: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  )
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}`),
  )
}

/** Loads axe with every page of this browser: cheaper than sending it to each page that is checked. */
export async function preloadAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: axeSource })
}

/** Makes every page of this browser record layout shifts. Call it before the first page is opened. */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    content: `
      globalThis.layoutShifts = []
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          if (shift.hadRecentInput) continue
          const moved = shift.sources.map((source) => source.node?.outerHTML?.slice(0, 120) ?? '?')
          globalThis.layoutShifts.push({ value: shift.value, moved })
        }
      }).observe({ type: 'layout-shift', buffered: true })`,
  })
}

/** The cumulative layout shift since the page was opened, and the elements that moved. */
export async function layoutShiftOf(page: Page): Promise<{ value: number; moved: string[] }> {
  const shifts: { value: number; moved: string[] }[] =
    await page.evaluate('globalThis.layoutShifts')
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  }
}

/** How many pixels the page can be scrolled horizontally. */
export async function horizontalOverflowOf(page: ScriptedPage): Promise<number> {
  const width: number = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return Math.max(0, width)
}

/** What a person works on: rows, cards and fields; not titles, filters, navigation or headings of columns. */
const work =
  "tbody tr, [role='grid'] [role='row'], article, li, form :is(input, select, textarea), section :is(button, a[href]), input[type='file']"

/** Where the work of a screen begins, in CSS pixels from the top of the page; undefined if there is none. */
export function firstWorkOf(page: Page): Promise<number | undefined> {
  return page.evaluate((selector) => {
    const tops = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)]
      .filter((element) => element.closest('main header, main search, nav, thead') === null)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ top }) => Math.round(top + scrollY))
    return tops.length === 0 ? undefined : Math.min(...tops)
  }, work)
}

/** Waits until a screen is complete: its heading is shown, nothing is loading, its images are decoded. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    const eagerImages = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.allSettled(eagerImages.map((image) => image.decode()))
  })
}
