import { describe, expect, it } from '@jest/globals'
import type { Database } from '../database/database.ts'
import { systemClock } from '../shared/clock.ts'
import { signIn } from '../testing/account-factory.ts'
import { fillCart, testFileDesk, testPng, testShipping } from '../testing/order-factory.ts'
import { createProduct } from '../testing/product-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import { placeOrder } from './place-order.ts'

/** A database whose transactions go through, while the line breaks before they say so. */
function losingCommits(db: Database): Database {
  const transaction = async (work: (trx: Database) => Promise<unknown>) => {
    await db.transaction(work)
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  }
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
}

describe('an order whose COMMIT was not heard of', () => {
  const store = useTestStore()

  it.each(['with-a-key', undefined])('is found again, with its proof (key: %s)', async (key) => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 2 })
    const content = await testPng()
    const db = losingCommits(store.db)
    const files = testFileDesk(store, db)

    const order = await placeOrder(
      { db, clock: systemClock, files, sellerState: 'Maharashtra' },
      {
        buyer: {
          userId: buyer.account.userId,
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

    expect(await store.db('orders').pluck('public_id')).toEqual([order.publicId])
    const proof = order.proof && (await store.app.inject(files.addressOf(order.proof)))
    expect(proof?.statusCode).toBe(200)
  })
})
