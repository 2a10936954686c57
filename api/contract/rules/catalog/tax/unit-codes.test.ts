import { expect, it } from '@jest/globals'
import { goodsUnits, readUnit, unitNames } from './unit-codes.ts'

it.each([
  ['', '84716060', 'PCS'],
  ['', undefined, 'PCS'],
  [' box ', '84716060', 'BOX'],
  ['PCS-PIECES', '84716060', 'PCS'],
  ['Nos', undefined, 'NOS'],
  ['PCS', '997331', 'NA'],
  ['', '997331', 'NA'],
  ['NA', '84716060', undefined],
  ['pieces', '84716060', undefined],
  ['toString', '84716060', undefined],
])('the unit %j of a product with the HSN %j is %j', (unit, hsn, expected) => {
  expect(readUnit({ unit, hsn })).toBe(expected)
})

it('the list has the 45 units of GSTN, each three letters', () => {
  expect(goodsUnits).toHaveLength(45)
  expect(new Set(Object.keys(unitNames)).size).toBe(46)
  for (const code of goodsUnits) expect(code).toMatch(/^[A-Z]{3}$/)
})
