import { roles } from '@store/contract/rules/roles'
import type { RemoteConfig } from '@store/contract/schemas/composition'

const everyRole = [...roles]

export const remoteConfig: RemoteConfig = {
  name: 'mf-orders',
  routes: [
    { path: '/orders', roles: everyRole },
    { path: '/profile', roles: everyRole },
    { path: '/dashboard', roles: everyRole },
  ],
  navigation: [
    {
      label: 'Dashboard',
      to: '/dashboard',
      order: 80,
      audiences: ['enduser', 'reseller', 'distributor'],
    },
  ],
}
