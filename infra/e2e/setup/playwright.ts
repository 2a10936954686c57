declare global {
  /** Set by the environment of browser tests. */
  var playwright: typeof import('playwright-core')
}

/** What test files get as `playwright-core`. */
export const { chromium, firefox } = globalThis.playwright
