import { describe, expect, it } from '@jest/globals'
import { gstStates } from './gst-states.ts'
import { findPincodeContradiction, statesOfPincode } from './pincode-states.ts'

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
    ['605001', 'Puducherry'],
    ['160017', 'Chandigarh'],
    ['682555', 'Lakshadweep'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
  ])('%s may be in %s, or in its neighbour', (pincode, name) => {
    expect(namesOf(pincode)).toContain(name)
    expect(namesOf(pincode).length).toBeGreaterThan(1)
  })

  it('is known for every state of the list', () => {
    const found = new Set(
      Array.from({ length: 900 }, (_, index) => statesOfPincode(String(index + 100))).flat(),
    )
    expect(found.size).toBe(gstStates.length)
  })

  it.each(['', '56', '999999', '012345', 'abc'])('is not known for %j', (pincode) => {
    expect(namesOf(pincode)).toEqual([])
  })

  it('contradicts other states, but never one it may belong to', () => {
    const contradictionOf = (pincode: string, state: string) =>
      findPincodeContradiction({ pincode, state })?.map(({ name }) => name)
    expect(contradictionOf('560025', 'Maharashtra')).toEqual(['Karnataka'])
    expect(contradictionOf('605001', 'Kerala')).toEqual(['Tamil Nadu', 'Puducherry'])
    expect(contradictionOf('560025', 'KA')).toBeUndefined()
    expect(contradictionOf('605001', 'Puducherry')).toBeUndefined()
    expect(contradictionOf('999999', 'Kerala')).toBeUndefined()
    expect(contradictionOf('560025', '')).toBeUndefined()
  })
})
