import { expect, it } from '@jest/globals'
import { isTotalRow } from './total-row.ts'

it.each([
  [['Total', '165']],
  [['', '', 'Grand Total', '', '1,89,750.00']],
  [['165', '1,89,750.00', 'TOTAL:']],
  [['Sub-Total (Rs.)', '1000']],
  [['Total Qty', '165 Nos']],
  [['CGST 9%', '8,538.75']],
  [['Round off', '-0.25']],
  [['कुल', '165']],
  [['कुल योग', '₹ 1,89,750']],
])('%j is the sum of a list', (cells) => {
  expect(isTotalRow(cells)).toBe(true)
})

it.each([
  [['Total Security', '5']],
  [['Total', 'Quick Heal', '5']],
  [['Quick Heal', 'TOTAL-SEC-1', '5']],
  [['कुलर', '5']],
  [['165', '1,89,750.00']],
  [['', '']],
])('%j is none', (cells) => {
  expect(isTotalRow(cells)).toBe(false)
})
