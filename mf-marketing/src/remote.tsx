import { defineRemote } from '@store/sdk'
import { remoteConfig } from '../remote.config.ts'

export const remote = defineRemote(remoteConfig, {
  hi: () => import('./language/hi.json'),
})
