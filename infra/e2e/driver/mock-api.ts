import type { Page, Route } from 'playwright-core'

/** A mocked route, until it is restored. */
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

/** Mocks the API's response to this path, for states that a healthy site never shows. */
export function mockResponse(
  page: Page,
  path: string | RegExp,
  { status = 200, body }: { status?: number; body: unknown },
): Promise<MockedRoute> {
  return mockRoute(page, path, (route) => route.fulfill({ status, json: body }))
}

/** Makes the API respond to this path with an error. */
export function mockError(
  page: Page,
  path: string | RegExp,
  { status = 500, message = '' }: { status?: number; message?: string } = {},
): Promise<MockedRoute> {
  return mockResponse(page, path, { status, body: message ? { message } : {} })
}

/** Makes requests of this path fail as if offline. */
export function mockOffline(page: Page, path: string | RegExp): Promise<MockedRoute> {
  return mockRoute(page, path, (route) => route.abort('internetdisconnected'))
}

/** Leaves requests of this path pending until restored. */
export async function mockPending(page: Page, path: string | RegExp): Promise<MockedRoute> {
  const pendingRoutes: Route[] = []
  let isPending = true
  const mocked = await mockRoute(page, path, (route) =>
    isPending ? pendingRoutes.push(route) : route.continue(),
  )
  return {
    // Continue pending requests before unrouting: Playwright would continue the remaining ones itself.
    restore: async () => {
      isPending = false
      await Promise.all(pendingRoutes.map((route) => route.continue()))
      await mocked.restore()
    },
  }
}
