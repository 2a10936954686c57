import { expect, it } from '@jest/globals'
import { describeUnusualRate, gstRates, readGstRate } from './gst-rates.ts'

it.each(gstRates.map((rate) => [rate]))('%d is a rate, with and without a percent sign', (rate) => {
  for (const text of [`${rate}`, ` ${rate}%`, `${rate} %`, `${rate.toFixed(2)}`]) {
    expect(readGstRate(text)).toEqual({ percent: rate })
  }
})

it.each([
  ['17', ''],
  ['12.5', ''],
  ['100', ''],
  ['-', ''],
  ['eighteen', ''],
  ['1,8', ''],
  ['0.18', ' Did you mean 18?'],
  ['0.05', ' Did you mean 5?'],
])('%j is refused in words', (text, hint) => {
  expect(readGstRate(text)).toEqual({
    message: `${text} is no GST rate. Use 0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28 or 40.${hint}`,
  })
})

it('names the rates that goods no longer have', () => {
  expect(gstRates.filter((rate) => describeUnusualRate(rate) === undefined)).toEqual([0, 5, 18, 40])
})
