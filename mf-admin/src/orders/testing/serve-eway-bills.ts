import { isRecord } from '@store/contract/rules/is-record'
import type { OrderEwayBill } from '@store/contract/schemas/taxes/eway-bills'
import type { FakeApi } from '@store/sdk/testing'

/** Serves what orders need of e-way bills; by default none needs one. */
export function serveEwayBills(api: FakeApi, needed: readonly OrderEwayBill[] = []): void {
  api.answers('POST /orders/eway-bills', ({ body }) => {
    const orders = isRecord(body) && Array.isArray(body.orders) ? body.orders.map(String) : []
    return {
      orders: orders.map(
        (order) =>
          needed.find((bill) => bill.order === order) ?? {
            ...{ order, need: 'none', total: 1000, limit: 50_000, transport: {} },
          },
      ),
    }
  })
}
