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
      path: '/buy-again',
      title: 'Buy again',
      roles: buyers,
      firstCalls: ['/purchases?limit=200'],
      load: async () => (await import('./src/buy-again/buy-again-screen.tsx')).BuyAgainScreen,
    },
    {
      path: '/usual-order',
      title: 'Usual order',
      roles: buyers,
      slot: '/',
      firstCalls: [
        '/orders?limit=20&needsBuyer=true',
        '/orders?limit=3&status=shipped',
        '/purchases?limit=8',
      ],
      load: async () => (await import('./src/usual-order/usual-order-screen.tsx')).UsualOrderScreen,
    },
    {
      path: '/lists',
      title: 'My lists',
      roles: buyers,
      firstCalls: ['/lists?limit=200'],
      load: async () => (await import('./src/lists/lists-screen.tsx')).ListsScreen,
    },
    {
      path: '/lists/:id',
      title: 'List',
      roles: buyers,
      firstCalls: ['/lists/:id'],
      load: async () => (await import('./src/lists/list-screen.tsx')).ListScreen,
    },
    {
      path: '/account-statement',
      title: 'Account statement',
      roles: buyers,
      firstCalls: ['/ledgers/me'],
      load: async () =>
        (await import('./src/account-statement/account-statement-screen.tsx'))
          .AccountStatementScreen,
    },
    {
      path: '/profile',
      title: 'Profile',
      roles: everyRole,
      firstCalls: ['/auth/me'],
      load: async () => (await import('./src/profile/profile-screen.tsx')).ProfileScreen,
    },
    {
      // Public (site 3.3); visitors see a hint to log in.
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
      label: 'Buy again',
      labels: { hi: 'फिर से खरीदें' },
      to: '/buy-again',
      order: 22,
      audiences: buyers,
    },
    { label: 'Orders', labels: { hi: 'ऑर्डर' }, to: '/orders', order: 26, audiences: buyers },
    {
      label: 'Dashboard',
      labels: { hi: 'डैशबोर्ड' },
      to: '/dashboard',
      order: 80,
      audiences: buyers,
    },
  ],
  accountLinks: [
    { label: 'Orders', labels: { hi: 'ऑर्डर' }, to: '/orders', order: 10, audiences: buyers },
    {
      label: 'Buy again',
      labels: { hi: 'फिर से खरीदें' },
      to: '/buy-again',
      order: 20,
      audiences: buyers,
    },
    { label: 'My lists', labels: { hi: 'मेरी सूचियाँ' }, to: '/lists', order: 30, audiences: buyers },
    {
      label: 'Account statement',
      labels: { hi: 'खाता विवरण' },
      to: '/account-statement',
      order: 40,
      audiences: buyers,
    },
    {
      label: 'Profile',
      labels: { hi: 'प्रोफ़ाइल' },
      to: '/profile',
      order: 50,
      audiences: everyRole,
    },
  ],
  scriptBudget: 158_700,
}
