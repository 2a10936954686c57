import { expect, it } from '@jest/globals'
import { builtInFormat, readNumberFormat } from './number-format.ts'
import { dayZeros, readNumber } from './number-text.ts'

const shown = (value: number, code: string, dayZero = dayZeros.from1900) =>
  readNumber(value, readNumberFormat(code), dayZero).text

it.each([
  [0.18, '0%', '18%'],
  [0.07, '0.00%', '7%'],
  [0.125, '0.0 %', '12.5%'],
  [0.28999999999999998, 'General', '0.29'],
  [1169.1000000000001, '#,##0.00', '1169.1'],
  [8901030865278, 'General', '8901030865278'],
  [123, '00000', '00123'],
  [123456, '00000', '123456'],
  [1.5, '00000', '1.5'],
  [46353, 'dd-mm-yyyy', '2026-11-27'],
  [46353, 'd/m/yy;@', '2026-11-27'],
  [46353, '[$-409]d\\-mmm\\-yyyy;@', '2026-11-27'],
  [46353, 'd-mmm', '2026-11-27'],
  [46353.5, 'dd/mm/yyyy hh:mm', '2026-11-27 12:00:00'],
  [46353.751516203702, 'General', '46353.7515162037'],
  [46353.7515162037, 'yyyy-mm-dd h:mm:ss', '2026-11-27 18:02:11'],
  [0.5, 'h:mm AM/PM', '12:00:00'],
  [1.5, '[h]:mm', '36:00:00'],
  [5, '0 "days"', '5'],
  [5, '"Rs. "0', '5'],
  [5, '[Red]0', '5'],
  [5, '_-* #,##0.00_-', '5'],
  [100000, '0.00E+00', '100000'],
  [12, '@', '12'],
  [12, 'Standard', '12'],
  [-5, 'dd-mm-yyyy', '-5'],
])('%d in the format %s says %s', (value, code, text) => {
  expect(shown(value, code)).toBe(text)
})

it('counts days from 1904 where the workbook does', () => {
  expect(shown(44891, 'dd-mm-yyyy', dayZeros.from1904)).toBe('2026-11-27')
})

it('tells what a number with a date or an E is', () => {
  const kindOf = (code: string) => readNumber(46302, readNumberFormat(code), dayZeros.from1900).kind
  expect([kindOf('d-mmm'), kindOf('h:mm'), kindOf('0.00E+00'), kindOf('0')]).toEqual([
    'date',
    'date',
    'scientific',
    undefined,
  ])
})

it('knows letters that are more than money and pieces', () => {
  const lettered = ['"TN-"0', '0.00" Dr"', '\\T\\N0', '0" days"', '"1"0', '0;"Short "0']
  const plain = ['"Rs. "0', '0" Nos."', '0.00" kg"', '[$₹-4009] 0', '0.0,"K"', '_-* 0_-', '"-"0']
  const isLettered = (code: string) => readNumberFormat(code).lettered !== undefined
  expect(lettered.filter((code) => !isLettered(code))).toEqual([])
  expect(plain.filter(isLettered)).toEqual([])
})

it('knows the formats that have a number only', () => {
  expect([0, 2, 9, 11, 14, 16, 20, 22, 49].map((id) => builtInFormat(id).kind)).toEqual([
    ...['plain', 'plain', 'percent', 'scientific', 'date', 'date', 'time', 'date', 'plain'],
  ])
})
