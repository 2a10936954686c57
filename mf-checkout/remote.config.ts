import type { RemoteConfig } from '@store/contract/schemas/site/composition'

export const remoteConfig: RemoteConfig = {
  name: 'mf-checkout',
  routes: [
    {
      path: '/cart',
      title: 'Cart',
      description: 'Your cart: change quantities, add sixty models by quick order, and check out.',
      isUnlisted: true,
    },
    { path: '/checkout', title: 'Checkout', isUnlisted: true },
    { path: '/payment', title: 'Payment', isUnlisted: true },
  ],
  navigation: [],
  scriptBudget: 45_000,
}
