import { describe, expect, it } from '@jest/globals'
import { cityRanges } from './city-ranges.ts'
import { cityOfPincode } from './pincode-city.ts'
import { statesOfPincode } from './pincode-states.ts'
import { towns } from './towns/towns.ts'

describe('the city of a pincode', () => {
  it.each([
    ['110001', 'Delhi'],
    ['560001', 'Bengaluru'],
    ['560025', 'Bengaluru'],
    ['400001', 'Mumbai'],
    ['400601', 'Thane'],
    ['400703', 'Navi Mumbai'],
    ['781001', 'Guwahati'],
    ['682001', 'Kochi'],
    ['403001', 'Panaji'],
    ['403601', 'Margao'],
    ['160017', 'Chandigarh'],
    ['744101', 'Port Blair'],
    ['500001', 'Hyderabad'],
    ['520001', 'Vijayawada'],
    ['248001', 'Dehradun'],
    ['834001', 'Ranchi'],
    ['492001', 'Raipur'],
    ['190001', 'Srinagar'],
    ['194101', 'Leh'],
    ['605001', 'Puducherry'],
    ['737101', 'Gangtok'],
    ['504293', 'Asifabad'],
    ['799250', 'Dharmanagar'],
  ])('%s is %s', (pincode, city) => {
    expect(cityOfPincode(pincode)).toBe(city)
  })

  it.each(['', '999999', '560', '110999', '400702'])('is not known for %j', (pincode) => {
    expect(cityOfPincode(pincode)).toBeUndefined()
  })
})

describe('the table of cities and towns', () => {
  const ranges = Object.values(cityRanges).flatMap((texts) => texts.split(' '))

  it('has ranges of pincodes, each in one state at most, none overlapping another', () => {
    const sorted = ranges
      .map((text) => text.split('-'))
      .map(([first = '', last = first]) => ({ first, last }))
      .sort((a, b) => a.first.localeCompare(b.first))
    for (const [index, { first, last }] of sorted.entries()) {
      expect([first, last]).toEqual([
        expect.stringMatching(/^[1-8]\d{5}$/),
        expect.stringMatching(/^[1-8]\d{5}$/),
      ])
      expect([first, statesOfPincode(first)[0]]).toEqual([first, statesOfPincode(last)[0]])
      expect(first <= last && (sorted[index - 1]?.last ?? '') < first).toBe(true)
    }
  })

  it('has only towns with a name, of pincodes whose state is known, that are in no city', () => {
    const listed = Object.entries(towns).flatMap(([prefix, texts]) =>
      texts.split(',').map((text) => ({ pincode: prefix + text.slice(0, 3), town: text.slice(4) })),
    )
    const wrong = listed.filter(
      ({ pincode, town }) =>
        !/^\d{6}$/.test(pincode) ||
        !/^[A-Z][A-Za-z .'-]+$/.test(town) ||
        statesOfPincode(pincode).length === 0 ||
        cityOfPincode(pincode) !== town,
    )
    expect(wrong).toEqual([])
    expect(listed.length).toBeGreaterThan(3000)
  })
})
