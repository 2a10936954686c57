import type { Page, Route } from 'playwright-core'

/** A forced answer stands until it is lifted. */
export type MockedRoute = { restore: () => Promise<void> }

async function mockRoute(
  page: Page,
  path: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<MockedRoute> {
  const matches = ({ pathname }: URL) =>
    typeof path === 'string' ? pathname === `/api${path}` : path.test(pathname)
  await page.route(matches, handle)
  return { restore: () => page.unroute(matches) }
}

/** From now on the API answers this path with these words; for faces that a healthy site never shows. */
export function mockResponse(
  page: Page,
  path: string | RegExp,
  { status = 200, body }: { status?: number; body: unknown },
): Promise<MockedRoute> {
  return mockRoute(page, path, (route) => route.fulfill({ status, json: body }))
}

/** From now on the API refuses this path. */
export function mockError(
  page: Page,
  path: string | RegExp,
  { status = 500, message = '' }: { status?: number; message?: string } = {},
): Promise<MockedRoute> {
  return mockResponse(page, path, { status, body: message ? { message } : {} })
}

/** From now on the network is cut for this path. */
export function mockOffline(page: Page, path: string | RegExp): Promise<MockedRoute> {
  return mockRoute(page, path, (route) => route.abort('internetdisconnected'))
}

/** From now on this path does not answer; lifting it lets what waited go on. */
export async function mockPending(page: Page, path: string | RegExp): Promise<MockedRoute> {
  const pendingRoutes: Route[] = []
  let isPending = true
  const mocked = await mockRoute(page, path, (route) =>
    isPending ? pendingRoutes.push(route) : route.continue(),
  )
  return {
    // Before the route is taken back: what still waits by then, Playwright lets go by itself.
    restore: async () => {
      isPending = false
      await Promise.all(pendingRoutes.map((route) => route.continue()))
      await mocked.restore()
    },
  }
}
