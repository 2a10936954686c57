import type { Page } from 'playwright-core'

/** A page of a remote, and who opens it. */
export interface RemotePage {
  remote: string
  path: string
  role: 'enduser' | 'superadmin'
  /** Waits for its main content. */
  waitUntilReady: (page: Page) => Promise<void>
  /** Pages of other remotes that this role may open. */
  otherPages: string[]
}

const heading = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()

/** One page of each remote. */
export const remotePages: RemotePage[] = [
  {
    remote: 'mf-marketing',
    path: '/about',
    role: 'enduser',
    waitUntilReady: heading(/about/i),
    otherPages: ['/shop', '/cart', '/orders'],
  },
  {
    remote: 'mf-shop',
    path: '/shop',
    role: 'enduser',
    waitUntilReady: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
    otherPages: ['/about', '/cart', '/orders'],
  },
  {
    remote: 'mf-checkout',
    path: '/cart',
    role: 'enduser',
    waitUntilReady: heading(/cart/i),
    otherPages: ['/about', '/shop', '/orders'],
  },
  {
    remote: 'mf-orders',
    path: '/orders',
    role: 'enduser',
    waitUntilReady: heading(/orders/i),
    otherPages: ['/about', '/shop', '/cart'],
  },
  {
    remote: 'mf-admin',
    path: '/superadmin/dashboard',
    role: 'superadmin',
    waitUntilReady: heading(/dashboard/i),
    otherPages: ['/about', '/shop', '/orders'],
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
