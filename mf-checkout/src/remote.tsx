import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [screen('/cart', async () => (await import('./cart/cart-screen.tsx')).CartScreen)],
})
