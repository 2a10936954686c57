import { describe, expect, it } from '@jest/globals'
import { placeKeyOf, stopsInvoice, type TaxContext, taxIssuesOf } from './tax-issues.ts'

const places: Record<string, string[]> = {
  '560038': ['Karnataka'],
  '560001': ['Karnataka'],
  '607403': ['Tamil Nadu', 'Puducherry'],
}
const context: TaxContext = {
  sellerGstNumber: '36AABCS1995K1ZX',
  statesOfPincode: (pincode) => places[pincode] ?? [],
}
const address = { gstNumber: '29AAKFD4321L1Z8', pincode: '560038', state: 'Karnataka' }

describe('the tax issues of an order', () => {
  it.each([
    ['a sound address', address, []],
    ['a buyer without a GST number', { ...address, gstNumber: undefined }, []],
    ['a state in another spelling', { ...address, state: ' KARNATAKA' }, []],
    [
      'a wrong check digit',
      { ...address, gstNumber: '29AAKFD4321L1Z7' },
      [{ kind: 'gst-number', gstNumber: '29AAKFD4321L1Z7', fault: 'check-digit' }],
    ],
    [
      "the seller's number",
      { ...address, gstNumber: '36AABCS1995K1ZX' },
      [{ kind: 'gst-number', gstNumber: '36AABCS1995K1ZX', fault: 'own' }],
    ],
    [
      'a pincode of another state',
      { ...address, state: 'Telangana' },
      [{ kind: 'place', pincode: '560038', state: 'Telangana', states: ['Karnataka'] }],
    ],
  ])('%s', (_of, given, issues) => {
    expect(taxIssuesOf(given, context)).toEqual(issues)
  })

  it('are none of the place where the states of the pincode are not known', () => {
    const unknown = { ...address, pincode: '900001', state: 'Telangana' }
    expect(taxIssuesOf(unknown, context)).toEqual([])
  })

  it('are none of a place that was confirmed, until pincode or state change', () => {
    const elsewhere = { ...address, state: 'Telangana' }
    const confirmed = { ...context, confirmedPlaces: [placeKeyOf(elsewhere)] }
    expect(taxIssuesOf(elsewhere, confirmed)).toEqual([])
    expect(taxIssuesOf({ ...elsewhere, state: 'Kerala' }, confirmed)).toHaveLength(1)
    expect(taxIssuesOf({ ...elsewhere, pincode: '560001' }, confirmed)).toHaveLength(1)
  })

  it.each([
    ['in the state of the GST number', { companyPincode: '560001' }, undefined],
    ['in another state than that of the GST number', { companyPincode: '607403' }, 'Karnataka'],
    [
      'in another state than the one that is said',
      { companyPincode: '560001', gstNumber: '', companyState: 'kerala' },
      'Kerala',
    ],
    [
      'in one of two states',
      { companyPincode: '607403', gstNumber: '', companyState: 'Puducherry' },
      undefined,
    ],
    ['of no state that is known', { companyPincode: '900001' }, undefined],
    ['with nothing to compare it with', { companyPincode: '560001', gstNumber: '' }, undefined],
    [
      'with a GST number that counts for nothing',
      { companyPincode: '607403', gstNumber: '29AAKFD4321L1Z7' },
      undefined,
    ],
    ['blank', { companyPincode: ' ' }, undefined],
  ])('of a registered pincode %s', (_of, given, state) => {
    const { companyPincode: pincode } = given
    const issues = taxIssuesOf({ ...address, ...given }, context).filter(
      ({ kind }) => kind === 'registered-place',
    )
    const states = places[pincode]
    expect(issues).toEqual(state ? [{ kind: 'registered-place', pincode, state, states }] : [])
    expect(stopsInvoice(issues)).toBe(state !== undefined)
  })

  it('are none of a registered pincode that was confirmed with its state', () => {
    const elsewhere = { ...address, companyPincode: '607403' }
    const confirmed = { ...context, confirmedPlaces: ['560038 Telangana', '607403 Karnataka'] }
    expect(taxIssuesOf(elsewhere, confirmed)).toEqual([])
    expect(taxIssuesOf({ ...elsewhere, companyPincode: '605001' }, confirmed)).toEqual([])
  })

  it('stop the invoice only when the place is not known', () => {
    const number = taxIssuesOf({ ...address, gstNumber: '29AAKFD4321L1Z7' }, context)
    const place = taxIssuesOf({ ...address, state: 'Telangana' }, context)
    expect([stopsInvoice([]), stopsInvoice(number), stopsInvoice(place)]).toEqual([
      false,
      false,
      true,
    ])
  })
})
