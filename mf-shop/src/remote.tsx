import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [screen('/shop', async () => (await import('./shop/shop-screen.tsx')).ShopScreen)],
})
