import type { Page, Route } from 'playwright-core'

/** A forced answer stands until it is lifted. */
export type Forced = { lift: () => Promise<void> }

async function force(
  page: Page,
  path: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<Forced> {
  const isMeant = ({ pathname }: URL) =>
    typeof path === 'string' ? pathname === `/api${path}` : path.test(pathname)
  await page.route(isMeant, handle)
  return { lift: () => page.unroute(isMeant) }
}

/** From now on the API answers this path with these words; for faces that a healthy site never shows. */
export function answering(
  page: Page,
  path: string | RegExp,
  { status = 200, body }: { status?: number; body: unknown },
): Promise<Forced> {
  return force(page, path, (route) => route.fulfill({ status, json: body }))
}

/** From now on the API refuses this path. */
export function refusing(
  page: Page,
  path: string | RegExp,
  { status = 500, message = '' }: { status?: number; message?: string } = {},
): Promise<Forced> {
  return answering(page, path, { status, body: message ? { message } : {} })
}

/** From now on the network is cut for this path. */
export function unreachable(page: Page, path: string | RegExp): Promise<Forced> {
  return force(page, path, (route) => route.abort('internetdisconnected'))
}

/** From now on this path does not answer; lifting it lets what waited go on. */
export async function holding(page: Page, path: string | RegExp): Promise<Forced> {
  const waiting: Route[] = []
  let isHeld = true
  const held = await force(page, path, (route) => (isHeld ? waiting.push(route) : route.continue()))
  return {
    // Before the route is taken back: what still waits by then, Playwright lets go by itself.
    lift: async () => {
      isHeld = false
      await Promise.all(waiting.map((route) => route.continue()))
      await held.lift()
    },
  }
}
