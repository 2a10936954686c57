import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, requestedRemotes } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'
import { visitAs } from './admin-visit.ts'

const admins = ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin']
const shared = ['dashboard', 'orders', 'proofs', 'notifications']
const supers = ['products', 'products/import', 'complaints', 'users', 'audit']

const screensOf = (role: string) =>
  [...shared, ...(role === 'superadmin' ? supers : [])].map((screen) => `/${role}/${screen}`)

/** The dashboard of every admin, and the screens of the superadmin only. */
const adminPaths = [
  ...admins.map((role) => `/${role}/dashboard`),
  ...supers.map((screen) => `/superadmin/${screen}`),
]

describe('access to the back office', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  /** Opens each path as this person, and expects a redirect without loading the back office. */
  async function expectSentOn(as: Person | undefined, paths: readonly string[], to: string) {
    const { context, page, requests, consoleErrors } = await openVisitor(browser, { as })
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForURL(`**${to}`, { waitUntil: 'commit' })
    }
    if (as === undefined || !admins.includes(as.user.role)) {
      expect(requestedRemotes(requests)).not.toContain('mf-admin')
    }
    expect(consoleErrors).toEqual([])
    await context.close()
  }

  it('redirects a visitor to the login', async () => {
    await expectSentOn(undefined, adminPaths, '/login')
  }, 60_000)

  it('is denied to a buyer', async () => {
    await expectSentOn(await registerBuyer('reseller'), adminPaths, '/unauthorized')
  }, 60_000)

  it.each(admins)(
    'allows the %s only their own screens',
    async (role) => {
      const others = admins.filter((other) => other !== role).flatMap(screensOf)
      await expectSentOn(await signInDemo(role), others, '/unauthorized')
      const { context, page, requests, consoleErrors } = await visitAs(browser, role)
      for (const path of screensOf(role)) {
        await page.goto(path)
        await waitUntilSettled(page)
        expect(new URL(page.url()).pathname).toBe(path)
      }
      expect(requestedRemotes(requests)).toEqual(['mf-admin'])
      expect(consoleErrors).toEqual([])
      await context.close()
    },
    120_000,
  )

  it.each(admins.filter((role) => role !== 'superadmin'))(
    'is denied to the %s in the API for the superadmin and other tiers',
    async (role) => {
      const as = await signInDemo(role)
      const foreign = admins.filter((other) => other !== role)
      const refused: { path: string; method?: string; body?: unknown }[] = [
        { path: '/admin/users' },
        { path: `/admin/users/${as.user._id}`, method: 'PUT', body: { role: 'superadmin' } },
        { path: '/admin/audit' },
        { path: '/admin/contact-complaints' },
        { path: '/notifications/sent' },
        { path: '/notifications', body: { title: 'x', message: 'y', sentTo: 'all' } },
        { path: '/products/imports' },
        { path: '/products/export' },
        { path: '/dashboard/super-admin' },
        ...foreign.map((other) => ({ path: `/${other}/orders` })),
      ]
      for (const { path, ...how } of refused) {
        await expect(callApi(path, { ...how, as })).rejects.toThrow(`${path}: 403`)
      }
      const own = await callApi<{ orders: { tier: string }[] }>(`/${role}/orders?limit=200`, { as })
      expect(own.orders.every(({ tier }) => `${tier}-admin` === role)).toBe(true)
    },
  )

  it('leaves no trace in what a buyer downloads, from the home page to the order', async () => {
    const buyer = await registerBuyer('reseller')
    const [product] = await fetchProducts(1, buyer)
    if (!product) throw new Error('The demo catalogue has nothing in stock.')
    await placeOrder(buyer, [product])
    const { context, page, requests } = await openVisitor(browser, { as: buyer })
    const paths = [
      ...['/', '/reseller/shop', `/product/${product._id}`, '/wishlist', '/cart'],
      ...['/checkout', '/orders', '/notifications', '/dashboard', '/profile', '/contact'],
    ]
    for (const path of paths) {
      await page.goto(path)
      await waitUntilSettled(page)
    }
    expect(requests.length).toBeGreaterThan(paths.length)
    expect(requestedRemotes(requests)).not.toContain('mf-admin')
    await context.close()
  }, 120_000)
})
