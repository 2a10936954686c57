import { describe, expect, it } from '@jest/globals'
import { sessionEnded as sessionEndedMessage } from '@store/contract/rules/messages'
import { aUser, fakeApi } from '@store/sdk/testing'
import { addToCartApi } from '../slices/cart/add-to-cart-api.ts'
import { cartApi } from '../slices/cart/cart-api.ts'
import { createStore } from '../store/store.ts'
import { sessionFrom } from './session.ts'
import { syncSessionAcrossTabs } from './session-middleware.ts'
import { signedIn } from './session-slice.ts'

const api = fakeApi()
const { getCart } = cartApi.endpoints
const { addToCart } = addToCartApi.endpoints

function storeOf(user = aUser()) {
  const store = createStore()
  store.dispatch(signedIn(sessionFrom({ token: 'T1', user })))
  return store
}

const currentOf = (store: ReturnType<typeof createStore>) => store.getState().session.current

describe('a token that the server rejects', () => {
  const asha = aUser({ name: 'Asha' })

  /** A background call of Asha's page gets a 401, with a draft in the browser. */
  async function expired() {
    api.refuses('GET /cart', 401, sessionEndedMessage)
    const store = storeOf(asha)
    localStorage.setItem('shippingInfo', '{}')
    sessionStorage.setItem('draft:asha/payment', '{}')
    await store.dispatch(getCart.initiate())
    return store
  }

  it('ends the session here', async () => {
    const store = await expired()
    expect(currentOf(store)).toBeNull()
    for (const key of ['token', 'role', 'user']) expect(localStorage.getItem(key)).toBeNull()
    expect(store.getState().session.ended).toEqual({ userId: asha._id, reason: 'expired' })
  })

  it('keeps drafts until the same user signs in again', async () => {
    const store = await expired()
    expect(localStorage.getItem('shippingInfo')).toBe('{}')
    store.dispatch(signedIn(sessionFrom({ token: 'T2', user: asha })))
    expect(localStorage.getItem('shippingInfo')).toBe('{}')
    expect(sessionStorage.getItem('draft:asha/payment')).toBe('{}')
    expect(store.getState().session.ended).toBeNull()
  })

  it.each(['at once', 'after a reload'])('shows another user none of them, %s', async (when) => {
    const page = await expired()
    const store = when === 'at once' ? page : createStore()
    store.dispatch(signedIn(sessionFrom({ token: 'T2', user: aUser({ name: 'Boris' }) })))
    expect(Object.keys(localStorage).sort()).toEqual(['role', 'token', 'user'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not end a newer session that another tab opened meanwhile', async () => {
    api.refuses('GET /cart', 401, sessionEndedMessage)
    const store = storeOf(asha)
    localStorage.setItem('token', 'T2')
    await store.dispatch(getCart.initiate())
    expect(currentOf(store)?.token).toBe('T2')
    expect(localStorage.getItem('token')).toBe('T2')
  })

  it("leaves the server's message to the call that failed", async () => {
    api.refuses('POST /cart/add', 401, sessionEndedMessage)
    const store = storeOf()
    const { error } = await store.dispatch(addToCart.initiate({ productId: 'p1', quantity: 1 }))
    expect(error).toMatchObject({ data: { message: sessionEndedMessage } })
    expect(currentOf(store)).toBeNull()
  })

  it('does not end a session opened meanwhile', async () => {
    api.refuses('GET /cart', 401, sessionEndedMessage)
    const letGo = api.holds('GET /cart')
    const store = storeOf()
    const late = store.dispatch(getCart.initiate())
    store.dispatch(signedIn(sessionFrom({ token: 'T2', user: aUser() })))
    letGo()
    await late
    expect(currentOf(store)?.token).toBe('T2')
  })
})

describe('another tab', () => {
  it('is followed when it signs out', () => {
    const store = storeOf()
    const stop = syncSessionAcrossTabs(store.dispatch)
    localStorage.clear()
    sessionStorage.setItem('draft:asha/payment', '{}')
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(currentOf(store)).toBeNull()
    expect(store.getState().session.ended?.reason).toBe('signed-out')
    expect(sessionStorage).toHaveLength(0)
    stop()
  })

  it('is followed when its session expires, and no input here is lost', () => {
    const store = storeOf()
    const stop = syncSessionAcrossTabs(store.dispatch)
    sessionStorage.setItem('draft:asha/payment', '{}')
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(store.getState().session.ended?.reason).toBe('expired')
    expect(sessionStorage.getItem('draft:asha/payment')).toBe('{}')
    stop()
  })

  it('is replaced when somebody else signs in', () => {
    const store = storeOf()
    const stop = syncSessionAcrossTabs(store.dispatch)
    const user = aUser({ role: 'reseller' })
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('role', 'reseller')
    localStorage.setItem('token', 'T2')
    sessionStorage.setItem('draft:asha/payment', '{}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(currentOf(store)).toEqual({ token: 'T2', user, role: 'reseller' })
    expect(sessionStorage).toHaveLength(0)
    stop()
  })
})
