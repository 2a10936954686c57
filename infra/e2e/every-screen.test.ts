import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from './browser.ts'
import { everyScreen, type ScreenView } from './every-screen.ts'
import {
  layoutShiftOf,
  sidewaysScrollOf,
  untilStill,
  violationsOf,
  watchLayoutShift,
} from './quality.ts'

type Looks = { width: number; darkMode: boolean }

/** What is wrong with one screen, in words; nothing when it is as it should be (ui.md). */
async function faultsOf(browser: Browser, screen: ScreenView, looks: Looks): Promise<string[]> {
  const { context, page, noise } = await openVisitor(browser, { ...screen.who, ...looks })
  await watchLayoutShift(context)
  try {
    await page.goto(screen.path)
    await untilStill(page)
    const shift = await layoutShiftOf(page)
    const sideways = await sidewaysScrollOf(page)
    return [
      ...(await violationsOf(page)),
      ...(shift.value > 0.02 ? [`moved by ${shift.value}: ${shift.moved.join(' | ')}`] : []),
      ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
      ...noise.map((line) => `console: ${line}`),
    ]
  } catch (error) {
    return [`never stood: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

describe('every screen', () => {
  let browser: Browser
  let screens: ScreenView[]
  beforeAll(async () => {
    browser = await openBrowser()
    screens = await everyScreen()
  }, 120_000)
  afterAll(async () => browser.close())

  const looks: Looks[] = [360, 1440].flatMap((width) =>
    [false, true].map((darkMode) => ({ width, darkMode })),
  )
  it.each(looks)(
    'is accessible, still and quiet at $width px, dark mode $darkMode',
    async (look) => {
      const faults: Record<string, string[]> = {}
      for (const screen of screens) {
        const found = await faultsOf(browser, screen, look)
        if (found.length > 0) faults[screen.name] = found
      }
      expect(faults).toEqual({})
    },
    600_000,
  )
})
