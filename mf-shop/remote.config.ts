import type { RemoteDefinition } from '@store/sdk'

const loadShop = async () => (await import('./src/shop/shop-screen.tsx')).ShopScreen

/** The first calls of the shop; values come from the URL. */
const firstCalls = [
  '/products?brand&category&countryOfOrigin&q&inStock&minPrice&maxPrice&sort&page=1&limit=50',
  '/products/facets?brand&category&countryOfOrigin&q&inStock&minPrice&maxPrice',
]

const buyers = ['enduser', 'reseller', 'distributor']

export const remoteConfig: RemoteDefinition = {
  name: 'mf-shop',
  routes: [
    {
      path: '/shop',
      title: 'Shop',
      description:
        'Laptops, printers, toner, CCTV, routers and storage of 33 brands, with stock, GST and quantity prices; filter by brand, category and country of origin.',
      firstCalls,
      firstPaint: true,
      // What links of the shop lead to; in this order, as it writes them.
      firstPaintQuery: ['category', 'brand', 'countryOfOrigin', 'page'],
      load: loadShop,
    },
    { path: '/reseller/shop', roles: buyers, firstCalls, load: loadShop },
    { path: '/distributor/shop', roles: buyers, firstCalls, load: loadShop },
    {
      path: '/product/:id',
      subject: 'product',
      firstCalls: ['/products/:id'],
      firstPaint: true,
      load: async () => (await import('./src/product/product-screen.tsx')).ProductScreen,
    },
    {
      path: '/wishlist',
      title: 'Wishlist',
      description: 'The products you keep an eye on, with today’s price of your tier and stock.',
      isUnlisted: true,
      load: async () => (await import('./src/wishlist/wishlist-screen.tsx')).WishlistScreen,
    },
  ],
  navigation: [
    {
      label: 'Shop',
      labels: { hi: 'दुकान' },
      to: '/shop',
      order: 20,
      audiences: ['visitor', 'enduser', 'enduser-admin'],
    },
    {
      label: 'Shop',
      labels: { hi: 'दुकान' },
      to: '/reseller/shop',
      order: 20,
      audiences: ['reseller'],
    },
    {
      label: 'Shop',
      labels: { hi: 'दुकान' },
      to: '/distributor/shop',
      order: 20,
      audiences: ['distributor'],
    },
  ],
  scriptBudget: 56_500,
}
