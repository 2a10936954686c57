import { invoiceClient } from '../factories/invoice-client.ts'
import type { TestStore } from '../test-store.ts'

/** Ships an order. @returns the number of its invoice */
export async function createShippedOrder(store: TestStore): Promise<{ number: string }> {
  const { createShipped, contentOf } = invoiceClient(store)
  const { order } = await createShipped()
  return { number: (await contentOf(order)).number }
}
