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

/** The shop with few products, which renders in a fraction of the time of the whole catalogue. */
export const shopPath = '/shop?q=webcam'

/** Waits until the shop's products are shown. */
export const waitForShop = (page: Page) =>
  page.getByRole('main').getByRole('article').first().waitFor()

/** One page of each remote. */
export const remotePages: RemotePage[] = [
  {
    remote: 'mf-marketing',
    path: '/about',
    waitUntilReady: heading(/about/i),
  },
  {
    remote: 'mf-shop',
    path: shopPath,
    waitUntilReady: waitForShop,
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
