import { describe, expect, it } from '@jest/globals'
import { aCart, aProduct, aUser, fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/dom'
import { cartApi } from '../slices/cart/cart-api.ts'
import { catalogApi } from '../slices/catalog/catalog-api.ts'
import { createStore } from '../store/store.ts'
import { sessionFrom } from './session.ts'
import { sessionApi } from './session-api.ts'
import { signedIn } from './session-slice.ts'
import { signOut } from './sign-out.ts'

const api = fakeApi()
const { login, register, getMe } = sessionApi.endpoints
const { getCart } = cartApi.endpoints
const { getProduct } = catalogApi.endpoints

function storeOf(user = aUser()) {
  const store = createStore()
  store.dispatch(signedIn(sessionFrom({ token: 'T1', user })))
  return store
}

const currentOf = (store: ReturnType<typeof createStore>) => store.getState().session.current

describe('signing in', () => {
  it('stores exactly token, role and user before the call returns', async () => {
    const user = aUser({ role: 'reseller', resellerId: 'RS000001' })
    api.answers('POST /auth/login', { token: 'T1', user })
    const store = createStore()
    await store.dispatch(login.initiate({ email: user.email, password: 'Store@123' })).unwrap()
    expect(currentOf(store)).toEqual({ token: 'T1', user, role: 'reseller' })
    expect({ ...localStorage }).toEqual({
      token: 'T1',
      role: 'reseller',
      user: JSON.stringify(user),
    })
  })

  it('changes nothing when the password is wrong', async () => {
    api.refuses('POST /auth/login', 401, 'Invalid email or password')
    const store = createStore()
    const answer = await store.dispatch(login.initiate({ email: 'a@b.in', password: 'no' }))
    expect(answer.error).toMatchObject({ data: { message: 'Invalid email or password' } })
    expect(currentOf(store)).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('registers on the path of the tier and signs in', async () => {
    const user = aUser({ role: 'distributor' })
    api.answers('POST /auth/register/:tier', { token: 'T1', user }, { status: 201 })
    const store = createStore()
    const form = { name: 'Asha', email: user.email, password: 'Store@123', mobile: '9876501234' }
    await store.dispatch(register.initiate({ tier: 'distributor', form })).unwrap()
    expect(api.calls('POST /auth/register/:tier')[0]).toMatchObject({
      path: '/api/auth/register/distributor',
      body: form,
    })
    expect(currentOf(store)?.role).toBe('distributor')
  })

  it('refetches the prices of the new user', async () => {
    const product = aProduct({ _id: 'p1' })
    const user = aUser({ role: 'reseller' })
    api.answers('GET /products/:id', product)
    api.answers('POST /auth/login', { token: 'T1', user })
    const store = createStore()
    await store.dispatch(getProduct.initiate('p1')).unwrap()
    await store.dispatch(login.initiate({ email: user.email, password: 'Store@123' })).unwrap()
    expect(getProduct.select('p1')(store.getState()).data).toBeUndefined()
  })
})

describe('an admin whose rights were taken meanwhile', () => {
  it('is known with those that are left, from the first refusal on, also after a reload', async () => {
    const admin = aUser({ role: 'superadmin' })
    const left = { ...admin, rights: ['packing' as const] }
    api.refuses('GET /cart', 403, { code: 'right_missing', message: 'It needs Money.' })
    const store = storeOf(admin)
    // The workbench follows the own account.
    api.answers('GET /auth/me', { user: admin })
    await store.dispatch(getMe.initiate())
    api.answers('GET /auth/me', { user: left })
    await store.dispatch(getCart.initiate())
    await waitFor(() => expect(currentOf(store)?.user).toEqual(left))
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(left)
  })
})

describe('a response to the former user', () => {
  it('is not shown to the next one', async () => {
    api.answers('GET /cart', aCart())
    const letGo = api.holds('GET /cart')
    const store = storeOf()
    const late = store.dispatch(getCart.initiate())
    store.dispatch(signedIn(sessionFrom({ token: 'T2', user: aUser() })))
    letGo()
    await late
    expect(getCart.select()(store.getState()).data).toBeUndefined()
  })
})

describe('a stored session', () => {
  it('is restored at the start, its role in any case', () => {
    const user = aUser({ role: 'superadmin' })
    localStorage.setItem('token', 'T1')
    localStorage.setItem('role', 'SuperAdmin')
    localStorage.setItem('user', JSON.stringify(user))
    expect(currentOf(createStore())).toEqual({ token: 'T1', user, role: 'superadmin' })
  })

  it.each(['{', 'null', '[]', '{"name":"Asha"}'])('is none when the user reads %s', (kept) => {
    localStorage.setItem('token', 'T1')
    localStorage.setItem('role', 'enduser')
    localStorage.setItem('user', kept)
    expect(currentOf(createStore())).toBeNull()
  })

  it('is none without a token', () => {
    localStorage.setItem('user', JSON.stringify(aUser()))
    expect(currentOf(createStore())).toBeNull()
  })

  it('updates the user from the server', async () => {
    const user = aUser()
    const store = storeOf(user)
    api.answers('GET /auth/me', { user: { ...user, name: 'Asha R. Rao' } })
    await store.dispatch(getMe.initiate()).unwrap()
    expect(currentOf(store)?.user.name).toBe('Asha R. Rao')
    expect(localStorage.getItem('user')).toContain('Asha R. Rao')
  })
})

describe('signing out', () => {
  it("keeps the browser's canary cohorts and what its cache has, which identify nobody", async () => {
    api.answers('POST /auth/logout', undefined)
    const store = createStore()
    store.dispatch(signedIn(sessionFrom({ token: 'T1', user: aUser() })))
    localStorage.setItem('visitor', 'v1')
    localStorage.setItem('canaries', '{}')
    localStorage.setItem('fonts', '1.0.0')
    localStorage.setItem('shippingInfo', '{}')
    await store.dispatch(signOut())
    expect({ ...localStorage }).toEqual({ visitor: 'v1', canaries: '{}', fonts: '1.0.0' })
  })

  it('clears storage and server data, and ends the session on the server', async () => {
    api.answers('POST /auth/logout', undefined)
    const store = storeOf()
    await store.dispatch(getCart.initiate()).unwrap()
    localStorage.setItem('shippingInfo', '{}')
    sessionStorage.setItem('scroll', '120')

    await store.dispatch(signOut())
    expect(currentOf(store)).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(getCart.select()(store.getState()).data).toBeUndefined()
    expect(api.calls('POST /auth/logout')[0]?.headers.get('authorization')).toBe('Bearer T1')
  })

  it('keeps the preferences of the device: colour mode and disabled keys', async () => {
    api.answers('POST /auth/logout', undefined)
    const store = storeOf()
    localStorage.setItem('colorMode', 'dark')
    localStorage.setItem('language', 'hi')
    localStorage.setItem('adminKeys', 'off')
    await store.dispatch(signOut())
    expect({ ...localStorage }).toEqual({
      colorMode: 'dark',
      language: 'hi',
      adminKeys: 'off',
    })
  })

  it('works here even when the server cannot be reached', async () => {
    api.breaks('POST /auth/logout')
    const store = storeOf()
    await store.dispatch(signOut())
    expect(currentOf(store)).toBeNull()
  })
})

describe('signing in over somebody else', () => {
  const boris = aUser({ name: 'Boris' })

  async function signInOverAsha() {
    const store = storeOf(aUser({ name: 'Asha' }))
    localStorage.setItem('shippingInfo', '{}')
    sessionStorage.setItem('draft:asha/checkout', '{}')
    api.answers('POST /auth/login', { token: 'T2', user: boris })
    api.answers('POST /auth/logout', undefined)
    await store.dispatch(login.initiate({ email: boris.email, password: 'Store@123' })).unwrap()
    return store
  }

  it('clears all data of the previous user', async () => {
    await signInOverAsha()
    expect(sessionStorage).toHaveLength(0)
    expect(Object.keys(localStorage).sort()).toEqual(['role', 'token', 'user'])
  })

  it('ends the former session on the server', async () => {
    await signInOverAsha()
    await waitFor(() => expect(api.calls('POST /auth/logout')).toHaveLength(1))
    expect(api.calls('POST /auth/logout')[0]?.headers.get('authorization')).toBe('Bearer T1')
  })

  it('leaves the former session alone when the password is wrong', async () => {
    api.refuses('POST /auth/login', 401, 'Invalid email or password')
    const store = storeOf()
    await store.dispatch(login.initiate({ email: boris.email, password: 'no' }))
    expect(currentOf(store)?.token).toBe('T1')
  })
})
