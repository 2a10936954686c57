import { expect, it } from '@jest/globals'
import { findHsnError, isServiceHsn } from './hsn.ts'

it.each([
  ...['8471', '847130', '84713010', '32151190', '85235100', '84433240', '85287215', '42029200'],
  ...['850440', '997331', '9973', '998713', '995411', '01011010', '97061000', '98041000', '8549'],
])('%s may exist', (hsn) => {
  expect(findHsnError(hsn)).toBeUndefined()
})

it.each([
  ['12345', 'digits'],
  ['-', 'digits'],
  ['847', 'digits'],
  ['8471301', 'digits'],
  ['84.71', 'digits'],
  ['0000', 'No goods have the HSN 0000.'],
  ['00000000', 'No goods'],
  ['84000000', 'No goods'],
  ['8499', 'No goods'],
  ['7701', 'No goods'],
  ['99999999', 'A SAC (services, 99…) has four or six digits.'],
  ['990011', 'No service has the SAC 990011.'],
  ['9974', 'No service'],
])('%s is refused in words', (hsn, words) => {
  expect(findHsnError(hsn)).toContain(words)
})

it('tells services from goods', () => {
  expect([isServiceHsn('997331'), isServiceHsn('84713010'), isServiceHsn(undefined)]).toEqual([
    true,
    false,
    false,
  ])
})
