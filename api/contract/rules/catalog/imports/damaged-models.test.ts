import { expect, it } from '@jest/globals'
import { findModelDamage } from './damaged-models.ts'

it.each([
  ['1.2E+06', 'number'],
  ['1E5', 'number'],
  ['8.901E12', 'number'],
  ['07-Oct', 'date'],
  ['7-October', 'date'],
  ['Oct-07', 'date'],
  ['07-Oct-26', 'date'],
  ['7/10/2026', 'date'],
  ['07-10-2026', 'date'],
  ['07.10.26', 'date'],
  ['2026-10-07', 'date'],
  ['#REF!', 'error'],
  ['#N/A', 'error'],
  ['#NAME?', 'error'],
  ['TRUE', 'TRUE or FALSE'],
])('%s is what a spreadsheet program makes of a model number: a %s', (modelNo, what) => {
  expect(findModelDamage(modelNo)).toContain(what)
})

it.each(['71E205', 'E5-2620', 'Q2612A', 'TN-2365', '12-345', '2E', 'MAR-12X', '12/24', '245-B'])(
  '%s is a model number',
  (modelNo) => {
    expect(findModelDamage(modelNo)).toBeUndefined()
  },
)
