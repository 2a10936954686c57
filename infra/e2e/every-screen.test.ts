import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor } from './browser.ts'
import { everyScreen, type ScreenView } from './every-screen.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import {
  colourViolationsOf,
  layoutShiftOf,
  sidewaysScrollOf,
  untilStill,
  violationsOf,
  watchLayoutShift,
} from './quality.ts'

/** Two at once keep both processors busy. */
const onlookers = 2

const widest = 1920

/** What is wrong with one screen, in words; nothing when it is as it should be (ui.md). */
async function faultsOf(browser: Browser, screen: ScreenView, width: number): Promise<string[]> {
  const { context, page, noise } = await openVisitor(browser, { ...screen.who, width })
  await watchLayoutShift(context)
  try {
    await page.goto(screen.path)
    await untilStill(page)
    const shift = await layoutShiftOf(page)
    return [
      ...(shift.value > 0.02 ? [`moved by ${shift.value}: ${shift.moved.join(' | ')}`] : []),
      ...(await scrollFaults(page, width)),
      ...(await violationsOf(page)),
      ...(await inTheDark(page)),
      ...(width >= 1440 ? await scrollFaults(page, widest) : []),
      ...noise.map((line) => `console: ${line}`),
    ]
  } catch (error) {
    return [`never stood: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

async function scrollFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const sideways = await sidewaysScrollOf(page)
  return sideways > 0 ? [`scrolls sideways by ${sideways} px at ${width} px`] : []
}

/**
 * Colours follow the browser's preference at once, without a transition where motion is unwelcome. They are all that
 * differs: names, order and layout are those of the page that was looked at in the light.
 */
async function inTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return (await colourViolationsOf(page)).map((violation) => `in the dark: ${violation}`)
}

/** @returns the faults by the screen's name, only of screens that have any */
async function faultsOfAll(browser: Browser, screens: ScreenView[], width: number) {
  const faults: Record<string, string[]> = {}
  await forEachConcurrently(screens, onlookers, async (screen) => {
    const found = await faultsOf(browser, screen, width)
    if (found.length > 0) faults[screen.name] = found
  })
  return faults
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
    'is accessible in light and dark, still and quiet at %i px',
    async (width) => {
      expect(await faultsOfAll(browser, screens, width)).toEqual({})
    },
    600_000,
  )
})
