import { describe, expect, it } from '@jest/globals'
import { gstStates } from '@store/contract/rules/shipping/gst-states'
import { pincodeRanges } from './pincode-ranges.ts'
import { statesOfPincode } from './pincode-states.ts'

const namesOf = (pincode: string) => statesOfPincode(pincode).map(({ name }) => name)

describe('the state of a pincode', () => {
  it.each([
    ['110001', 'Delhi'],
    ['122001', 'Haryana'],
    ['141001', 'Punjab'],
    ['171001', 'Himachal Pradesh'],
    ['190001', 'Jammu and Kashmir'],
    ['194101', 'Ladakh'],
    ['226001', 'Uttar Pradesh'],
    ['248001', 'Uttarakhand'],
    ['302001', 'Rajasthan'],
    ['380001', 'Gujarat'],
    ['400007', 'Maharashtra'],
    ['403001', 'Goa'],
    ['462001', 'Madhya Pradesh'],
    ['492001', 'Chhattisgarh'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['560025', 'Karnataka'],
    ['600001', 'Tamil Nadu'],
    ['695001', 'Kerala'],
    ['700001', 'West Bengal'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['751001', 'Odisha'],
    ['781001', 'Assam'],
    ['791111', 'Arunachal Pradesh'],
    ['793001', 'Meghalaya'],
    ['795001', 'Manipur'],
    ['796001', 'Mizoram'],
    ['797001', 'Nagaland'],
    ['799001', 'Tripura'],
    ['800001', 'Bihar'],
    ['834001', 'Jharkhand'],
  ])('%s is %s', (pincode, name) => {
    expect(namesOf(pincode)).toEqual([name])
  })

  it.each([
    ['605007', 'Puducherry', 'Tamil Nadu'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['247662', 'Uttar Pradesh', 'Uttarakhand'],
    ['813206', 'Bihar', 'Jharkhand'],
  ])('%s is %s, and may be %s', (pincode, likeliest, neighbour) => {
    expect(namesOf(pincode)[0]).toBe(likeliest)
    expect(namesOf(pincode)).toContain(neighbour)
  })

  it('is known for every state of the list', () => {
    const found = new Set(
      Object.values(pincodeRanges).flatMap((ranges) => statesOfPincode(ranges.slice(0, 6))),
    )
    // Nobody delivers letters to Other Territory.
    expect(found.size).toBe(gstStates.length - 1)
  })

  it.each(['', '999999', '012345', 'abc'])('is not known for %j', (pincode) => {
    expect(namesOf(pincode)).toEqual([])
  })
})
