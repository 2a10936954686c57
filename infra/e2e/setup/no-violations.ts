import { afterEach, expect } from '@jest/globals'
import { violations } from '../driver/browser.ts'

/** The site never violates its strict content security policy (releases 6.1). */
afterEach(() => {
  expect(violations.splice(0)).toEqual([])
})
