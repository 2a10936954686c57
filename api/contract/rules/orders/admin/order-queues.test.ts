import { describe, expect, it } from '@jest/globals'
import { isInQueue, orderQueues, placedBeforeOf } from './order-queues.ts'

const now = new Date('2026-11-25T09:00:00.000Z')
const placed = {
  orderStatus: 'pending',
  paymentStatus: 'pending',
  proofStatus: 'unverified',
  createdAt: '2026-11-25T08:00:00.000Z',
} as const
const old = { ...placed, createdAt: '2026-11-22T08:59:59.999Z' } as const

describe('an order is in the queues', () => {
  it.each([
    [['toCheck'], placed],
    [['toCheck', 'unpaid'], old],
    [[], { ...old, createdAt: '2026-11-22T09:00:00.000Z', proofStatus: undefined }],
    [['unpaid'], { ...old, proofStatus: undefined }],
    [['toCheck'], { ...old, paymentStatus: 'processing', proofStatus: 'unverified' }],
    [['toPack'], { ...placed, paymentStatus: 'paid', proofStatus: 'verified' }],
    [['toPack'], { ...old, orderStatus: 'placed', paymentStatus: 'paid' }],
    [['toShip'], { ...old, orderStatus: 'processing', paymentStatus: 'paid' }],
    [['toCheck', 'toShip', 'unpaid'], { ...old, orderStatus: 'processing' }],
    [['toCheck'], { ...old, orderStatus: 'shipped' }],
    [['rejected'], { ...old, paymentStatus: 'failed', proofStatus: 'rejected' }],
    [['rejected'], { ...old, orderStatus: 'delivered', paymentStatus: 'failed' }],
    [[], { ...old, orderStatus: 'cancelled', paymentStatus: 'failed' }],
    [[], { ...old, orderStatus: 'cancelled' }],
    [[], { ...old, orderStatus: 'delivered', paymentStatus: 'paid', proofStatus: 'verified' }],
    [['toCheck', 'taxToSettle'], { ...placed, taxIssues: [{}] }],
    [[], { ...old, orderStatus: 'cancelled', taxIssues: [{}] }],
  ] as const)('%j: %j', (queues, { proofStatus, ...order }) => {
    const given = { ...order, ...(proofStatus && { proofStatus }) }
    expect(orderQueues.filter((queue) => isInQueue(queue, given, now))).toEqual(queues)
  })
})

it('only the unpaid ones have to be of an age', () => {
  const limits = orderQueues.map((queue) => placedBeforeOf(queue, now)?.toISOString())
  expect(limits).toEqual([
    undefined,
    undefined,
    undefined,
    '2026-11-22T09:00:00.000Z',
    undefined,
    undefined,
  ])
})
