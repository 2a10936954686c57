import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [
    screen('/:tier/orders', async () => (await import('./orders/orders-screen.tsx')).OrdersScreen),
  ],
})
