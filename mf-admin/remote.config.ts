import type { RemoteConfig } from '@store/contract/schemas/composition'

export const remoteConfig: RemoteConfig = {
  name: 'mf-admin',
  routes: [
    { path: '/enduser-admin/*', roles: ['enduser-admin'] },
    { path: '/reseller-admin/*', roles: ['reseller-admin'] },
    { path: '/distributor-admin/*', roles: ['distributor-admin'] },
    { path: '/superadmin/*', roles: ['superadmin'] },
  ],
  navigation: [
    {
      label: 'Dashboard',
      to: '/enduser-admin/dashboard',
      order: 80,
      audiences: ['enduser-admin'],
    },
    {
      label: 'Dashboard',
      to: '/reseller-admin/dashboard',
      order: 80,
      audiences: ['reseller-admin'],
    },
    {
      label: 'Dashboard',
      to: '/distributor-admin/dashboard',
      order: 80,
      audiences: ['distributor-admin'],
    },
    { label: 'Dashboard', to: '/superadmin/dashboard', order: 80, audiences: ['superadmin'] },
  ],
}
