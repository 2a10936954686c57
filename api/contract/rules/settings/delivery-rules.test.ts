import { describe, expect, it } from '@jest/globals'
import type { DeliveryTable } from '../../schemas/orders/delivery-terms.ts'
import { validateDeliveryTable } from './delivery-rules.ts'

const table: DeliveryTable = {
  courier: { freight: 'fixed', amount: 150, freeFrom: 5000, cutOffHour: 16 },
  bus: { freight: 'to pay', dispatchDays: 1 },
  transport: {},
}

describe('the table of delivery terms', () => {
  it('is valid with any part not set', () => {
    expect(validateDeliveryTable(table)).toBeUndefined()
    expect(validateDeliveryTable({ courier: {}, bus: {}, transport: {} })).toBeUndefined()
  })

  it.each([
    [
      'courier.amount',
      { freight: 'fixed' } as const,
      'Enter the freight in whole rupees, such as 150.',
    ],
    ['courier.amount', { freight: 'fixed', amount: 1.5 } as const, /in whole rupees/],
    ['courier.amount', { freight: 'fixed', amount: 10_000_001 } as const, /in whole rupees/],
    ['courier.amount', { freight: 'free', amount: 150 } as const, /^Choose fixed freight/],
    [
      'courier.freeFrom',
      { freight: 'to pay', freeFrom: 0 } as const,
      /^Enter the total from which/,
    ],
    ['courier.freeFrom', { freight: 'free', freeFrom: 5000 } as const, /^Choose fixed freight or/],
    ['courier.dispatchDays', { dispatchDays: 0 }, /from 1 to 60/],
    ['courier.cutOffHour', { cutOffHour: 24 }, /^Enter an hour from 1 to 23/],
  ])('names the field %s of %j', (field, courier, message) => {
    const fault = validateDeliveryTable({ ...table, courier })
    expect(fault?.fields[0]?.field).toBe(field)
    expect(fault?.message).toMatch(message)
  })
})
