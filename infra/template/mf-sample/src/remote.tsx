import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [
    screen('/sample', async () => (await import('./sample/sample-screen.tsx')).SampleScreen),
  ],
})
