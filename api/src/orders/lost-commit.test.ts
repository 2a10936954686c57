import { describe, expect, it } from '@jest/globals'
import { Batches } from '../database/batches.ts'
import { systemClock } from '../shared/clock.ts'
import { signIn } from '../testing/account-factory.ts'
import { fillCart, testFileDesk, testPng, testShipping } from '../testing/order-factory.ts'
import { createProduct } from '../testing/product-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import { placeOrder } from './place-order.ts'

/** Transactions that go through, while the line breaks before they say so. */
class LosingCommits extends Batches {
  override async commit<T>(...batch: Parameters<Batches['commit']>): Promise<T> {
    await super.commit(...batch)
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  }
}

describe('an order whose COMMIT was not heard of', () => {
  const store = useTestStore()

  it.each(['with-a-key', undefined])('is found again, with its proof (key: %s)', async (key) => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 2 })
    const content = await testPng()
    const batches = new LosingCommits(store.config.DATABASE_URL, 1)
    const files = testFileDesk(store)

    const order = await placeOrder(
      { db: store.db, batches, clock: systemClock, files, sellerState: 'Maharashtra' },
      {
        buyer: {
          userId: buyer.account.userId,
          publicId: buyer.account.publicId,
          name: 'Asha Mehta',
          email: buyer.account.email,
          role: 'enduser',
        },
        form: {
          shipping: testShipping,
          proof: {
            path: '',
            content,
            originalName: 'a.png',
            bytes: content.length,
            sha256: '0'.repeat(64),
          },
          paymentReference: undefined,
          expectedTotal: undefined,
          contentSha256: '1'.repeat(64),
        },
        key,
      },
    )
    await batches.close()

    expect(await store.db('orders').pluck('public_id')).toEqual([order.publicId])
    const proof = order.proof && (await store.app.inject(files.addressOf(order.proof)))
    expect(proof?.statusCode).toBe(200)
  })
})
