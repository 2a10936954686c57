import type { Order } from '@store/contract/schemas/orders/orders'
import type { TestStore } from '../test-store.ts'
import type { SignedInAccount } from './account-factory.ts'
import type { PlacedOrder } from './order-factory.ts'

/** Changes orders of a test's store through the API, and reads the results. */
export function createOrderChanges(store: TestStore) {
  const put = async (who: Pick<SignedInAccount, 'headers'>, path: string, payload: object) =>
    store.app.inject({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload })
  const cancel = async (who: SignedInAccount, { order }: PlacedOrder, reason?: string) =>
    put(who, `/orders/cancel/${order._id}`, { reason })
  const receive = async (who: SignedInAccount, { order }: PlacedOrder) =>
    store.app.inject({
      ...{ method: 'PUT', url: `/api/orders/${order._id}/received`, headers: who.headers },
    })
  const setStatus = async (who: SignedInAccount, { order }: PlacedOrder, status: string) =>
    put(who, `/dashboard/${order._id}/status`, { status })
  const read = async (who: SignedInAccount, { order }: PlacedOrder) =>
    (
      await store.app.inject({ url: `/api/orders/${order._id}`, headers: who.headers })
    ).json<Order>()
  const stockOf = async ({ product }: PlacedOrder): Promise<number> => {
    const row: { stock: number } = await store.db('products').where({ id: product.id }).first()
    return row.stock
  }
  return { put, cancel, receive, setStatus, read, stockOf }
}
