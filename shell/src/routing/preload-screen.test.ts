import { expect, it, jest } from '@jest/globals'
import { type CurrentSession, createStore } from '@store/host'
import { catalogApi, type PrefetchArgs, wishlistApi } from '@store/sdk'
import { aProduct, fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/react'
import { aComposition, aRelease } from '../testing/compositions.ts'
import { fakeRemotes } from '../testing/fake-remotes.ts'
import { arrivesWith, isMissing } from '../testing/fake-source.ts'
import { preloadScreen } from './preload-screen.ts'
import { createSiteMap } from './site-map.ts'

const api = fakeApi()

/** A remote with one screen, and the calls that were prefetched for it. */
function aScreenAt(path: string) {
  const prefetch = jest.fn<(args: PrefetchArgs) => void>()
  const load = jest.fn(async () => Object.assign(() => null, { prefetch }))
  return { module: { remote: { routes: [{ path, element: null, load }] } }, load, prefetch }
}

function openAt(address: string, role: CurrentSession['role'] = 'visitor') {
  const routes = [
    { path: '/product/:id' },
    { path: '/reseller/shop', roles: ['reseller'] },
    { path: '/usual-order', roles: ['reseller'], slot: '/reseller/shop' },
  ]
  const composition = aComposition({ remotes: [aRelease({ routes })] })
  const { store, loader, source, releases } = fakeRemotes(composition)
  const status = role === 'visitor' ? ('signed-out' as const) : ('signed-in' as const)
  const { dispatch } = createStore()
  const open = () =>
    preloadScreen(
      {
        siteMap: createSiteMap(composition.shell, releases),
        remotes: { store, loader },
        session: () => ({ status, role }),
        dispatch,
      },
      new URL(address, 'http://store.test'),
    )
  return { open, source, store, dispatch }
}

it('preloads the remote, the screen and the first calls of the screen', async () => {
  const { open, source } = openAt('/product/p1?from=mail')
  const { module, load, prefetch } = aScreenAt('/product/:id')
  source.behave(arrivesWith(module))
  await open()
  expect(prefetch).toHaveBeenCalledTimes(1)
  const search = new URLSearchParams('from=mail')
  expect(prefetch).toHaveBeenCalledWith({
    dispatch: expect.any(Function),
    params: { id: 'p1' },
    search,
  })
  expect(load).toHaveBeenCalledTimes(1)
})

it("waits for the screen's own first calls, and for nobody else's", async () => {
  const { open, source, dispatch } = openAt('/product/p1')
  api.answers('GET /wishlist/get', { wishlist: [] })
  api.answers('GET /products/:id', aProduct({ _id: 'p1' }))
  const letOthersGo = api.holds('GET /wishlist/get')
  void dispatch(wishlistApi.endpoints.getWishlist.initiate())
  const letGo = api.holds('GET /products/:id')
  const { module, prefetch } = aScreenAt('/product/:id')
  prefetch.mockImplementation(({ dispatch: own }) => {
    own(catalogApi.util.prefetch('getProduct', 'p1', {}))
  })
  source.behave(arrivesWith(module))
  const ready = jest.fn()
  const opened = open().then(ready)
  await waitFor(() => expect(api.calls('GET /products/:id')).toHaveLength(1))
  expect(ready).not.toHaveBeenCalled()
  letGo()
  await opened
  expect(api.calls('GET /wishlist/get')).toHaveLength(1)
  letOthersGo()
})

it('preloads the screen inside a page, too, and its first calls', async () => {
  const { open, source } = openAt('/reseller/shop', 'reseller')
  const page = aScreenAt('/reseller/shop')
  const inside = aScreenAt('/usual-order')
  const routes = [...page.module.remote.routes, ...inside.module.remote.routes]
  source.behave(arrivesWith({ remote: { routes } }))
  await open()
  expect(page.prefetch).toHaveBeenCalledTimes(1)
  expect(inside.prefetch).toHaveBeenCalledWith({
    ...{ dispatch: expect.any(Function), params: {}, search: new URLSearchParams() },
  })
})

it('preloads a screen once, whatever happens to the remote later', async () => {
  const { open, source, store } = openAt('/product/p1')
  const { module, load } = aScreenAt('/product/:id')
  source.behave(arrivesWith(module))
  await open()
  store.dispatch('mf-orders', { type: 'started' })
  expect(load).toHaveBeenCalledTimes(1)
})

it('does not retry a remote that failed', async () => {
  const { open, source, store } = openAt('/product/p1')
  source.behave(isMissing)
  jest.useFakeTimers()
  const ready = jest.fn()
  void open().then(ready)
  await jest.advanceTimersByTimeAsync(30_000)
  jest.useRealTimers()
  expect(store.getState('mf-shop').status).toBe('failed')
  expect(ready).not.toHaveBeenCalled()
})

it.each([
  ['/reseller/shop', 'visitor'],
  ['/nowhere', 'visitor'],
] as const)('fetches nothing for %s as %s', async (address, role) => {
  const { open, source } = openAt(address, role)
  await open()
  expect(source.downloads).toEqual([])
})
