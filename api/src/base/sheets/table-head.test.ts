import { expect, it } from '@jest/globals'
import { describeTable } from './table-head.ts'

it('shows five rows, as wide as the widest, under headings that can be told apart', () => {
  const rows = Array.from({ length: 9 }, (_, at) => [`12A\n${at}`, '5', '', 'black', ''])
  expect(describeTable(['Part', 'Price', 'Price', ''], rows, 'Rates')).toEqual({
    headings: ['Part', 'Price (1)', 'Price (2)', ''],
    rows: Array.from({ length: 5 }, (_, at) => [`12A ${at}`, '5', '', 'black']),
    sheet: 'Rates',
  })
})
