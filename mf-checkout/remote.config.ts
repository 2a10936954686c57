import type { RemoteConfig } from '@store/contract/schemas/composition'

export const remoteConfig: RemoteConfig = {
  name: 'mf-checkout',
  routes: [{ path: '/cart' }, { path: '/checkout' }, { path: '/payment' }],
  navigation: [],
}
