import { roles, tiers } from '@store/contract/rules/accounts/roles'
import type { RemoteDefinition } from '@store/sdk'

/** Every signed-in user; the guard asks others to sign in. */
const everyRole = [...roles]
const buyers = [...tiers]

export const remoteConfig: RemoteDefinition = {
  name: 'mf-orders',
  routes: [
    {
      path: '/orders',
      title: 'My Orders',
      roles: everyRole,
      firstCalls: ['/orders?limit=20', '/orders?limit=20&needsBuyer=true'],
      load: async () => (await import('./src/my-orders/my-orders-screen.tsx')).MyOrdersScreen,
    },
    {
      path: '/orders/:id',
      title: 'Order',
      roles: everyRole,
      firstCalls: ['/orders/:id'],
      load: async () => (await import('./src/my-orders/order-page/order-screen.tsx')).OrderScreen,
    },
    {
      path: '/profile',
      title: 'Profile',
      roles: everyRole,
      firstCalls: ['/auth/me'],
      load: async () => (await import('./src/profile/profile-screen.tsx')).ProfileScreen,
    },
    {
      // Public (spec §2); visitors see a hint to log in.
      path: '/notifications',
      title: 'Notifications',
      isUnlisted: true,
      load: async () =>
        (await import('./src/notifications/notifications-screen.tsx')).NotificationsScreen,
    },
    {
      path: '/dashboard',
      title: 'Dashboard',
      roles: buyers,
      firstCalls: ['/dashboard/user', '/orders?limit=20'],
      load: async () => (await import('./src/dashboard/dashboard-screen.tsx')).DashboardScreen,
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
  accountLinks: [
    { label: 'Orders', to: '/orders', order: 10, audiences: buyers },
    { label: 'Profile', to: '/profile', order: 50, audiences: everyRole },
  ],
  scriptBudget: 54_000,
}
