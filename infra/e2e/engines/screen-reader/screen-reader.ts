import { type Browser, firefox } from 'playwright-core'
import { createShutdown } from '../../../processes/shutdown.ts'
import { startDisplay } from '../../../test/site/engines.ts'
import { siteUrl } from '../../driver/browser.ts'
import { findSetting, ofFirefox } from '../driver/engines.ts'
import { openPlaywrightTab } from '../driver/playwright-tab.ts'
import type { Tab } from '../driver/tab.ts'
import { waitUntil } from '../driver/wait-until.ts'
import { startAccessibilityBus } from './accessibility-bus.ts'
import { AccessibleReader, describe } from './accessible.ts'
import { heardEvents, wordsOf } from './hearing.ts'

/** A person who hears what a Firefox of their own shows. */
export interface ScreenReader {
  tab: Tab
  /**
   * Waits until all of these are said. @returns all that was said since the last call, in its order: `focus: ` and what has
   * got it, as in `read`; `says: ` and `alert: ` with a live message
   */
  hear(...expected: (string | RegExp)[]): Promise<string[]>
  /**
   * Waits until the page has these parts in this order, among others, as it is read line by line:
   * `role: name, states, description`. Its first line is its title.
   */
  read(...expected: string[]): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the accessibility bus of a desktop, and on it Firefox.
 * @param site its origin
 */
export async function startScreenReader(site = siteUrl): Promise<ScreenReader> {
  const shutdown = createShutdown()
  const said: string[] = []
  let speaking = Promise.resolve()
  const bus = await startAccessibilityBus(
    {
      heard: heardEvents,
      hear: (event) => {
        // What is said keeps the order of the events.
        speaking = speaking.then(async () => {
          const words = await wordsOf(event, reader)
          if (words) said.push(words)
        })
      },
    },
    shutdown,
  )
  const reader = new AccessibleReader(bus)
  const browser = await openFirefox(bus.env, await startDisplay(shutdown))
  await shutdown.add(() => browser.close())
  const tab = await openPlaywrightTab(browser, { width: 1440, site }, ofFirefox)
  const findPage = () => waitUntil('a page', () => reader.findPage(site))
  return {
    tab,
    hear: async (...expected) => {
      const isSaid = async () =>
        expected.every((wanted) =>
          said.some((line) => (typeof wanted === 'string' ? line === wanted : wanted.test(line))),
        )
      await waitUntil('what is said', isSaid).catch(() => {
        throw new Error(`expected: ${expected.join(' | ')}, heard: ${said.join(' | ')}`)
      })
      await tab.evaluate(isDrawn)
      // Its answer comes after everything that the program has reported before.
      await findPage()
      await speaking
      return said.splice(0)
    },
    read: async (...expected) => {
      let lines: string[] = []
      const isRead = async () => {
        const parts = await reader.readAll(await findPage())
        lines = parts.filter(({ name }) => name !== '').map(describe)
        let next = 0
        for (const line of lines) if (line === expected[next]) next += 1
        return next === expected.length
      }
      await waitUntil('what is read', isRead).catch(() => {
        throw new Error(`expected: ${expected.join(' | ')}, read:\n${lines.join('\n')}`)
      })
    },
    close: () => shutdown.run(),
  }
}

/** Messages may be put into their regions two frames later, and are reported with the next. */
const isDrawn = `new Promise((resolve) => {
  const wait = (frames) => frames === 0 ? resolve(true) : requestAnimationFrame(() => wait(frames - 1))
  wait(4)
})`

/**
 * It has a window: without one it tells nothing to the bus.
 * @param display of its own: a window of somebody else's would take the focus away
 */
function openFirefox(variables: NodeJS.ProcessEnv, display: string): Promise<Browser> {
  const env = { ...variables, DISPLAY: display }
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: findSetting('FIREFOX'),
    headless: false,
    env,
    firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
  })
}
