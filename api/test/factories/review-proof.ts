import type { Order } from '@store/contract/schemas/orders/orders'
import type { TestStore } from '../test-store.ts'
import type { SignedInAccount } from './account-factory.ts'

/** The reviewing admin, and the order. */
export interface ReviewedProof {
  who: Pick<SignedInAccount, 'headers'>
  order: Pick<Order, '_id'>
}

/** Sends a verdict on an order's payment proof. @returns the response, also an error */
export async function reviewProof(
  { app }: Pick<TestStore, 'app'>,
  { who, order }: ReviewedProof,
  payload: object,
) {
  return app.inject({
    method: 'PUT',
    url: `/api/orders/${order._id}/proof`,
    headers: who.headers,
    payload,
  })
}
