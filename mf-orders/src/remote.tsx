import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [
    screen(
      '/orders',
      async () => (await import('./my-orders/my-orders-screen.tsx')).MyOrdersScreen,
    ),
    screen(
      '/notifications',
      async () => (await import('./notifications/notifications-screen.tsx')).NotificationsScreen,
    ),
    screen('/profile', async () => (await import('./profile/profile-screen.tsx')).ProfileScreen),
    screen(
      '/dashboard',
      async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
    ),
  ],
})
