import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { groupDigits } from './number-text.ts'

it('groups digits as Intl does for India', () => {
  const platform = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(groupDigits(String(number))).toBe(platform.format(number))
    }),
  )
})
