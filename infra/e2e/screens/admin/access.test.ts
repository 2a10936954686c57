import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Composition } from '@store/contract/schemas/site/composition'
import type { Browser } from 'playwright-core'
import { type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, requestedRemotes, siteUrl } from '../../driver/browser.ts'

const admins = ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin']
const shared = [
  'dashboard',
  'orders/*',
  'payments',
  'ledgers',
  'ledgers/:id',
  'proofs',
  'notifications',
  'sales',
  'security',
]
const supers = [
  'products',
  'products/import',
  'stock',
  'stock/bills/:id',
  'stock/counts/:id',
  'stock/products/:id',
  'complaints',
  'users',
  'users/:id',
  'api-tokens',
  'data-requests',
  'audit',
  'taxes',
  'settings',
  'search',
]

/** Endusers need no approval, so their admin has nothing to approve. */
const approvals = (role: string) => (role === 'enduser-admin' ? [] : ['approvals'])

const screensOf = (role: string) =>
  [...shared, ...approvals(role), ...(role === 'superadmin' ? supers : [])].map(
    (screen) => `/${role}/${screen}`,
  )

describe('access to the back office', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  /** Opens each path as this person, and expects a redirect. @returns the remotes that were requested */
  async function expectRedirects(as: Person | undefined, paths: readonly string[], to: string) {
    const { context, page, requests, consoleErrors } = await openVisitor(browser, { as })
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForURL(`**${to}`, { waitUntil: 'commit' })
    }
    expect(consoleErrors).toEqual([])
    await context.close()
    return requestedRemotes(requests)
  }

  it('is limited to the admins of each area, screen by screen', async () => {
    const response = await fetch(`${siteUrl}/composition.json`)
    const { remotes }: Composition = await response.json()
    const routes = remotes.find(({ name }) => name === 'mf-admin')?.routes ?? []
    const screens = admins.flatMap((role) => screensOf(role).map((path) => [path, [role]]))
    expect(Object.fromEntries(routes.map(({ path, roles }) => [path, roles]))).toEqual(
      Object.fromEntries(screens),
    )
  })

  it('needs a login, and loads none of its code before that', async () => {
    const paths = ['/enduser-admin/dashboard', '/superadmin/users']
    expect(await expectRedirects(undefined, paths, '/login')).not.toContain('mf-admin')
  })

  it('is denied to a buyer, without loading any of its code', async () => {
    const paths = ['/reseller-admin/orders', '/superadmin/products']
    const buyer = await registerBuyer('reseller')
    expect(await expectRedirects(buyer, paths, '/unauthorized')).not.toContain('mf-admin')
  })

  it("is denied to an admin in another tier's area and in the superadmin's", async () => {
    const paths = ['/distributor-admin/orders', '/superadmin/dashboard', '/superadmin/users']
    await expectRedirects(await signInDemo('reseller-admin'), paths, '/unauthorized')
  })
})
