import { describe, expect, it } from '@jest/globals'
import {
  couriers,
  describeDispatch,
  normaliseDispatch,
  trackingLinkOf,
  validateDispatch,
} from './dispatch.ts'

describe('a dispatch', () => {
  it('has the known spelling of its courier and a docket number without spaces', () => {
    const typed = { courier: ' blue dart ', docketNumber: ' b 123 45', trackingLink: ' ' }
    expect(normaliseDispatch(typed)).toEqual({ courier: 'Blue Dart', docketNumber: 'B12345' })
  })

  it.each([
    [{ courier: 'DTDC' }],
    [{ courier: 'dtdc', docketNumber: 'D-1234/56' }],
    [{ courier: 'Neeta Travels', docketNumber: 'LR 778', trackingLink: 'https://neeta.example/t' }],
  ])('%j is valid', (dispatch) => {
    expect(validateDispatch(dispatch)).toBeUndefined()
  })

  it.each([
    ['courier', { courier: ' ' }],
    ['docketNumber', { courier: 'DTDC', docketNumber: 'D!' }],
    ['docketNumber', { courier: 'DTDC', docketNumber: '1'.repeat(31) }],
    ['trackingLink', { courier: 'Neeta', trackingLink: 'http://neeta.example' }],
    ['trackingLink', { courier: 'Neeta', trackingLink: 'javascript:alert(1)' }],
    ['trackingLink', { courier: 'Neeta', trackingLink: 'https://user:pass@neeta.example' }],
    ['trackingLink', { courier: 'FedEx', trackingLink: 'https://elsewhere.example' }],
  ])('is refused at %s: %j', (field, dispatch) => {
    expect(validateDispatch(dispatch)?.fields.map((at) => at.field)).toEqual([field])
  })

  it('of a known courier leads to its tracking page, of another to its own link', () => {
    expect(trackingLinkOf({ courier: 'FedEx', docketNumber: 'A/1' })).toBe(
      'https://www.fedex.com/fedextrack/?trknbr=A%2F1',
    )
    const own = 'https://neeta.example/t'
    expect(trackingLinkOf({ courier: 'Neeta', trackingLink: own })).toBe(own)
    expect(trackingLinkOf({ courier: 'Neeta' })).toBeUndefined()
  })

  it('is described with its docket number', () => {
    expect([
      describeDispatch({ courier: 'DTDC' }),
      describeDispatch({ courier: 'DTDC', docketNumber: 'D1' }),
    ]).toEqual(['DTDC', 'DTDC, docket D1'])
  })
})

it.each(couriers)('the page of $name is on https', ({ page }) => {
  expect(new URL(page).protocol).toBe('https:')
})
