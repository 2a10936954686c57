import type { Cart } from '@store/contract/schemas/orders/cart'
import type { TestStore } from '../test-store.ts'
import type { SignedInAccount } from './account-factory.ts'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  payload?: object
}

/** Calls the cart's routes for a signed-in account. */
export function cartClient(store: TestStore, { headers }: Pick<SignedInAccount, 'headers'>) {
  function call(path: string, { method = 'GET', payload }: Call = {}) {
    const url = `/api/cart${path}`
    return store.app.inject({ method, url, headers, ...(payload && { payload }) })
  }
  return {
    call,
    add: (productId: string, quantity = 1) =>
      call('/add', { method: 'POST', payload: { productId, quantity } }),
    read: async () => (await call('')).json<Cart>(),
    update: (itemId: string, quantity: number) =>
      call(`/update/${itemId}`, { method: 'PUT', payload: { quantity } }),
  }
}
