import type { RemoteDefinition } from '@store/sdk'

/** What the shell, the gateway and search engines use of this remote before any of its code runs. */
export const remoteConfig: RemoteDefinition = {
  name: 'mf-sample',
  routes: [
    {
      path: '/sample',
      title: 'Sample Page',
      description: 'Sample Page of the store.',
      load: async () => (await import('./src/sample/sample-screen.tsx')).SampleScreen,
    },
  ],
  navigation: [{ label: 'Sample Page', to: '/sample', order: 60 }],
  // Bytes of all scripts as transferred; a larger release is rejected.
  scriptBudget: 12_000,
}
