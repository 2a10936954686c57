import { describe, expect, it } from '@jest/globals'
import { findStockError } from './use-add-to-cart.ts'

describe('adding to the cart', () => {
  it.each([
    [0, 1, 'Out of stock'],
    [3, 4, 'Quantity exceeds available stock'],
    [3, 3, undefined],
  ])('with a stock of %i, %i pieces: %s', (stock, quantity, stockError) => {
    expect(findStockError(stock, quantity)).toBe(stockError)
  })
})
