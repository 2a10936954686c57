import { expect, it } from '@jest/globals'
import {
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../test/factories/account-factory.ts'
import { createApiToken } from '../../../test/factories/api-token.ts'
import { setUpApp } from '../../../test/factories/second-factor.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: { ADMIN_SECOND_FACTOR: 'required' } })

const get = (url: string, { headers }: SignedInAccount) => store.app.inject({ url, headers })

it('lets an admin without a second factor do nothing but set one up', async () => {
  const admin = await signIn(store, 'superadmin')
  const refused = await get('/api/admin/users', admin)
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      code: 'second_factor_missing',
      message: 'Set up a second factor under Security before you go on.',
    },
  ])
  expect((await get('/api/auth/me', admin)).json().user.secondFactorMissing).toBe(true)
  expect((await get('/api/auth/me/second-factor', admin)).json().required).toBe(true)
  await setUpApp(store, admin)
  expect((await get('/api/admin/users', admin)).statusCode).toBe(200)
  expect((await get('/api/auth/me', admin)).json().user.secondFactorMissing).toBeUndefined()
})

it('tells the login of such an admin, and lets them log out', async () => {
  const admin = await signIn(store, 'enduser-admin')
  const payload = { email: admin.account.email, password: testPassword }
  const login = await store.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expect(login.json().user.secondFactorMissing).toBe(true)
  const { headers } = admin
  const logout = await store.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
  expect(logout.statusCode).toBe(204)
})

it('shows such an admin what every visitor sees', async () => {
  const admin = await signIn(store, 'superadmin')
  expect((await get('/api/products', admin)).statusCode).toBe(200)
})

it('gives the tokens of such an admin nothing either', async () => {
  const { headers, by } = await createApiToken(store)
  expect((await get('/api/admin/taxes', { ...by, headers })).statusCode).toBe(200)
  await store.db('users').where({ id: by.account.userId }).update({ second_factor_at: null })
  const refused = await get('/api/admin/taxes', { ...by, headers })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_missing'])
})

it('asks nothing of buyers', async () => {
  expect((await get('/api/orders', await signIn(store, 'reseller'))).statusCode).toBe(200)
})
