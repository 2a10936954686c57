import { describe, expect, it } from '@jest/globals'
import { useTestStore } from '../../../test/test-store.ts'
import { systemClock } from '../../base/shared/clock.ts'
import { openAccount } from './open-account.ts'

describe('the business id', () => {
  const store = useTestStore()

  function openReseller(email: string, randomNumber: () => number) {
    const account = { email, passwordHash: '', name: 'Asha', role: 'reseller', mobile: '' } as const
    return openAccount(store.db, account, { now: systemClock.now(), randomNumber })
  }

  it('is generated again when it exists already', async () => {
    const numbers = [42, 42, 42, 7]
    const draw = () => numbers.shift() ?? 999_999
    const first = await openReseller('first@example.in', draw)
    const second = await openReseller('second@example.in', draw)
    expect([first.resellerId, second.resellerId]).toEqual(['RS000042', 'RS000007'])
  })

  it('is not generated forever', async () => {
    await openReseller('first@example.in', () => 42)
    await expect(openReseller('second@example.in', () => 42)).rejects.toThrow('Duplicate')
  })
})
