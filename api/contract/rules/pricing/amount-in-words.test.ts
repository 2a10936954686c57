import { describe, expect, it } from '@jest/globals'
import { amountInWords } from './amount-in-words.ts'
import { paise } from './money.ts'

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees Zero and One Paise Only'],
    [1_900, 'Rupees Nineteen Only'],
    [2_000, 'Rupees Twenty Only'],
    [10_000, 'Rupees One Hundred Only'],
    [99_999, 'Rupees Nine Hundred Ninety Nine and Ninety Nine Paise Only'],
    [100_100, 'Rupees One Thousand One Only'],
    [
      12_345_650,
      'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only',
    ],
    [1_000_000_000, 'Rupees One Crore Only'],
    [
      1_234_567_800_000,
      'Rupees One Thousand Two Hundred Thirty Four Crore Fifty Six Lakh Seventy Eight Thousand Only',
    ],
  ])('reads %d paise as %s', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words)
  })
})
