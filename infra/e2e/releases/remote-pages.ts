import type { Page } from 'playwright-core'

/** A page of a remote that the superadmin may open. */
export interface RemotePage {
  remote: string
  path: string
  /** Waits for its main content. */
  waitUntilReady: (page: Page) => Promise<void>
}

const heading = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()

/** One page of each remote. */
export const remotePages: RemotePage[] = [
  {
    remote: 'mf-marketing',
    path: '/about',
    waitUntilReady: heading(/about/i),
  },
  {
    remote: 'mf-shop',
    path: '/shop',
    waitUntilReady: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
  },
  {
    remote: 'mf-checkout',
    path: '/cart',
    waitUntilReady: heading(/cart/i),
  },
  {
    remote: 'mf-orders',
    path: '/orders',
    waitUntilReady: heading(/orders/i),
  },
  {
    remote: 'mf-admin',
    path: '/superadmin/dashboard',
    waitUntilReady: heading(/dashboard/i),
  },
]

/** Navigates within the document, like a link. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}

/** Waits until a page of {@link remotePages} is shown. */
export function waitUntilReady(page: Page, path: string): Promise<void> {
  const found = remotePages.find((candidate) => candidate.path === path)
  if (found === undefined) throw new Error(`unknown page ${path}`)
  return found.waitUntilReady(page)
}
