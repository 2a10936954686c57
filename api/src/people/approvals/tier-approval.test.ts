import { describe, expect, it } from '@jest/globals'
import { registerFirm } from '../../../test/approvals/register-firm.ts'
import { useTestStore } from '../../../test/test-store.ts'

describe('with TIER_APPROVAL', () => {
  const store = useTestStore({ environment: { TIER_APPROVAL: 'true' } })
  const post = (path: string, payload: object) =>
    store.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

  it.each(['reseller', 'distributor'] as const)(
    'a new %s is an enduser who waits',
    async (tier) => {
      const { _id, email, headers } = await registerFirm(store, tier)
      const user = {
        _id,
        name: 'Meera Nair',
        email,
        role: 'enduser',
        tierRequest: { tier, state: 'waiting' },
      }
      expect((await store.app.inject({ url: '/api/auth/me', headers })).json()).toEqual({ user })
      const login = await post('login', { email, password: 'Toner#2026' })
      expect([login.statusCode, login.json().user]).toEqual([200, user])
      expect((await post('admin/login', { email, password: 'Toner#2026' })).statusCode).toBe(403)
    },
  )

  it('a new enduser waits for nothing', async () => {
    const form = { name: 'Ravi', email: 'ravi@example.in', mobile: '9845012376' }
    const answer = await post('register/enduser', { ...form, password: 'Toner#2026' })
    expect(answer.json().user).toEqual({
      _id: expect.any(String),
      name: 'Ravi',
      email: 'ravi@example.in',
      role: 'enduser',
    })
    expect(await store.db('tier_requests')).toEqual([])
  })

  it('who waits completes the details of the firm by its rules, and asks for no other role', async () => {
    const { headers, form } = await registerFirm(store, 'distributor')
    const details = async () =>
      (await store.app.inject({ url: '/api/auth/me/details', headers })).json().details
    expect(await details()).toEqual(form)
    const save = (payload: object) =>
      store.app.inject({ method: 'PUT', url: '/api/auth/me', headers, payload })
    expect((await save({ ...form, gstNumber: '' })).json().message).toBe(
      'GST Number is required for Distributor',
    )
    const corrected = { ...form, officeAddress: '9 MG Road, Kochi' }
    expect((await save(corrected)).statusCode).toBe(200)
    expect(await details()).toEqual(corrected)
  })
})

describe('without TIER_APPROVAL', () => {
  const store = useTestStore()

  it('a new reseller has the tier at once, and nobody has to decide', async () => {
    const { headers } = await registerFirm(store, 'reseller')
    const { user } = (await store.app.inject({ url: '/api/auth/me', headers })).json()
    expect([user.role, user.tierRequest]).toEqual(['reseller', undefined])
    expect(await store.db('tier_requests')).toEqual([])
  })
})
