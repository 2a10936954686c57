import { describe, expect, it } from '@jest/globals'
import { normalisePaymentReference } from './payment-reference.ts'

describe('a payment reference', () => {
  it('is the same however it was typed', () => {
    for (const typed of ['SBIN042612345678', ' sbin 0426-1234 5678\n']) {
      expect(normalisePaymentReference(typed)).toBe('SBIN042612345678')
    }
  })

  it.each(['', '123456789', '1'.repeat(31), 'paid by Ravi!', '४२६१२३४५६७८९'])(
    'is not %j',
    (text) => {
      expect(normalisePaymentReference(text)).toBeUndefined()
    },
  )
})
