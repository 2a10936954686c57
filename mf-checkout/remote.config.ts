import { tiers } from '@store/contract/rules/accounts/roles'
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
      path: '/quick-order',
      title: 'Quick order',
      description:
        'Paste model numbers and quantities or drop a spreadsheet: price, stock and sum of each line before you order.',
      load: async () =>
        (
          await import(
            /* webpackChunkName: "quick-order" */ './src/quick-order/quick-order-screen.tsx'
          )
        ).QuickOrderScreen,
    },
    {
      path: '/checkout',
      title: 'Checkout',
      isUnlisted: true,
      load: async () =>
        (await import(/* webpackChunkName: "checkout" */ './src/checkout/checkout-screen.tsx'))
          .CheckoutScreen,
    },
    {
      // In the profile, too.
      path: '/addresses',
      title: 'Addresses',
      roles: [...tiers],
      slot: '/profile',
      firstCalls: ['/shipment/addresses', '/shipment/me'],
      load: async () => (await import('./src/address-book/addresses-screen.tsx')).AddressesScreen,
    },
    {
      path: '/payment',
      title: 'Payment',
      isUnlisted: true,
      load: async () => (await import('./src/payment/payment-screen.tsx')).PaymentScreen,
    },
    {
      // With a payment link, from any device: its signature is the key.
      path: '/pay/:token',
      title: 'Pay for an order',
      isUnlisted: true,
      load: async () => (await import('./src/pay-link/pay-link-screen.tsx')).PayLinkScreen,
    },
  ],
  navigation: [
    {
      label: 'Quick order',
      labels: { hi: 'क्विक ऑर्डर' },
      to: '/quick-order',
      order: 24,
      audiences: [...tiers],
    },
  ],
  accountLinks: [
    {
      label: 'Quick order',
      labels: { hi: 'क्विक ऑर्डर' },
      to: '/quick-order',
      order: 25,
      audiences: [...tiers],
    },
  ],
  scriptBudget: 116_500,
}
