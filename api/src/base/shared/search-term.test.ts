import { expect, it } from '@jest/globals'
import { docketKeyOf, searchTermOf } from './search-term.ts'

it.each([
  [' #5XBNRP', '5XBNRP'],
  ['# 5XBNRP ', '5XBNRP'],
  ['+91 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['4267 1234 5678', '426712345678'],
  ['(022) 2345-6789', '2223456789'],
  ['4567', '4567'],
  ['91 98765 43210', '9876543210'],
  ['0091-9876543210', '9876543210'],
  ['+91-98765 43210', '9876543210'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['919876543210', '919876543210'],
  ['98765–43210', '9876543210'],
  ['PO 45–678', 'PO 45-678'],
  ['45-678', '45-678'],
  ['D’Souza', "D'Souza"],
  ['meera nair', 'meera nair'],
  ['HL-L2321D', 'HL-L2321D'],
  ['--', '--'],
  ['# ', ''],
])('looks for the letters of "%s"', (typed, term) => {
  expect(searchTermOf(typed)).toBe(term)
})

it.each([
  ['LR 12/456-7', 'lr124567'],
  ['D1234567', 'd1234567'],
  ["D'Souza", undefined],
])('knows the docket number %j', (typed, key) => {
  expect(docketKeyOf(typed)).toBe(key)
})
