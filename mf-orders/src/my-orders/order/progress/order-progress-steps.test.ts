import { describe, expect, it } from '@jest/globals'
import type { OrderEvent } from '@store/contract/schemas/orders/orders'
import { anOrder } from '@store/sdk/testing'
import { progressOf } from './order-progress-steps.ts'

const createdAt = '2026-11-18T05:00:00.000Z'
const changedTo = (to: string, day: number): OrderEvent => ({
  at: `2026-11-${day}T05:00:00.000Z`,
  kind: 'status',
  by: 'enduser-admin',
  to,
})

describe('the progress of an order', () => {
  it('starts with the order itself', () => {
    expect(progressOf(anOrder({ createdAt, orderStatus: 'pending' }))).toEqual([
      { label: 'Ordered', state: 'current', at: createdAt },
      { label: 'Preparing', state: 'ahead' },
      { label: 'On its way', state: 'ahead' },
      { label: 'Arrived', state: 'ahead' },
    ])
  })

  it('contains the last time each step was reached', () => {
    const timeline = [
      changedTo('processing', 19),
      changedTo('pending', 19),
      changedTo('processing', 20),
      changedTo('shipped', 21),
    ]
    const steps = progressOf(anOrder({ createdAt, orderStatus: 'shipped', timeline }))
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', 'ahead'])
    expect(steps.map(({ at }) => at?.slice(8, 10))).toEqual(['18', '20', '21', undefined])
  })

  it('contains no time for a skipped step', () => {
    const timeline = [changedTo('delivered', 21)]
    const steps = progressOf(anOrder({ createdAt, orderStatus: 'delivered', timeline }))
    expect(steps[1]).toEqual({ label: 'Preparing', state: 'done' })
    expect(steps[3]).toMatchObject({ label: 'Arrived', state: 'current' })
  })

  it('is empty once it is cancelled', () => {
    expect(progressOf(anOrder({ orderStatus: 'cancelled' }))).toEqual([])
  })
})
