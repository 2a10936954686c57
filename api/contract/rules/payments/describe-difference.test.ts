import { expect, it } from '@jest/globals'
import { paise } from '../pricing/money.ts'
import { describeDifference } from './describe-difference.ts'

it('says how much a payment differs from what is open, and why', () => {
  const short = { received: paise(11_988_000), due: paise(12_000_000), orders: 1 }
  expect(describeDifference('none', short)).toBeUndefined()
  expect(describeDifference('short', short)).toBe('Short by ₹120')
  expect(describeDifference('short-tds', short)).toBe(
    'Short by ₹120: tax deducted at source, 0.1 %',
  )
  expect(describeDifference('short-tds', { ...short, tax: 'no-pan' })).toBe(
    'Short by ₹120: tax deducted at source, 5 % without PAN',
  )
  expect(describeDifference('part', short)).toBe('A part of ₹1,20,000')
  expect(describeDifference('cancelled', short)).toBe('The order is cancelled')
})

it('names the paise that are too many, and the orders that share a payment', () => {
  const over = { received: paise(100_050), due: paise(100_000), orders: 2 }
  expect(describeDifference('over', over)).toBe('Over by ₹0.50')
  expect(describeDifference('several-orders', over)).toBe('For 2 orders: ₹1,000 together')
})
