import { expect, it, jest } from '@jest/globals'
import { parseRole } from '@store/contract/rules/accounts/roles'
import { firstCallOf } from '@store/contract/rules/site/first-calls'
import { matchRoute } from '@store/contract/rules/site/route-match'
import { waitFor } from '@testing-library/react'
import type { RemoteDefinition } from '../src/define-remote.ts'
import { createStore } from '../src/store/store.ts'
import { renderWithStore } from './render-with-store.tsx'
import { aUser } from './samples.ts'

/**
 * Tests every route that declares `firstCalls`: its screen must request exactly these URLs, or the early responses are
 * never used. A screen with `prefetch` must prefetch these calls and no others.
 * @param searches query strings to open each page with
 * @example testFirstCalls(remoteConfig, ['', '?q=toner'])
 */
export function testFirstCalls({ routes }: RemoteDefinition, searches: readonly string[] = ['']) {
  const declaring = routes.filter(({ firstCalls }) => firstCalls !== undefined)
  const pages = declaring.flatMap(({ path }) =>
    searches.map((search) => path.replace(/:\w+/g, 'p1') + search),
  )
  it.each(pages)('%s starts with the calls that its route declares', async (page) => {
    const { pathname, search } = new URL(page, location.origin)
    const match = matchRoute(declaring, pathname)
    if (match === undefined) throw new Error(`${page} has no route`)
    const { route, params } = match
    const firstCalls = (route.firstCalls ?? [])
      .map((call) => `${location.origin}/api${firstCallOf(call, params, search)}`)
      .sort()
    const Screen = await route.load()
    const requests = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
    const requested = () =>
      requests.mock.calls.map(([input]) => (input instanceof Request ? input.url : `${input}`))

    if (Screen.prefetch) {
      const { dispatch } = createStore()
      Screen.prefetch({ dispatch, params, search: new URLSearchParams(search) })
      await waitFor(() => expect(requested().sort()).toEqual(firstCalls))
      requests.mockClear()
    }
    const role = parseRole(route.roles?.[0])
    renderWithStore(<Screen />, {
      route: page,
      path: route.path,
      ...(role && { session: aUser({ role }) }),
    })
    await waitFor(() => expect(requested()).toEqual(expect.arrayContaining(firstCalls)))
  })
}
