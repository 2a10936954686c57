import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor, type Visitor } from './driver/browser.ts'
import { chooseLanguage } from './driver/choose-language.ts'
import { forEachConcurrently } from './driver/for-each-concurrently.ts'
import { largeTextIssuesOf, phoneWithScrollBar, withLargeText } from './driver/large-text.ts'
import {
  darkModeViolationsOf,
  firstWorkOf,
  horizontalOverflowOf,
  layoutShiftOf,
  type Part,
  preloadAxe,
  resize,
  textViolationsOf,
  violationsOf,
  waitUntilSettled,
  watchLayoutShift,
  wideAndDarkViolationsOf,
  withoutSiteFrame,
} from './driver/page-quality.ts'
import { everyScreenByPerson, type ScreenView } from './every-screen.ts'

/** While the page of one person loads, that of another is checked. */
const concurrency = 2

/** Widths in CSS pixels. */
const phone = 360
const desktop = 1440
const widest = 1920

/**
 * Opens the screens of one person one after the other, with the scripts of earlier ones in the browser's cache.
 * @returns issues by name of the screen (site 5.5); screens without issues are omitted
 */
async function findIssues(
  browser: Browser,
  screens: readonly ScreenView[],
): Promise<Record<string, string[]>> {
  const visitor = await openVisitor(browser, { ...screens[0]?.viewer, width: phone })
  await watchLayoutShift(visitor.context)
  await preloadAxe(visitor.context)
  const issues: Record<string, string[]> = {}
  for (const [index, screen] of screens.entries()) {
    const found = await findIssuesOf(visitor, screen, index === 0).catch((error: unknown) => [
      `did not load: ${String(error).split('\n')[0]}`,
    ])
    if (found.length > 0) issues[screen.name] = found
  }
  await visitor.context.close()
  return issues
}

/** Screens of buyers that differ between tiers only in figures. */
const sameForTiers =
  /^\/(account-statement|buy-again|image-section|lists|notifications|orders|quick-order|usual-order|wishlist)\b/

/** Screens of admins that the superadmin has, too, with the orders of all tiers. */
const sameForAdmins =
  /^\/distributor-admin\/(approvals|ledgers|orders|payments|proofs|sales|security)\b/

/** The screens of a tier's admin differ from those of another one only in figures, and so do some of the buyers'. */
function isDifferent({ path, viewer }: ScreenView): boolean {
  const role = viewer.as?.user.role ?? ''
  const isAnotherAdmin = ['enduser-admin', 'reseller-admin'].includes(role)
  const isSame = sameForAdmins.test(path) || (role === 'distributor' && sameForTiers.test(path))
  return !isAnotherAdmin && !isSame
}

/** A tier's shop shows the same cards as the shop of visitors, which is checked with a whole page of them: a few will do. */
function addressOf({ path, viewer }: ScreenView): string {
  return viewer.as && path.endsWith('/shop') ? `${path}?q=webcam` : path
}

/**
 * All screens are checked in full on a phone, and then widened. A greater width only moves their elements; it shows others
 * in the header, which is checked with the first screen of a person, and in the shop: these are loaded at that width, too.
 */
async function findIssuesOf(
  visitor: Visitor,
  screen: ScreenView,
  isFirst: boolean,
): Promise<string[]> {
  const { page, consoleErrors } = visitor
  const part = isFirst ? 'html' : withoutSiteFrame
  const showsOtherParts = isFirst || screen.path.includes('/shop')
  const load = async (width: number) => [
    ...(await loadIssues(page, addressOf(screen), width)),
    ...(await violationsOf(page, part)).map((issue) => `${issue} at ${width} px`),
  ]
  const onPhone = await load(phone)
  const inLargeText = await largeTextIssues(page, screen)
  const onLaptop = screen.hasWork ? await workIssues(page) : []
  const onWidest = await scrollIssues(page, widest)
  // The checks at that width follow each other: drawing a screen anew takes longer than most of them.
  const onDesktop = showsOtherParts ? await load(desktop) : await scrollIssues(page, desktop)
  const inDarkMode = showsOtherParts
    ? await darkModeIssues(page, part)
    : await wideAndDarkIssues(page, part)
  const inHindi = isAdmin(screen) ? [] : await hindiIssues(page, part)
  const inConsole = consoleErrors.splice(0).map((line) => `console: ${line}`)
  return [
    ...onPhone,
    ...inLargeText,
    ...onLaptop,
    ...onWidest,
    ...onDesktop,
    ...inDarkMode,
    ...inHindi,
    ...inConsole,
  ]
}

async function darkModeIssues(page: Page, part: Part): Promise<string[]> {
  const issues: string[] = []
  for (const width of [desktop, phone]) {
    await resize(page, width)
    issues.push(...(await darkModeViolationsOf(page, part)))
  }
  return issues
}

async function wideAndDarkIssues(page: Page, part: Part): Promise<string[]> {
  await resize(page, desktop)
  return (await wideAndDarkViolationsOf(page, part)).map((issue) => `${issue} at ${desktop} px`)
}

/** The back office is in English. */
const isAdmin = ({ viewer }: ScreenView) => /admin/.test(viewer.as?.user.role ?? '')

/** Shows the same screen in Hindi. Its sentences have other lengths and names; its colours are those of English. */
async function hindiIssues(page: Page, part: Part): Promise<string[]> {
  await resize(page, desktop)
  await chooseLanguage(page, 'hi')
  const issues = [
    ...(await scrollIssues(page, desktop)),
    ...(await textViolationsOf(page, part)),
    ...(await scrollIssues(page, phone)),
  ]
  // The next screen is loaded in English; choosing it here would draw this one a third time.
  await page.evaluate("localStorage.setItem('language', 'en')")
  return issues.map((issue) => `in Hindi: ${issue}`)
}

/** A list of thousands of rows computes their height when it is loaded. */
const measuresText = (path: string) => path.endsWith('view=list')

/** Who has set the text to twice its size sees all of a screen on a phone, without scrolling sideways. */
async function largeTextIssues(page: Page, { path }: ScreenView): Promise<string[]> {
  const issues = await withLargeText(page, async () => {
    if (measuresText(path)) {
      await page.reload()
      await waitUntilSettled(page)
    }
    return [...(await scrollIssues(page, phoneWithScrollBar)), ...(await largeTextIssuesOf(page))]
  })
  return issues.map((issue) => `in large text: ${issue}`)
}

async function loadIssues(page: Page, address: string, width: number): Promise<string[]> {
  await resize(page, width)
  await page.goto(address)
  await waitUntilSettled(page)
  const { value, moved } = await layoutShiftOf(page)
  return [
    ...(value > 0.02 ? [`moved by ${value} at ${width} px: ${moved.join(' | ')}`] : []),
    ...(await scrollIssues(page, width)),
  ]
}

async function scrollIssues(page: Page, width: number): Promise<string[]> {
  await resize(page, width)
  const sideways = await horizontalOverflowOf(page)
  return sideways > 0 ? [`scrolls horizontally by ${sideways} px at ${width} px`] : []
}

/**
 * On a laptop the work begins within 160 px on every screen of the rail, below the announcements, which who works there
 * closes; each has work, for it is filled with data.
 */
async function workIssues(page: Page): Promise<string[]> {
  await resize(page, 1366, 768)
  const top = await firstWorkOf(page)
  if (top === undefined) return ['no row, card or field to work at was found at 1366 × 768']
  const announcements = page.getByRole('region', { name: 'Announcements' })
  const above = await announcements.evaluateAll(([line]) => line?.clientHeight ?? 0)
  return top - above <= 160 ? [] : [`the work begins at ${top} px at 1366 × 768`]
}

/** Defines the test of every screen of customers and visitors, or of admins. Each has its own file, so that both workers are busy. */
export function testEveryScreen(whose: 'customers' | 'admins'): void {
  describe('every screen', () => {
    let browser: Browser
    let people: ScreenView[][]
    beforeAll(async () => {
      browser = await openBrowser()
      const different = (await everyScreenByPerson()).map((screens) => screens.filter(isDifferent))
      people = different.filter(([first]) => first && isAdmin(first) === (whose === 'admins'))
    }, 120_000)
    afterAll(async () => browser.close())

    it(`is accessible in light and dark mode, stable and without console errors at ${phone} and ${desktop} px`, async () => {
      const issues: Record<string, string[]> = {}
      await forEachConcurrently(people, concurrency, async (screens) => {
        Object.assign(issues, await findIssues(browser, screens))
      })
      expect(issues).toEqual({})
    }, 600_000)
  })
}
