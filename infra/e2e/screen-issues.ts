import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor, type Visitor } from './driver/browser.ts'
import { forEachConcurrently } from './driver/for-each-concurrently.ts'
import {
  darkModeViolationsOf,
  horizontalOverflowOf,
  layoutShiftOf,
  layoutViolationsOf,
  preloadAxe,
  violationsOf,
  waitUntilSettled,
  watchLayoutShift,
} from './driver/page-quality.ts'
import { everyScreenByPerson, type ScreenView } from './every-screen.ts'

/** While the page of one person loads, that of another is checked. */
const concurrency = 2

const widest = 1920

/**
 * Opens the screens of one person one after the other, with the scripts of earlier ones in the browser's cache.
 * @returns issues by name of the screen (ui.md); screens without issues are omitted
 */
async function findIssues(
  browser: Browser,
  screens: readonly ScreenView[],
  width: number,
): Promise<Record<string, string[]>> {
  const visitor = await openVisitor(browser, { ...screens[0]?.viewer, width })
  await watchLayoutShift(visitor.context)
  await preloadAxe(visitor.context)
  const issues: Record<string, string[]> = {}
  for (const [index, screen] of screens.entries()) {
    const found = await findIssuesOf(visitor, addressOf(screen), {
      width,
      // Header and footer are the same on all screens of a person.
      darkPart: index === 0 ? 'body' : 'main',
      isWhole: index === 0 || showsOtherPartsAt(width, screen),
    }).catch((error: unknown) => [`did not load: ${String(error).split('\n')[0]}`])
    if (found.length > 0) issues[screen.name] = found
  }
  await visitor.context.close()
  return issues
}

/** Screens of buyers that differ between tiers only in figures. */
const sameForTiers = ['/image-section', '/notifications', '/orders', '/wishlist']

/** The reseller admin's screens differ from the distributor admin's only in figures, and so do some of the tiers' own. */
function isDifferent({ path, viewer }: ScreenView): boolean {
  const role = viewer.as?.user.role
  return role !== 'reseller-admin' && !(role === 'distributor' && sameForTiers.includes(path))
}

/**
 * All screens are checked in full on a phone. A greater width only moves their elements; it shows others in the header,
 * which is checked with the first screen of a person, and in the shop.
 */
function showsOtherPartsAt(width: number, { path }: ScreenView): boolean {
  return width < 1440 || path.includes('/shop')
}

/** A tier's shop shows the same cards as the shop of visitors, which is checked with a whole page of them: a few will do. */
function addressOf({ path, viewer }: ScreenView): string {
  return viewer.as && path.endsWith('/shop') ? `${path}?q=webcam` : path
}

async function findIssuesOf(
  { page, consoleErrors }: Visitor,
  path: string,
  { width, darkPart, isWhole }: { width: number; darkPart: string; isWhole: boolean },
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await waitUntilSettled(page)
  const shift = await layoutShiftOf(page)
  return [
    ...(shift.value > 0.02 ? [`moved by ${shift.value}: ${shift.moved.join(' | ')}`] : []),
    ...(await scrollIssues(page, width)),
    ...(isWhole
      ? [...(await violationsOf(page)), ...(await darkModeViolationsOf(page, darkPart))]
      : await layoutViolationsOf(page)),
    ...(width >= 1440 ? await scrollIssues(page, widest) : []),
    ...consoleErrors.splice(0).map((line) => `console: ${line}`),
  ]
}

async function scrollIssues(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const sideways = await horizontalOverflowOf(page)
  return sideways > 0 ? [`scrolls horizontally by ${sideways} px at ${width} px`] : []
}

/** Defines the test of every screen at one width. Each width has its own file, so that both workers are busy. */
export function testEveryScreen(width: number): void {
  describe('every screen', () => {
    let browser: Browser
    let people: ScreenView[][]
    beforeAll(async () => {
      browser = await openBrowser()
      people = (await everyScreenByPerson())
        .map((screens) => screens.filter(isDifferent))
        .filter(({ length }) => length > 0)
    }, 120_000)
    afterAll(async () => browser.close())

    it(`is accessible in light and dark mode, stable and without console errors at ${width} px`, async () => {
      const issues: Record<string, string[]> = {}
      await forEachConcurrently(people, concurrency, async (screens) => {
        Object.assign(issues, await findIssues(browser, screens, width))
      })
      expect(issues).toEqual({})
    }, 600_000)
  })
}
