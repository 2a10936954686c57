import { describe, expect, it } from '@jest/globals'
import { checkGstNumber } from './gst-number.ts'

describe('a GST number', () => {
  // Published examples of the GST Network and of large companies.
  it.each([
    ['27AAPFU0939F1ZV', 'Maharashtra'],
    ['29AAGCB7383J1Z4', 'Karnataka'],
    ['24AAACC1206D1ZM', 'Gujarat'],
    [' 27aapfu0939f1zv ', 'Maharashtra'],
  ])('%s has the right check digit, and its state is %s', (gstNumber, state) => {
    const { hasRightCheckDigit, state: found } = checkGstNumber(gstNumber)
    expect([hasRightCheckDigit, found?.name]).toEqual([true, state])
  })

  it.each(['27AAPFU0939F1ZW', '27AAPFU0993F1ZV', '29AAPFU0939F1ZV', '27AAPFU0939F2ZV'])(
    '%s has a wrong one: something is mistyped',
    (gstNumber) => {
      expect(checkGstNumber(gstNumber)).toMatchObject({
        isWellFormed: true,
        hasRightCheckDigit: false,
      })
    },
  )

  it('of another form has no check digit', () => {
    expect(checkGstNumber('27AAPFU0939F1')).toMatchObject({
      isWellFormed: false,
      hasRightCheckDigit: false,
    })
  })

  it('contains the PAN of its owner', () => {
    expect(checkGstNumber('27AAPFU0939F1ZV').pan).toBe('AAPFU0939F')
  })
})
