import { describe, expect, it } from '@jest/globals'
import { signIn } from '../testing/factories/account-factory.ts'
import { useTestStore } from '../testing/test-store.ts'

const environment = {
  BANK_ACCOUNT_HOLDER: 'Store Private Limited',
  BANK_NAME: 'State Bank of India',
  BANK_ACCOUNT_NUMBER: '00000012345678901',
  BANK_IFSC: 'SBIN0000300',
  BANK_BRANCH: 'Fort, Mumbai',
}
const block = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Fort, Mumbai',
}

describe('GET /settings/payment', () => {
  describe('with a bank configured', () => {
    const store = useTestStore({ environment })

    it.each(['enduser', 'reseller', 'distributor'] as const)(
      'returns the bank details to a %s',
      async (role) => {
        const { headers } = await signIn(store, role)
        const answer = await store.app.inject({ url: '/api/settings/payment', headers })
        expect([answer.statusCode, answer.json()]).toEqual([200, block])
      },
    )

    it('rejects a visitor', async () => {
      expect((await store.app.inject('/api/settings/payment')).statusCode).toBe(401)
    })
  })

  describe('with a UPI id in addition', () => {
    const store = useTestStore({ environment: { ...environment, BANK_UPI_ID: 'store@sbi' } })

    it('returns that too', async () => {
      const { headers } = await signIn(store, 'enduser')
      const answer = await store.app.inject({ url: '/api/settings/payment', headers })
      expect(answer.json()).toEqual({ ...block, upiId: 'store@sbi' })
    })
  })

  describe('with a part of it missing', () => {
    const store = useTestStore({ environment: { ...environment, BANK_IFSC: '' } })

    it('responds with an error instead of an incomplete account', async () => {
      const { headers } = await signIn(store, 'enduser')
      const answer = await store.app.inject({ url: '/api/settings/payment', headers })
      expect([answer.statusCode, answer.json()]).toEqual([
        501,
        {
          code: 'bank_details_missing',
          message: 'Bank details are not set up yet. Please contact us before you pay.',
        },
      ])
    })
  })
})
