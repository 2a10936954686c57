import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import {
  fillCart,
  testFileService,
  testPng,
  testShipping,
} from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { createTestOrders } from '../../../../test/factories/test-orders.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { BatchExecutor } from '../../../base/database/batch-executor.ts'

/** Commits, then fails as if the connection broke before the response. */
class CommitResponseLost extends BatchExecutor {
  override async executeBatch<T>(...batch: Parameters<BatchExecutor['executeBatch']>): Promise<T> {
    await super.executeBatch(...batch)
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  }
}

describe('an order whose COMMIT response was lost', () => {
  const store = useTestStore()

  it.each(['with-a-key', undefined])('is found again, with its proof (key: %s)', async (key) => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 2 })
    const content = await testPng()
    const batchExecutor = new CommitResponseLost(store.config.DATABASE_URL, 1)
    const files = testFileService(store)

    const order = await createTestOrders(store, batchExecutor).placeManual({
      buyer: {
        userId: buyer.account.userId,
        publicId: buyer.account.publicId,
        name: 'Asha Mehta',
        email: buyer.account.email,
        role: 'enduser',
        network: 'unknown',
      },
      form: {
        fields: new Map([['data', JSON.stringify({ shippingInfo: testShipping })]]),
        file: {
          path: '',
          content,
          originalName: 'a.png',
          bytes: content.length,
          sha256: '0'.repeat(64),
        },
      },
      key,
    })
    await batchExecutor.close()

    expect(await store.db('orders').pluck('public_id')).toEqual([order.publicId])
    const proof = order.proof && (await store.app.inject(files.urlOf(order.proof)))
    expect(proof?.statusCode).toBe(200)
  })
})
