import { roles, tiers } from '@store/contract/rules/roles'
import type { RemoteConfig } from '@store/contract/schemas/composition'

/** With an account; the guard asks others to sign in. */
const everyRole = [...roles]
const buyers = [...tiers]

export const remoteConfig: RemoteConfig = {
  name: 'mf-orders',
  routes: [
    { path: '/orders', roles: everyRole },
    { path: '/profile', roles: everyRole },
    // Open to all (spec §2); who is not signed in reads so.
    { path: '/notifications' },
    { path: '/dashboard', roles: buyers },
  ],
  navigation: [
    {
      label: 'Dashboard',
      to: '/dashboard',
      order: 80,
      audiences: buyers,
    },
  ],
  scriptBudget: 50_000,
}
