import { afterEach, expect } from '@jest/globals'
import { violations } from './browser.ts'

/** The site never violates its strict content security policy (design "Federation" 9). */
afterEach(() => {
  expect(violations.splice(0)).toEqual([])
})
