import { describe, expect, it } from '@jest/globals'
import {
  checkGstNumber,
  findGstNumberFault,
  gstCheckDigitOf,
  isGstNumberOfOtherKind,
  usableGstNumber,
} from './gst-number.ts'

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

describe('the fault of a GST number', () => {
  const seller = { sellerGstNumber: '36AABCS1995K1ZX' }

  it.each([
    ['29AAKFD4321L1Z8', undefined],
    [' 29aakfd4321l1z8 ', undefined],
    ['29AAKFD4321L1Z7', 'check-digit'],
    ['99AAKFD4321L1Z0', 'state'],
    ['28AAKFD4321L1ZA', 'state'],
    ['25AAKFD4321L1ZG', 'state'],
    ['00AAKFD4321L1ZO', 'state'],
    ['39AAKFD4321L1Z7', 'state'],
    ['36AABCS1995K1ZX', 'own'],
    ['36aabcs1995k1zx', 'own'],
    ['29AAKFD4321L', 'form'],
    ['', 'form'],
  ])('%j is %s', (gstNumber, fault) => {
    expect(findGstNumberFault(gstNumber, seller)).toBe(fault)
    expect(usableGstNumber(gstNumber, seller)).toBe(
      fault === undefined ? '29AAKFD4321L1Z8' : undefined,
    )
  })

  it('is none in exactly one of 36 last characters', () => {
    const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const right = characters.filter((last) => !findGstNumberFault(`29AAKFD4321L1Z${last}`, {}))
    expect(right).toEqual(['8'])
  })

  it('of a lawful other form is none', () => {
    expect(findGstNumberFault('0719UNO00147UNL', seller)).toBeUndefined()
    expect(findGstNumberFault('0719UNO00147UNC', seller)).toBe('form')
  })
})

describe('a GST number of another kind', () => {
  it.each([
    ['a government office, by its TAN', '29BLRA12345B1Z'],
    ['a body of the United Nations or an embassy', '0719UNO00147UN'],
    ['another body with a UIN', '2724USA00029ON'],
    ['who deducts tax at source', '29AAKFD4321L1D'],
    ['another fourteenth character', '29AAKFD4321L1A'],
  ])('of %s is known by its form', (_of, characters) => {
    const gstNumber = characters + gstCheckDigitOf(characters)
    expect([checkGstNumber(gstNumber).isWellFormed, isGstNumberOfOtherKind(gstNumber)]).toEqual([
      false,
      true,
    ])
    const wrong = characters + gstCheckDigitOf(`1${characters.slice(1)}`)
    expect(isGstNumberOfOtherKind(wrong)).toBe(false)
  })

  it.each(['29AAKFD4321L1Z8', '29AAKFD4321L1CJ', '', '2919USA00012NRX', 'ABCDEFGHIJKLMNO'])(
    'is not %j',
    (gstNumber) => {
      expect(isGstNumberOfOtherKind(gstNumber)).toBe(false)
    },
  )
})
