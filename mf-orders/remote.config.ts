import { roles, tiers } from '@store/contract/rules/accounts/roles'
import type { RemoteConfig } from '@store/contract/schemas/site/composition'

/** Everybody with an account; the guard asks others to sign in. */
const everyRole = [...roles]
const buyers = [...tiers]

export const remoteConfig: RemoteConfig = {
  name: 'mf-orders',
  routes: [
    { path: '/orders', title: 'My Orders', roles: everyRole, firstCalls: ['/orders?limit=20'] },
    { path: '/profile', title: 'Profile', roles: everyRole, firstCalls: ['/auth/me'] },
    // Public (spec §2); visitors see a hint to log in.
    { path: '/notifications', title: 'Notifications', isUnlisted: true },
    {
      path: '/dashboard',
      title: 'Dashboard',
      roles: buyers,
      firstCalls: ['/dashboard/user', '/orders?limit=20'],
    },
  ],
  navigation: [
    {
      label: 'Dashboard',
      to: '/dashboard',
      order: 80,
      audiences: buyers,
    },
  ],
  scriptBudget: 39_000,
}
