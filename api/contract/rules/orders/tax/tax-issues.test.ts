import { describe, expect, it } from '@jest/globals'
import { placeKeyOf, stopsInvoice, type TaxContext, taxIssuesOf } from './tax-issues.ts'

const context: TaxContext = {
  sellerGstNumber: '36AABCS1995K1ZX',
  statesOfPincode: ['Karnataka'],
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
    const unknown = { ...context, statesOfPincode: [] }
    expect(taxIssuesOf({ ...address, state: 'Telangana' }, unknown)).toEqual([])
  })

  it('are none of a place that was confirmed, until pincode or state change', () => {
    const elsewhere = { ...address, state: 'Telangana' }
    const confirmed = { ...context, confirmedPlace: placeKeyOf(elsewhere) }
    expect(taxIssuesOf(elsewhere, confirmed)).toEqual([])
    expect(taxIssuesOf({ ...elsewhere, state: 'Kerala' }, confirmed)).toHaveLength(1)
    expect(taxIssuesOf({ ...elsewhere, pincode: '560001' }, confirmed)).toHaveLength(1)
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
