import type { Composition, RemoteRelease } from '@store/contract/schemas/site/composition'

const hash = `sha384-${'A'.repeat(64)}`

/** A release of mf-shop that is compatible with this host, with a public and a guarded route. */
export function aRelease(given: Partial<RemoteRelease> = {}): RemoteRelease {
  const { name = 'mf-shop' } = given
  return {
    name,
    version: '1.0.0-aaaaaaaa',
    buildId: 'aaaaaaaa',
    container: `${name.replaceAll('-', '_')}_aaaaaaaa`,
    base: `/mf/${name}/1.0.0-aaaaaaaa/`,
    entry: 'container.js',
    preload: ['container.js', 'remote.js'],
    screens: {},
    integrity: { 'container.js': hash, 'remote.js': hash },
    shared: { react: '^19.0.0' },
    routes: [{ path: '/shop' }, { path: '/reseller/shop', roles: ['reseller'] }],
    navigation: [
      { label: 'Shop', to: '/shop', order: 20, audiences: ['visitor', 'enduser', 'enduser-admin'] },
      { label: 'Shop', to: '/reseller/shop', order: 20, audiences: ['reseller'] },
    ],
    ...given,
  }
}

/** A site with a home page, a shop and the orders of one kind of admin. */
export function aComposition(given: Partial<Composition> = {}): Composition {
  return {
    revision: 1,
    shell: {
      version: '1.0.0-bbbbbbbb',
      buildId: 'bbbbbbbb',
      base: '/mf/shell/1.0.0-bbbbbbbb/',
      routes: [{ path: '/login', title: 'Login' }],
    },
    remotes: [
      aRelease(),
      aRelease({
        name: 'mf-marketing',
        routes: [{ path: '/' }, { path: '/about' }],
        navigation: [
          { label: 'About Us', to: '/about', order: 30 },
          { label: 'Home', to: '/', order: 10 },
        ],
        accountLinks: [
          { label: 'Wishes', to: '/shop', order: 10, audiences: ['enduser'] },
          { label: 'Help', to: '/about', order: 20, audiences: ['enduser'] },
        ],
      }),
      aRelease({
        name: 'mf-admin',
        routes: [
          { path: '/reseller-admin/*', roles: ['reseller-admin'] },
          { path: '/superadmin/payments', roles: ['superadmin'], rights: ['money'] },
        ],
        navigation: [
          {
            label: 'Dashboard',
            to: '/reseller-admin/dashboard',
            order: 80,
            audiences: ['reseller-admin'],
          },
        ],
      }),
    ],
    ...given,
  }
}
