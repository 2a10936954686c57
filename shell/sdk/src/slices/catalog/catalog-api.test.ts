import { describe, expect, it } from '@jest/globals'
import { aProduct, fakeApi } from '@store/sdk/testing'
import { createStore } from '../../store/store.ts'
import { catalogApi } from './catalog-api.ts'

const api = fakeApi()
const { getProducts } = catalogApi.endpoints

describe('the product list', () => {
  it('reads the total of all pages from the header', async () => {
    const products = [aProduct()]
    api.answers('GET /products', products, { headers: { 'X-Total-Count': '401' } })
    const page = await createStore()
      .dispatch(getProducts.initiate({ page: 2 }))
      .unwrap()
    expect(page).toEqual({ products, total: 401 })
  })

  it('sends only the filters that are set', async () => {
    api.answers('GET /products', [])
    const filters = { brand: ['CP Plus', 'HP'], category: [], q: '', page: 1 }
    await createStore().dispatch(getProducts.initiate(filters)).unwrap()
    expect(api.calls('GET /products')[0]?.query.toString()).toBe('brand=CP+Plus&brand=HP&page=1')
  })
})
