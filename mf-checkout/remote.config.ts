import type { RemoteDefinition } from '@store/sdk'

export const remoteConfig: RemoteDefinition = {
  name: 'mf-checkout',
  routes: [
    {
      path: '/cart',
      title: 'Cart',
      description: 'Your cart: change quantities, add sixty models by quick order, and check out.',
      isUnlisted: true,
      load: async () => (await import('./src/cart/cart-screen.tsx')).CartScreen,
    },
    {
      path: '/checkout',
      title: 'Checkout',
      isUnlisted: true,
      load: async () => (await import('./src/checkout/checkout-screen.tsx')).CheckoutScreen,
    },
    {
      path: '/payment',
      title: 'Payment',
      isUnlisted: true,
      load: async () => (await import('./src/payment/payment-screen.tsx')).PaymentScreen,
    },
  ],
  navigation: [],
  scriptBudget: 45_000,
}
