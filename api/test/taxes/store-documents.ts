import { createOrder } from '../factories/order-factory.ts'
import type { TestStore } from '../test-store.ts'
import { type DocumentFacts, storedDocumentOf } from './documents-of-tests.ts'

const rowsAtOnce = 500

/** Stores documents as if an order had issued them all. @returns the public id of the order */
export async function storeDocuments(
  store: TestStore,
  facts: readonly DocumentFacts[],
): Promise<string> {
  const { order } = await createOrder(store)
  const { id }: { id: number } = await store.db('orders').where('public_id', order._id).first('id')
  const rows = facts.map((one, index) => {
    const { kind, content } = storedDocumentOf(one)
    return {
      ...{ order_id: id, kind, ordinal: index + 1, number: content.number },
      ...{ content: JSON.stringify(content), issued_at: new Date(content.issuedAt) },
    }
  })
  await store.db.batchInsert('tax_documents', rows, rowsAtOnce)
  return order._id
}
