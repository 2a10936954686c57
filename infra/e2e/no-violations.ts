import { afterEach, expect } from '@jest/globals'
import { violations } from './browser.ts'

/** The site's policy is strict, and nothing of the site ever runs against it (design "Federation" 9). */
afterEach(() => {
  expect(violations.splice(0)).toEqual([])
})
