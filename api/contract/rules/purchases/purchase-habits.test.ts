import { describe, expect, it } from '@jest/globals'
import { habitOf, rhythmText } from './purchase-habits.ts'

const bought = (day: string, quantity = 10) => ({ quantity, at: new Date(`${day}T06:00:00Z`) })

describe('the usual quantity', () => {
  it('is the median of the latest six purchases', () => {
    const quantities = [12, 10, 200, 10, 12, 12, 900, 900, 900]
    const latest = quantities.map((quantity) => bought('2026-11-01', quantity))
    expect(habitOf(latest).usualQuantity).toBe(12)
  })

  it('is a quantity that was bought, the smaller one of two', () => {
    expect(habitOf([bought('2026-11-01', 24), bought('2026-10-01', 10)]).usualQuantity).toBe(10)
    expect(habitOf([bought('2026-11-01', 7)]).usualQuantity).toBe(7)
  })
})

describe('the rhythm', () => {
  it('is the median number of days between purchases', () => {
    const days = ['2026-11-20', '2026-10-20', '2026-09-20', '2026-03-01']
    expect(habitOf(days.map((day) => bought(day))).rhythmDays).toBe(31)
  })

  it('counts the orders of one day in India once, and does not exist for a single day', () => {
    const day = [bought('2026-11-20'), bought('2026-11-20')]
    expect(habitOf(day).rhythmDays).toBeUndefined()
    const lateUtc = { quantity: 1, at: new Date('2026-11-19T20:00:00Z') }
    expect(habitOf([...day, lateUtc]).rhythmDays).toBeUndefined()
    expect(habitOf([...day, bought('2026-11-13')]).rhythmDays).toBe(7)
  })

  it('is said in words', () => {
    expect(rhythmText({ orders: 1 })).toBe('bought once')
    expect(rhythmText({ orders: 3 })).toBe('bought 3 times on one day')
    expect(rhythmText({ orders: 3, rhythmDays: 1 })).toBe('about every day')
    expect(rhythmText({ orders: 3, rhythmDays: 30 })).toBe('about every 30 days')
  })
})
