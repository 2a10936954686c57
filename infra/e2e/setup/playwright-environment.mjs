import { TestEnvironment } from 'jest-environment-node'
import * as playwright from 'playwright-core'

/** Gives all test files of a worker the same Playwright: loading it takes half a second. */
export default class PlaywrightEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    this.global.playwright = playwright
  }
}
