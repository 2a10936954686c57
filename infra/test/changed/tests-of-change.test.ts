import { describe, expect, it } from '@jest/globals'
import { testsOfChange } from './tests-of-change.ts'

const files = [
  'api/contract/rules/pricing/money.ts',
  'infra/e2e/screens/admin/orders/orders.test.ts',
  'infra/e2e/screens/shop/wishlist.test.ts',
  'infra/releases/store/bucket-store.ts',
  'mf-shop/src/wishlist/wishlist-screen.tsx',
  'mf-shop/src/remote.ts',
  'shell/ui/src/forms/field.tsx',
]
const repository = { files, featuresUsing: () => ['ordering/cart', 'ordering/orders'] }
const choose = (...changed: string[]) => testsOfChange(changed, repository)

describe('the tests of a change', () => {
  it('include those of the screen, in jsdom and in a browser, and the types of its remote', () => {
    expect(choose('mf-shop/src/wishlist/wishlist-screen.tsx')).toEqual({
      packages: ['mf-shop'],
      unit: ['mf-shop/src/wishlist/wishlist-screen.tsx'],
      api: [],
      e2e: ['infra/e2e/screens/shop/wishlist'],
    })
  })

  it('include all screens of the remote if no browser test is named after the feature', () => {
    expect(choose('mf-shop/src/remote.ts').e2e).toEqual(['infra/e2e/screens/shop/'])
  })

  it('are chosen by feature in the API, where imports would select every test', () => {
    expect(
      choose('api/src/ordering/cart/cart-routes.ts', 'api/src/ordering/cart/cart.test.ts'),
    ).toEqual({
      packages: ['api'],
      unit: [],
      api: ['api/src/ordering/cart/'],
      e2e: [],
    })
  })

  it('include every feature that uses the file of the contract, and the types of all packages', () => {
    const { packages, api, unit } = choose('api/contract/rules/pricing/money.ts')
    expect(packages).toHaveLength(8)
    expect(api).toEqual(['api/src/ordering/cart/', 'api/src/ordering/orders/'])
    expect(unit).toEqual(['api/contract/rules/pricing/money.ts'])
  })

  it('include the releases and the files of the API when their S3 client changes', () => {
    expect(choose('api/bucket/bucket.ts')).toMatchObject({
      packages: ['api', 'infra'],
      unit: ['infra/releases/store/bucket-store.ts'],
      api: ['api/bucket/', 'api/src/base/files/'],
    })
  })

  it('include a changed browser test, but not a deleted one', () => {
    expect(
      choose('infra/e2e/screens/admin/orders/orders.test.ts', 'infra/e2e/gone.test.ts').e2e,
    ).toEqual(['infra/e2e/screens/admin/orders/orders.test.ts'])
  })

  it('are none for documentation', () => {
    expect(choose('README.md')).toEqual({ packages: [], unit: [], api: [], e2e: [] })
  })
})
