import type * as playwright from 'playwright-core'

/** What test files get as `playwright-core`: the instance of their environment. */
export const { chromium } = Reflect.get(globalThis, 'playwright') as typeof playwright
