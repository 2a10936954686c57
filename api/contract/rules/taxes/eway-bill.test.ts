import { expect, it } from '@jest/globals'
import { ewayBillNumberOf, findEwayBillNumberError } from './eway-bill.ts'

it.each([
  ['391001240187', undefined],
  ['3910 0124 0187', undefined],
  ['39100124018', 'ewayBillNumber'],
  ['091001240187', 'ewayBillNumber'],
  ['39100124018A', 'ewayBillNumber'],
  ['', 'ewayBillNumber'],
])('the number of an e-way bill: %j (taxes 4.11)', (typed, field) => {
  expect(findEwayBillNumberError(typed)?.fields[0]?.field).toBe(field)
})

it('is stored without spaces', () => {
  expect(ewayBillNumberOf('3910 0124-0187')).toBe('391001240187')
})
