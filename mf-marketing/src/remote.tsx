import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [screen('/', async () => (await import('./home/home-screen.tsx')).HomeScreen)],
})
