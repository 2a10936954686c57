import { describe, expect, it } from '@jest/globals'
import type { Audience } from '@store/contract/rules/accounts/roles'
import { aComposition, aRelease } from '../testing/compositions.ts'
import { createSiteMap } from './site-map.ts'

describe('the site map', () => {
  const { shell, remotes } = aComposition()
  const siteMap = createSiteMap(shell, remotes)

  it('knows the title of a page before its code is loaded', () => {
    expect(siteMap.headOf('/login')).toEqual({ title: 'Login' })
    expect(siteMap.headOf('/reseller-admin/orders')).toEqual({ isHidden: true })
    expect(siteMap.headOf('/nowhere')).toEqual({ isHidden: true })
  })

  it.each([
    ['/', 'mf-marketing'],
    ['/shop', 'mf-shop'],
    ['/SHOP/', 'mf-shop'],
    ['/reseller-admin/orders', 'mf-admin'],
    ['/reseller-admin', 'mf-admin'],
    ['/nowhere', undefined],
    ['/shop/more', undefined],
  ])('finds the remote of %s', (pathname, remote) => {
    expect(siteMap.findRoute(pathname)?.remote).toBe(remote)
  })

  it('prefers the more exact route of two that match', () => {
    const either = createSiteMap(shell, [
      aRelease({ name: 'mf-any', routes: [{ path: '/product/:id' }] }),
      aRelease({ name: 'mf-one', routes: [{ path: '/product/new' }] }),
    ])
    expect(either.findRoute('/product/new')?.remote).toBe('mf-one')
    expect(either.findRoute('/product/26A')?.remote).toBe('mf-any')
  })

  it('finds the screen inside a page for those who may open it', () => {
    const routes = [{ path: '/usual-order', roles: ['enduser'], slot: '/' }]
    const { findScreenInside } = createSiteMap(shell, [
      ...remotes,
      aRelease({ name: 'mf-orders', routes }),
    ])
    expect(findScreenInside('/', 'enduser')?.path).toBe('/usual-order')
    expect(findScreenInside('/', 'visitor')).toBeUndefined()
    expect(findScreenInside('/shop', 'enduser')).toBeUndefined()
  })

  it.each<[Audience, string[]]>([
    ['visitor', ['Home /', 'Shop /shop', 'About Us /about']],
    ['reseller', ['Home /', 'Shop /reseller/shop', 'About Us /about']],
    ['reseller-admin', ['Home /', 'About Us /about', 'Dashboard /reseller-admin/dashboard']],
  ])('returns the links of a %s, in order', (audience, links) => {
    expect(siteMap.linksFor(audience).map(({ label, to }) => `${label} ${to}`)).toEqual(links)
  })

  it('offers in the account menu what a live route offers to the role, in order', () => {
    const accountLinks = [
      { label: 'Profile', to: '/profile', order: 50 },
      { label: 'Lists', to: '/lists', order: 40, audiences: ['enduser'] },
      { label: 'Orders', to: '/orders', order: 10, audiences: ['enduser'] },
      { label: 'Queue', to: '/queue', order: 20 },
    ]
    const routes = [{ path: '/orders' }, { path: '/profile' }, { path: '/queue', roles: ['admin'] }]
    const remote = aRelease({ name: 'mf-orders', routes, navigation: [], accountLinks })
    const { accountLinksFor } = createSiteMap(shell, [remote, aRelease()])
    expect(accountLinksFor('enduser').map(({ label }) => label)).toEqual(['Orders', 'Profile'])
    expect(accountLinksFor('superadmin').map(({ label }) => label)).toEqual(['Profile'])
    expect(siteMap.accountLinksFor('superadmin')).toEqual([])
  })

  it('offers a link to a view of a page, which its query names', () => {
    const accountLinks = [{ label: 'Unpaid', to: '/orders?status=pending#first', order: 10 }]
    const routes = [{ path: '/orders' }]
    const remote = aRelease({ name: 'mf-orders', routes, navigation: [], accountLinks })
    const { accountLinksFor } = createSiteMap(shell, [remote])
    expect(accountLinksFor('enduser').map(({ label }) => label)).toEqual(['Unpaid'])
  })

  it('has the links of the workbench by role, in order', () => {
    const links = [
      { label: 'Orders', to: '/desk/orders', order: 20, audiences: ['superadmin'] },
      { label: 'Proofs', to: '/desk/proofs', order: 10, count: '/counts#proofs' },
      { label: 'Gone', to: '/nowhere', order: 30 },
    ]
    const routes = [{ path: '/desk/*', roles: ['superadmin', 'reseller-admin'] }]
    const { railFor } = createSiteMap(shell, [
      aRelease({ name: 'mf-desk', routes, navigation: [], rail: links }),
      aRelease(),
    ])
    expect(railFor('superadmin').map(({ label }) => label)).toEqual(['Proofs', 'Orders'])
    expect(railFor('reseller-admin').map(({ label }) => label)).toEqual(['Proofs'])
    expect(railFor('enduser')).toEqual([])
  })

  it('leaves out of the rail what the rights of an admin do not open', () => {
    const rail = ['orders', 'payments', 'audit', 'security'].map((label, order) => ({
      label,
      to: `/desk/${label}`,
      order,
    }))
    const routes = [
      { path: '/desk/orders/*', rights: ['orders', 'packing'] },
      { path: '/desk/payments', rights: ['money'] },
      { path: '/desk/audit', rights: [] },
      { path: '/desk/security' },
    ]
    const remote = aRelease({ name: 'mf-desk', routes, navigation: [], rail })
    const labelsFor = (held?: string[]) =>
      createSiteMap(shell, [remote])
        .railFor('superadmin', held)
        .map(({ label }) => label)
    expect(labelsFor(['packing'])).toEqual(['orders', 'security'])
    expect(labelsFor([])).toEqual(['security'])
    for (const all of [undefined, ['read']])
      expect(labelsFor(all)).toEqual(['orders', 'payments', 'audit', 'security'])
  })
})
