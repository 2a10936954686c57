import { describe, expect, it } from '@jest/globals'
import {
  findState,
  gstCodeOf,
  gstStates,
  isIntraState,
  stateOfGstin,
  stateTaxOf,
} from './gst-states.ts'

describe('the list of states', () => {
  it('has exactly the codes of the buyers of goods: 01 to 24, 26, 27, 29 to 38 and 97', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
    const none = ['00', '25', '28', ...codes.slice(39).filter((code) => code !== '97')]
    const expected = codes.filter((code) => !none.includes(code))
    expect(gstStates.map(({ code }) => code).sort()).toEqual(expected)
    expect(new Set(gstStates.map(({ name }) => name)).size).toBe(37)
  })

  it('has no name or alias of two states', () => {
    for (const known of gstStates) {
      for (const name of [known.name, ...known.aliases])
        expect([name, findState(name)]).toEqual([name, known])
    }
  })

  it.each([
    ['TG', 'Telangana'],
    ['ts', 'Telangana'],
    ['Telengana', 'Telangana'],
    ['Orissa', 'Odisha'],
    ['Pondicherry', 'Puducherry'],
    ['Uttaranchal', 'Uttarakhand'],
    ['tamilnadu', 'Tamil Nadu'],
    [' J & K ', 'Jammu and Kashmir'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['NCT of Delhi', 'Delhi'],
    [' MAHARASHTRA ', 'Maharashtra'],
    ['Texas', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, name) => {
    expect(findState(text)?.name).toBe(name)
  })

  it('finds the state by the first two digits of a GST number', () => {
    expect(stateOfGstin('36AABCS1995K1ZX')?.name).toBe('Telangana')
    expect(stateOfGstin('27ABCPM1234F1Z5')?.name).toBe('Maharashtra')
    expect(stateOfGstin('97ABCPM1234F1Z5')?.name).toBe('Other Territory')
    expect(stateOfGstin('99ABCPM1234F1Z5')).toBeUndefined()
  })

  it('gives the GST code in any case', () => {
    expect([gstCodeOf(' TELANGANA '), gstCodeOf('Kerala'), gstCodeOf('Texas')]).toEqual([
      '36',
      '32',
      undefined,
    ])
  })

  it('distinguishes union territories without a legislature from states', () => {
    expect(['Chandigarh', 'Ladakh', 'Delhi', 'Puducherry', 'Goa'].map(stateTaxOf)).toEqual([
      'UTGST',
      'UTGST',
      'SGST',
      'SGST',
      'SGST',
    ])
  })
})

describe('the place of supply', () => {
  it.each(['TG', 'Telengana', ' telangana '])(
    "is the seller's own state also as %j",
    (delivery) => {
      expect(isIntraState('Telangana', delivery)).toBe(true)
    },
  )

  it('is distinct for each state of the list', () => {
    for (const { name } of gstStates) {
      const same = gstStates.filter((other) => isIntraState(name, other.name))
      expect(same.map((other) => other.name)).toEqual([name])
    }
  })

  it("is never the seller's when a text is not a state", () => {
    expect([isIntraState('', ''), isIntraState('Texas', 'Texas')]).toEqual([false, false])
  })
})
