import type { RemoteConfig } from '@store/contract/schemas/composition'

const buyers = ['enduser', 'reseller', 'distributor']

export const remoteConfig: RemoteConfig = {
  name: 'mf-shop',
  routes: [
    { path: '/shop' },
    { path: '/reseller/shop', roles: buyers },
    { path: '/distributor/shop', roles: buyers },
    { path: '/product/:id' },
    { path: '/wishlist' },
  ],
  navigation: [
    { label: 'Shop', to: '/shop', order: 20, audiences: ['visitor', 'enduser', 'enduser-admin'] },
    { label: 'Shop', to: '/reseller/shop', order: 20, audiences: ['reseller'] },
    { label: 'Shop', to: '/distributor/shop', order: 20, audiences: ['distributor'] },
  ],
}
