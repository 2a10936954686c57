import { describe, expect, it } from '@jest/globals'
import { paise } from '../pricing/money.ts'
import { type PaymentFacts, paidByOf, paymentStatusOf } from './payment-status.ts'
import type { ReceiptSource } from './receipt-states.ts'

describe('the payment status of an order', () => {
  const unpaid: PaymentFacts = {
    total: paise(100_00),
    assigned: paise(0),
    mark: undefined,
    proofVerdict: undefined,
  }

  it.each([
    ['pending without money', {}, 'pending'],
    ['paid once its receipts reach the total', { assigned: paise(100_00) }, 'paid'],
    ['processing while a paisa is missing', { assigned: paise(99_99) }, 'processing'],
    ['processing from the first paisa', { assigned: paise(1), mark: 'failed' }, 'processing'],
    ['paid whatever was set by hand', { assigned: paise(100_00), mark: 'failed' }, 'paid'],
    ['what a person set, without money', { mark: 'processing' }, 'processing'],
    ['failed after a rejected proof', { proofVerdict: 'rejected' }, 'failed'],
    [
      'what a person set after a rejection',
      { proofVerdict: 'rejected', mark: 'pending' },
      'pending',
    ],
  ] as const)('is %s', (_name, facts, status) => {
    expect(paymentStatusOf({ ...unpaid, ...facts })).toBe(status)
  })
})

describe('what shows that an order is paid', () => {
  const part = (source: ReceiptSource, rupees: number) => ({ source, amount: paise(rupees * 100) })

  it.each([
    ['nothing without money', [], undefined],
    ['the statement', [part('statement', 100)], 'statement'],
    ['an eye on the proof', [part('proof', 100)], 'eye'],
    [
      'the statement, although the deducted tax was waived',
      [part('hand', 1), part('statement', 999)],
      'statement',
    ],
    [
      'the sum of several parts',
      [part('hand', 60), part('statement', 50), part('statement', 50)],
      'statement',
    ],
    ['of equal amounts the less certain one', [part('statement', 50), part('hand', 50)], 'hand'],
  ] as const)('is %s', (_name, parts, paidBy) => {
    expect(paidByOf(parts)).toBe(paidBy)
  })
})
