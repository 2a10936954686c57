import { afterEach, expect } from '@jest/globals'
import { violations } from '../driver/browser.ts'

/** The site never violates its strict content security policy (design "Federation" 9). */
afterEach(() => {
  expect(violations.splice(0)).toEqual([])
})
