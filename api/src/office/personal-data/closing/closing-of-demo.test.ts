import { expect, it } from '@jest/globals'
import { signIn, testPassword } from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: { DEMO: '1' } })

it('a demo account stays open: everybody knows its password', async () => {
  const { headers, account } = await signIn(store, 'enduser')
  await store.db('users').where({ id: account.userId }).update({ is_demo: 1 })
  const answer = await store.app.inject({
    method: 'POST',
    url: '/api/auth/me/closing',
    headers,
    payload: { currentPassword: testPassword },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'demo_account'])
})
