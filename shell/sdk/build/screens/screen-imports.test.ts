import { expect, it } from '@jest/globals'
import { screenImports } from './screen-imports.ts'

it('finds what each screen imports, in place or by name', () => {
  const source = `
    import { defineRemote, screen } from '@store/sdk'
    const loadShop = async () => (await import('./shop/shop-screen.tsx')).ShopScreen
    export const remote = defineRemote({
      routes: [
        screen('/shop', loadShop),
        screen('/reseller/shop', loadShop),
        screen('/cart', async () => (await import('./cart/cart-screen.tsx')).CartScreen),
        ...['a', 'b'].map((tier) => screen(\`/\${tier}/orders\`, loadShop)),
      ],
    })`
  expect([...screenImports(source)]).toEqual([
    ['/shop', './shop/shop-screen.tsx'],
    ['/reseller/shop', './shop/shop-screen.tsx'],
    ['/cart', './cart/cart-screen.tsx'],
  ])
})
