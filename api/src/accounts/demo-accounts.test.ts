import { describe, expect, it } from '@jest/globals'
import { isGst, isMobile, isPan } from '@store/contract/rules/account-validation'
import { roles } from '@store/contract/rules/roles'
import { useTestStore } from '../testing/test-store.ts'
import { createDemoAccounts, demoPassword } from './demo-accounts.ts'

const store = useTestStore()

describe('the demo accounts', () => {
  it('are one a role, and made once', async () => {
    const emails = roles.map((role) => `${role}@store.test`)
    expect(await createDemoAccounts(store.db, store.clock.now())).toEqual(emails)
    expect(await createDemoAccounts(store.db, store.clock.now())).toEqual([])
    for (const [index, email] of emails.entries()) {
      const answer = await store.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: demoPassword },
      })
      expect(answer.json().user.role).toBe(roles[index])
    }
  })

  it('could have been registered by people', async () => {
    await createDemoAccounts(store.db, store.clock.now())
    const rows = await store.db('users').select('mobile', 'pan_number', 'gst_number')
    for (const { mobile, pan_number, gst_number } of rows) {
      expect([mobile, isMobile(mobile)]).toEqual([mobile, true])
      if (pan_number) expect([isPan(pan_number), isGst(gst_number)]).toEqual([true, true])
    }
  })
})
