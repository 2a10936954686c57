import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [
    screen(
      '/orders',
      async () => (await import('./my-orders/my-orders-screen.tsx')).MyOrdersScreen,
    ),
  ],
})
