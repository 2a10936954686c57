import { expect, it } from '@jest/globals'
import { searchTermOf } from './search-term.ts'

it.each([
  [' #5XBNRP', '5XBNRP'],
  ['# 5XBNRP ', '5XBNRP'],
  ['+91 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['4267 1234 5678', '426712345678'],
  ['(022) 2345-6789', '2223456789'],
  ['4567', '4567'],
  ['meera nair', 'meera nair'],
  ['HL-L2321D', 'HL-L2321D'],
  ['--', '--'],
  ['# ', ''],
])('looks for the letters of "%s"', (typed, term) => {
  expect(searchTermOf(typed)).toBe(term)
})
