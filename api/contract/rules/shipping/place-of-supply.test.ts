import { describe, expect, it } from '@jest/globals'
import { isIntraState } from './gst-states.ts'
import {
  addressOfParty,
  consigneePartyOf,
  isSameParty,
  nameOfParty,
  type PartyFacts,
  recipientOf,
} from './parties.ts'
import { consigneeOf, placeOfSupplyOf, stateOfRegistration } from './place-of-supply.ts'

const ofKarnataka = '29AAKFD4321L1Z8'
/** A reseller of Karnataka has goods delivered to his customer in the state of the seller. */
const shippedToCustomer: PartyFacts = {
  fullName: 'Ravi Teja',
  phone: '9848011223',
  address: 'Plot 5, Madhapur',
  city: 'Hyderabad',
  state: 'Telangana',
  pincode: '500081',
  businessName: 'Naidu Infotech LLP',
  gstNumber: ofKarnataka,
  companyAddress: '14 Residency Road, Bengaluru 560025',
}

describe('the place of supply', () => {
  it.each([
    ['unregistered: the delivery address', { gstNumber: '' }, 'Telangana'],
    ['a number with a wrong check digit', { gstNumber: '29AAKFD4321L1Z9' }, 'Telangana'],
    ['a number of no state', { gstNumber: '99AAKFD4321L1Z0' }, 'Telangana'],
    ['registered, to himself', { consignee: 'self' }, 'Telangana'],
    ['registered, to somebody else', { consignee: 'third-party' }, 'Karnataka'],
    [
      'registered, to somebody else in his state',
      { consignee: 'third-party', state: 'KA' },
      'Karnataka',
    ],
    ['registered in another state, who says nothing', {}, 'Karnataka'],
    ['registered in that state, who says nothing', { state: 'Karnataka' }, 'Karnataka'],
    ['unregistered, to somebody else', { gstNumber: '', consignee: 'third-party' }, 'Telangana'],
    ['a delivery state that is none, to himself', { state: 'Texas', consignee: 'self' }, undefined],
    ['a delivery state that is none, to somebody else', { state: 'Texas' }, 'Karnataka'],
  ] as const)('%s', (_case, facts, expected) => {
    expect(placeOfSupplyOf({ ...shippedToCustomer, ...facts })?.name).toBe(expected)
  })

  it('decides between CGST with SGST and IGST, not the state that the goods go to', () => {
    const place = placeOfSupplyOf(shippedToCustomer)?.name ?? ''
    expect([isIntraState('Telangana', place), isIntraState('Karnataka', place)]).toEqual([
      false,
      true,
    ])
  })

  it('takes a number typed in small letters or with blanks around it', () => {
    const gstNumber = ` ${ofKarnataka.toLowerCase()} `
    expect(stateOfRegistration({ gstNumber })?.code).toBe('29')
    expect(consigneeOf({ state: 'Telangana', gstNumber })).toBe('third-party')
    expect(recipientOf({ ...shippedToCustomer, gstNumber }).gstin).toBe(ofKarnataka)
  })
})

describe('the parties of a supply', () => {
  it('are the registered buyer and his customer', () => {
    const parts = {
      companyAddress: '14 Residency Road',
      companyCity: 'Bengaluru',
      companyPincode: '560025',
    }
    const facts = { ...shippedToCustomer, ...parts }
    expect(recipientOf(facts)).toEqual({
      name: 'Naidu Infotech LLP',
      gstin: ofKarnataka,
      address: '14 Residency Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      stateCode: '29',
      pincode: '560025',
    })
    expect(consigneePartyOf(facts)).toEqual({
      name: 'Ravi Teja',
      address: 'Plot 5, Madhapur',
      city: 'Hyderabad',
      state: 'Telangana',
      stateCode: '36',
      pincode: '500081',
      phone: '9848011223',
    })
    expect(isSameParty(recipientOf(facts), consigneePartyOf(facts))).toBe(false)
  })

  it('name the registered address in one text when that is all that is known', () => {
    expect(addressOfParty(recipientOf(shippedToCustomer))).toBe(
      '14 Residency Road, Bengaluru 560025, Karnataka',
    )
    const unknown = { ...shippedToCustomer, companyAddress: ' ' }
    expect(addressOfParty(recipientOf(unknown))).toBe('Karnataka')
  })

  it.each([
    ['without a firm', { businessName: '', gstNumber: '' }, 'Ravi Teja'],
    ['of a firm of that state', { gstNumber: '36AABCS1995K1ZX' }, 'Naidu Infotech LLP (Ravi Teja)'],
    [
      'of a number that does not check',
      { gstNumber: '29AAKFD4321L1Z9' },
      'Naidu Infotech LLP (Ravi Teja)',
    ],
  ])('are one party at one place: a buyer %s', (_case, change, name) => {
    const facts = { ...shippedToCustomer, ...change }
    const [recipient, consignee] = [recipientOf(facts), consigneePartyOf(facts)]
    expect(isSameParty(recipient, consignee)).toBe(true)
    expect([nameOfParty(recipient), nameOfParty(consignee)]).toEqual([name, name])
    expect(addressOfParty(recipient)).toBe('Plot 5, Madhapur, Hyderabad, Telangana 500081')
    expect(recipient.gstin).toBe(
      change.gstNumber === '36AABCS1995K1ZX' ? change.gstNumber : undefined,
    )
  })

  it('are one firm at two places when it is delivered to in another state than it is registered in', () => {
    const facts = { ...shippedToCustomer, consignee: 'self', companyCity: 'Bengaluru' } as const
    expect(recipientOf(facts)).toMatchObject({ contact: 'Ravi Teja', stateCode: '29' })
    expect(consigneePartyOf(facts)).toMatchObject({ name: 'Naidu Infotech LLP', stateCode: '36' })
    const { companyCity: _, ...withoutParts } = facts
    expect(recipientOf(withoutParts).stateCode).toBe('29')
  })
})
