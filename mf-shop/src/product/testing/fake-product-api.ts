import { beforeEach } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Related } from '@store/contract/schemas/catalog/related'
import { fakeApi } from '@store/sdk/testing'

/** Of a product that nothing fits and nobody bought with another. */
export const nothingRelated: Related = {
  fits: [],
  supplies: [],
  compatible: [],
  related: [],
  boughtTogether: [],
}

/** A fake API of one product page: by default the product has no reviews, no related products and no alert. */
export function fakeProductApi(product: Product) {
  const api = fakeApi()
  beforeEach(() => {
    api.answers('GET /products/:id', product)
    api.answers('GET /products/:id/reviews', [])
    api.answers('GET /products/:id/related', nothingRelated)
    api.answers('GET /products/:id/stock-alert', { isSet: false })
  })
  return api
}
