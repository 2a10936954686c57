import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [
    screen('/cart', async () => (await import('./cart/cart-screen.tsx')).CartScreen),
    screen(
      '/checkout',
      async () => (await import('./checkout/checkout-screen.tsx')).CheckoutScreen,
    ),
    screen('/payment', async () => (await import('./payment/payment-screen.tsx')).PaymentScreen),
  ],
})
