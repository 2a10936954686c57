import { describe, expect, it } from '@jest/globals'
import {
  couriers,
  describeDispatch,
  findCourier,
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
    [{ courier: 'DTDC', packages: 999, freight: 'to pay' as const }],
    [{ courier: 'Neeta Travels', docketNumber: 'LR 778', trackingLink: 'https://neeta.example/t' }],
  ])('%j is valid', (dispatch) => {
    expect(validateDispatch(dispatch)).toBeUndefined()
  })

  it.each([
    ['courier', { courier: ' ' }],
    ['docketNumber', { courier: 'DTDC', docketNumber: 'D!' }],
    ['docketNumber', { courier: 'DTDC', docketNumber: '1'.repeat(31) }],
    ['packages', { courier: 'DTDC', packages: 0 }],
    ['packages', { courier: 'DTDC', packages: 1.5 }],
    ['packages', { courier: 'DTDC', packages: 1000 }],
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

  it('of a carrier that became known keeps its own link until there is a better one', () => {
    const own = { docketNumber: '77', trackingLink: 'https://gati.example/77' }
    expect(trackingLinkOf({ courier: 'Gati', ...own })).toBe(own.trackingLink)
    expect(trackingLinkOf({ courier: 'Gati', docketNumber: '77' })).toMatch(/track-shipment$/)
    expect(trackingLinkOf({ courier: 'VRL', ...own })).toMatch(/lrno=77$/)
  })

  it.each([
    ['bluedart', 'Blue Dart'],
    ['X-press Bees', 'Xpressbees'],
    ['V.R.L.', 'VRL Logistics'],
    ['speed post', 'India Post'],
    ['D.T.D.C', 'DTDC'],
    ['VRL Travels', undefined],
    ['', undefined],
  ])('by %s goes with %s', (written, name) => {
    expect(findCourier(written)?.name).toBe(name)
  })

  it.each([
    ['DTDC', { courier: 'DTDC' }],
    ['DTDC, docket D1', { courier: 'DTDC', docketNumber: 'D1' }],
    ['DTDC, 1 package', { courier: 'DTDC', packages: 1 }],
    [
      'DTDC, docket D1, 3 packages, freight to pay',
      { courier: 'DTDC', docketNumber: 'D1', packages: 3, freight: 'to pay' as const },
    ],
  ])('is described as %s', (words, dispatch) => {
    expect(describeDispatch(dispatch)).toBe(words)
  })
})

it.each(couriers)(
  'the page of $name is on https, with the number once or not at all',
  ({ page }) => {
    expect(new URL(page).protocol).toBe('https:')
    expect(page.split('{docket}').length).toBeLessThanOrEqual(2)
  },
)

it('no two couriers have a name in common, and they are listed from A to Z', () => {
  const names = couriers.map(({ name }) => name)
  expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(names)
  const all = couriers.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])
  expect(new Set(all.map((name) => findCourier(name)?.name)).size).toBe(couriers.length)
})
