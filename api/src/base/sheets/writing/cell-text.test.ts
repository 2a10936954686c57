import { expect, it } from '@jest/globals'
import { escapeFormula, unescapeFormula } from './cell-text.ts'

it.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  "'＝1",
])('escapes %j, which a spreadsheet program would run, and reads it back unchanged', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`)
  expect(unescapeFormula(escapeFormula(text))).toBe(text)
})

it.each(['HP 88A', "'quoted'", '1＝1', ''])('leaves %j unchanged', (text) => {
  expect([escapeFormula(text), unescapeFormula(text)]).toEqual([text, text])
})
