import { describe, expect, it } from '@jest/globals'
import { amountToPay, awaitsTransfer, remindAt } from './reserved-order.ts'

const reserved = {
  orderStatus: 'pending',
  paymentStatus: 'pending',
  paymentCode: 'ACDE-FGHJ',
} as const

describe('a reserved order', () => {
  it('waits for a transfer, also once an admin has begun with it or found no payment', () => {
    expect(awaitsTransfer(reserved)).toBe(true)
    expect(awaitsTransfer({ ...reserved, orderStatus: 'processing' })).toBe(true)
    expect(awaitsTransfer({ ...reserved, paymentStatus: 'failed' })).toBe(true)
  })

  it('waits for the rest, once a part was paid', () => {
    const inPart = { ...reserved, paymentStatus: 'processing', openAmount: 180 } as const
    expect(awaitsTransfer(inPart)).toBe(true)
    expect(awaitsTransfer({ ...inPart, proofStatus: 'unverified' })).toBe(false)
    expect([
      amountToPay({ totalAmount: 1180, openAmount: 180 }),
      amountToPay({ totalAmount: 1180 }),
    ]).toEqual([180, 1180])
  })

  it.each([
    ['with a proof', { ...reserved, proofStatus: 'unverified' }],
    ['with a rejected proof, which is replaced', { ...reserved, proofStatus: 'rejected' }],
    ['that is paid', { ...reserved, paymentStatus: 'paid' }],
    ['whose payment an admin looks into', { ...reserved, paymentStatus: 'processing' }],
    ['that is cancelled', { ...reserved, orderStatus: 'cancelled' }],
    ['that was never reserved', { ...reserved, paymentCode: undefined }],
  ] as const)('waits no more %s', (_name, order) => {
    expect(awaitsTransfer(order)).toBe(false)
  })

  it('reminds its buyer when a quarter of the time is left', () => {
    const reservedAt = new Date('2026-11-25T10:00:00Z')
    expect(remindAt(reservedAt, new Date('2026-11-27T10:00:00Z'))).toEqual(
      new Date('2026-11-26T22:00:00Z'),
    )
  })
})
