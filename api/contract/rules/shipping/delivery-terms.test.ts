import { describe, expect, it } from '@jest/globals'
import type { DeliveryTable } from '../../schemas/orders/delivery-terms.ts'
import { paiseFromRupees } from '../pricing/money.ts'
import { deliveryTermsOf } from './delivery-terms.ts'

const table: DeliveryTable = {
  courier: { freight: 'fixed', amount: 150, freeFrom: 5000, cutOffHour: 16 },
  bus: { freight: 'to pay', dispatchDays: 1 },
  transport: {},
}

describe('freight and dispatch of an order', () => {
  const termsOf = (
    method: 'courier' | 'bus' | 'transport',
    rupees: number,
    dispatchDays?: number,
  ) =>
    deliveryTermsOf(
      { delivery: table, ...(dispatchDays !== undefined && { dispatchDays }) },
      { method, total: paiseFromRupees(rupees) },
    )

  it('are those of its method, with the days of all methods where it has none', () => {
    expect(termsOf('courier', 4999.99, 2)).toEqual({
      freight: 'fixed',
      amount: 150,
      dispatchDays: 2,
      cutOffHour: 16,
    })
    expect(termsOf('bus', 4999.99, 2)).toEqual({ freight: 'to pay', dispatchDays: 1 })
    expect(termsOf('transport', 1, 2)).toEqual({ dispatchDays: 2 })
  })

  it('are free from the amount on, to the paisa', () => {
    expect(termsOf('courier', 5000, 2)).toEqual({
      freight: 'free',
      dispatchDays: 2,
      cutOffHour: 16,
    })
    expect(termsOf('courier', 4999.99)).toEqual({ freight: 'fixed', amount: 150 })
  })

  it('are none while nothing is set', () => {
    expect(termsOf('transport', 1)).toBeUndefined()
    const total = paiseFromRupees(1)
    expect(deliveryTermsOf({}, { method: 'courier', total })).toBeUndefined()
  })
})
