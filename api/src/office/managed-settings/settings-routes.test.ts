import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { DemoSettings } from '@store/contract/schemas/settings'
import { signIn } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { createDemoAccounts } from '../../people/first-accounts/demo-accounts.ts'

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
  holdHours: 6,
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
    const upi = { BANK_UPI_ID: 'store@sbi', UPI_LIMIT_RUPEES: '500000', UPI_MERCHANT_CODE: '5732' }
    const store = useTestStore({ environment: { ...environment, ...upi } })

    it('returns that too, with the limit and the code of a merchant', async () => {
      const { headers } = await signIn(store, 'enduser')
      const answer = await store.app.inject({ url: '/api/settings/payment', headers })
      expect(answer.json()).toEqual({
        ...block,
        upiId: 'store@sbi',
        upiLimit: 500_000,
        upiMerchantCode: '5732',
      })
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

describe('GET /settings/seller', () => {
  describe('with everything configured', () => {
    const store = useTestStore({
      environment: {
        SELLER_NAME: 'Store Private Limited',
        SELLER_GSTIN: '36AABCS1995K1ZX',
        SELLER_STATE: '',
        SELLER_ADDRESS: 'Abids, Hyderabad 500001',
        SELLER_PHONE: '+91 40 2323 1995',
        SELLER_EMAIL: 'accounts@store.example',
        GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
        GRIEVANCE_OFFICER_EMAIL: 'grievance@store.example',
        GRIEVANCE_OFFICER_PHONE: '+91 40 4000 1996',
        DISPATCH_DAYS: '2',
        RETURN_DAYS: '7',
        REFUND_DAYS: '5',
      },
    })

    it('tells everyone who sells, the grievance officer and the terms, with the state of the GSTIN', async () => {
      const answer = await store.app.inject('/api/settings/seller')
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        {
          name: 'Store Private Limited',
          gstin: '36AABCS1995K1ZX',
          address: 'Abids, Hyderabad 500001',
          state: 'Telangana',
          phone: '+91 40 2323 1995',
          email: 'accounts@store.example',
          officerName: 'Meera Iyer',
          officerEmail: 'grievance@store.example',
          officerPhone: '+91 40 4000 1996',
          dispatchDays: 2,
          returnDays: 7,
          refundDays: 5,
        },
      ])
    })

    it('may be cached, and is not sent again to who has it', async () => {
      const { headers } = await store.app.inject('/api/settings/seller')
      expect(headers['cache-control']).toBe('public, max-age=300')
      const again = await store.app.inject({
        url: '/api/settings/seller',
        headers: { 'if-none-match': String(headers.etag) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })
  })

  describe('with a part of it configured', () => {
    const store = useTestStore({
      environment: { SELLER_GSTIN: '', SELLER_STATE: '', SELLER_NAME: 'Store', SELLER_ADDRESS: '' },
    })

    it('leaves out what is missing', async () => {
      expect((await store.app.inject('/api/settings/seller')).json()).toEqual({ name: 'Store' })
    })
  })
})

describe('GET /settings/demo', () => {
  const demo = useTestStore({ environment: { DEMO: '1' } })

  it('names an account per role, with which anybody can sign in', async () => {
    await createDemoAccounts(demo.db, demo.clock.now())
    const { accounts } = (await demo.app.inject('/api/settings/demo')).json<DemoSettings>()
    expect(accounts.map(({ role }) => role)).toEqual(roles)
    for (const { role, ...payload } of accounts) {
      const answer = await demo.app.inject({ method: 'POST', url: '/api/auth/login', payload })
      expect(answer.json().user.role).toBe(role)
    }
  })

  describe('in a real store', () => {
    const store = useTestStore()

    it('names none', async () => {
      expect((await store.app.inject('/api/settings/demo')).json()).toEqual({ accounts: [] })
    })
  })
})
