import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor } from './driver/browser.ts'
import { forEachConcurrently } from './driver/for-each-concurrently.ts'
import {
  colourViolationsOf,
  horizontalOverflowOf,
  layoutShiftOf,
  violationsOf,
  waitUntilSettled,
  watchLayoutShift,
} from './driver/page-quality.ts'
import { everyScreen, type ScreenView } from './every-screen.ts'

/** Two screens at a time use both processors. */
const concurrency = 2

const widest = 1920

/** The issues of one screen as text; empty if there are none (ui.md). */
async function findIssues(browser: Browser, screen: ScreenView, width: number): Promise<string[]> {
  const { context, page, consoleErrors } = await openVisitor(browser, { ...screen.viewer, width })
  await watchLayoutShift(context)
  try {
    await page.goto(screen.path)
    await waitUntilSettled(page)
    const shift = await layoutShiftOf(page)
    return [
      ...(shift.value > 0.02 ? [`moved by ${shift.value}: ${shift.moved.join(' | ')}`] : []),
      ...(await scrollIssues(page, width)),
      ...(await violationsOf(page)),
      ...(await darkModeIssues(page)),
      ...(width >= 1440 ? await scrollIssues(page, widest) : []),
      ...consoleErrors.map((line) => `console: ${line}`),
    ]
  } catch (error) {
    return [`did not load: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

async function scrollIssues(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const sideways = await horizontalOverflowOf(page)
  return sideways > 0 ? [`scrolls horizontally by ${sideways} px at ${width} px`] : []
}

/**
 * Colours follow the browser's preference at once, and without a transition if reduced motion is preferred. Nothing else
 * changes: names, order and layout are those of the page that was checked in light mode.
 */
async function darkModeIssues(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return (await colourViolationsOf(page)).map((violation) => `in dark mode: ${violation}`)
}

/** @returns issues by name of the screen; screens without issues are omitted */
async function findIssuesOfAll(browser: Browser, screens: ScreenView[], width: number) {
  const issues: Record<string, string[]> = {}
  await forEachConcurrently(screens, concurrency, async (screen) => {
    const found = await findIssues(browser, screen, width)
    if (found.length > 0) issues[screen.name] = found
  })
  return issues
}

describe('every screen', () => {
  let browser: Browser
  let screens: ScreenView[]
  beforeAll(async () => {
    browser = await openBrowser()
    screens = await everyScreen()
  }, 120_000)
  afterAll(async () => browser.close())

  it.each([360, 1440])(
    'is accessible in light and dark mode, stable and without console errors at %i px',
    async (width) => {
      expect(await findIssuesOfAll(browser, screens, width)).toEqual({})
    },
    600_000,
  )
})
