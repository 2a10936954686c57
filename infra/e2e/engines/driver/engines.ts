import { type Browser, firefox } from 'playwright-core'
import type { OldChromium } from '../../../test/site/old-chromium.ts'
import { openBrowser } from '../../driver/browser.ts'
import { openOldBrowser } from '../../driver/old-browser.ts'
import { openPlaywrightTab } from './playwright-tab.ts'
import { type Engine, fixedWidthSizeOf, type TabOptions } from './tab.ts'
import { openWebKitTab } from './webkit-tab.ts'

/** Chromium of today and of years ago, Debian's Firefox ESR, and WebKitGTK, the engine of Safari. */
export type EngineName = 'chromium' | 'chromium-119' | 'chromium-106' | 'firefox' | 'webkit'

const starts: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => driveChromium(openBrowser()),
  'chromium-119': () => driveOldChromium(119),
  'chromium-106': () => driveOldChromium(106),
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Starts an engine. Close it after the tests. */
export const startEngine = (name: EngineName): Promise<Engine> => starts[name]()

async function driveChromium(opened: Promise<Browser>): Promise<Engine> {
  const browser = await opened
  return {
    openTab: (options = {}) => openChromiumTab(browser, options),
    close: () => browser.close(),
  }
}

/** All pages of one share a process, and end together: each person has a browser of their own. */
async function driveOldChromium(major: OldChromium): Promise<Engine> {
  const browsers: Browser[] = []
  return {
    openTab: async (options = {}) => {
      const browser = await openOldBrowser(major)
      browsers.push(browser)
      return openChromiumTab(browser, options)
    },
    close: async () => {
      for (const browser of browsers) await browser.close()
    },
  }
}

const openChromiumTab = (browser: Browser, options: TabOptions) =>
  openPlaywrightTab(browser, options, { colorScheme: options.darkMode ? 'dark' : 'light' })

/** Firefox cannot be told them by page. */
export const ofFirefox = {
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const

/** What a person sets for all pages is set for a whole Firefox, so each setting has one of its own. */
async function startFirefox(): Promise<Engine> {
  const executablePath = findSetting('FIREFOX')
  const browsers = new Map<string, Promise<Browser>>()
  const browserWith = ({ darkMode = false, textSize = 16, scripts = true }: TabOptions) => {
    const firefoxUserPrefs = {
      'ui.systemUsesDarkTheme': darkMode ? 1 : 0,
      'font.size.variable.x-western': textSize,
      'font.size.monospace.x-western': fixedWidthSizeOf(textSize),
      'javascript.enabled': scripts,
      // As on a phone: others take a part of the page's width.
      'ui.useOverlayScrollbars': 1,
    }
    const key = JSON.stringify(firefoxUserPrefs)
    const channel = 'moz-firefox'
    const browser =
      browsers.get(key) ?? firefox.launch({ channel, executablePath, firefoxUserPrefs })
    browsers.set(key, browser)
    return browser
  }
  return {
    openTab: async (options = {}) => {
      const { scripts: _, ...others } = options
      return openPlaywrightTab(await browserWith(options), others, ofFirefox)
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

/** Each person has a WebKit of their own. */
async function startWebKit(): Promise<Engine> {
  const programs = { driver: findSetting('WEBKIT_DRIVER'), display: findSetting('ENGINE_DISPLAY') }
  const tabs: { close: () => Promise<void> }[] = []
  return {
    openTab: async (options = {}) => {
      const tab = await openWebKitTab(programs, options)
      tabs.push(tab)
      return tab
    },
    close: async () => {
      for (const tab of tabs) await tab.close()
    },
  }
}

/** Of the machine, set by the test runner. */
export function findSetting(name: 'FIREFOX' | 'WEBKIT_DRIVER' | 'ENGINE_DISPLAY'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run test:engines\`.`)
  return value
}
