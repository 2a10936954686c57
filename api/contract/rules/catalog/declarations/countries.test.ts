import { describe, expect, it } from '@jest/globals'
import { countries, readCountry } from './countries.ts'

describe('countries', () => {
  it.each([
    ['China', 'China'],
    [' china ', 'China'],
    ['P.R.C.', 'China'],
    ['Made in China', 'China'],
    ['MADE IN VIETNAM', 'Vietnam'],
    ['Viet Nam', 'Vietnam'],
    ['भारत', 'India'],
    ['IN', 'India'],
    ['U.S.A.', 'United States'],
    ['Republic of Korea', 'South Korea'],
    ['Türkiye', 'Turkey'],
    ['Guinea-Bissau', 'Guinea Bissau'],
  ])('are read as people write them: %j is %s', (written, country) => {
    expect(readCountry(written)).toBe(country)
  })

  it.each(['', 'Asia', 'China, Vietnam', 'Imported', 'x'])('are not guessed: %j', (written) => {
    expect(readCountry(written)).toBeUndefined()
  })

  it('have names of plain letters that read as themselves, each once, from A to Z', () => {
    expect(countries.filter((name) => !/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(name))).toEqual([])
    expect(countries.map(readCountry)).toEqual(countries)
    expect([...new Set(countries)].sort()).toEqual(countries)
    expect(Math.max(...countries.map(({ length }) => length))).toBeLessThanOrEqual(40)
  })
})
