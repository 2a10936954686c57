import { expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, testShipping } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { createTestOrders } from '../../../../test/factories/test-orders.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { BatchExecutor } from '../../../base/database/batch-executor.ts'
import { newPublicId } from '../../../base/shared/ids.ts'

const store = useTestStore({ environment: { NEW_BUYER_HOLD_LIMIT: '2' } })

it('an order whose payment code another one has gets the next code, and takes its stock once', async () => {
  const { account, headers } = await signIn(store, 'enduser')
  const product = await createProduct(store.db)
  const batchExecutor = new BatchExecutor(store.config.DATABASE_URL, 1)
  const codes = ['FIRSTONE', 'FIRSTONE', 'FIRSTONE', 'ANOTHER1']
  const orders = createTestOrders(store, batchExecutor, {
    randomPaymentCode: () => codes.shift() ?? '',
  })
  const { userId, publicId, email } = account
  const reserve = async () => {
    await fillCart(store, { account, headers }, { product, quantity: 1 })
    return orders.place({
      publicId: newPublicId(),
      buyer: { userId, publicId, email, name: 'Asha Mehta', role: 'enduser', network: 'unknown' },
      shipping: testShipping,
      poNumber: undefined,
      buyerNote: undefined,
      expected: {},
      payment: { method: 'bank_transfer', hold: { hours: 48, limit: 3 } },
      request: undefined,
    })
  }
  const reserved = [(await reserve()).paymentCode, (await reserve()).paymentCode]
  await batchExecutor.close()
  expect(reserved).toEqual(['FIRSTONE', 'ANOTHER1'])
  expect(await store.db('products').where('id', product.id).pluck('stock')).toEqual([18])
})
