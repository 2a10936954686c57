import type { ProductRecord } from '../../../src/catalog/products/product.ts'
import type { SignedInAccount } from '../../factories/account-factory.ts'
import { multipartOf } from '../../factories/multipart-form.ts'
import { createOrder, testPdf, testPng, testShipping } from '../../factories/order-factory.ts'
import { createReservingClient } from '../../reserving/reserving-client.ts'
import type { TestStore } from '../../test-store.ts'

interface People {
  buyer: SignedInAccount
  admin: SignedInAccount
}

/** Gives a buyer one of everything that shows a price. @returns the ids of their orders */
export async function createBelongings(
  store: TestStore,
  { buyer, admin }: People,
  product: ProductRecord,
): Promise<string[]> {
  const call = async (
    who: SignedInAccount,
    request: { method: 'POST' | 'PUT'; url: string; payload: object },
  ) => {
    const { statusCode, body } = await store.app.inject({ ...request, headers: who.headers })
    if (statusCode >= 300) throw new Error(`${request.url} was refused: ${body}`)
  }
  const order = async () => (await createOrder(store, { buyer, product, quantity: 3 })).order._id
  const bill = async (id: string) => {
    const { payload, headers } = multipartOf({ billPdf: { content: testPdf, name: 'bill.pdf' } })
    const url = `/api/orders/bill/${id}`
    const sent = { ...headers, ...admin.headers }
    await store.app.inject({ method: 'PUT', url, headers: sent, payload })
  }
  const setStatus = (id: string, status: string) =>
    call(admin, { method: 'PUT', url: `/api/dashboard/${id}/status`, payload: { status } })

  const [delivered, cancelled, rejected] = [await order(), await order(), await order()]
  await bill(delivered)
  await setStatus(delivered, 'shipped')
  await setStatus(delivered, 'delivered')
  await bill(cancelled)
  await setStatus(cancelled, 'shipped')
  await setStatus(cancelled, 'cancelled')
  const verdict = { verdict: 'rejected', reason: 'Another amount' }
  await call(admin, { method: 'PUT', url: `/api/orders/${rejected}/proof`, payload: verdict })
  const { publicId: productId } = product
  const lines = [{ productId, quantity: 4 }]
  await call(buyer, { method: 'POST', url: '/api/lists', payload: { name: 'Monthly', lines } })
  await call(buyer, { method: 'POST', url: '/api/wishlist/add', payload: { productId } })
  const { order: reserved } = await createReservingClient(store).reserve({ buyer, product })
  return [delivered, cancelled, rejected, reserved._id]
}

/** The forms with a file that buyers may send. */
export async function buyersForms() {
  const proof = { content: await testPng(), name: 'transfer.png' }
  const quantities = { content: Buffer.from('modelNo,quantity\nGT53,4\n'), name: 'q.csv' }
  return {
    placeManualOrder: () =>
      multipartOf({
        data: JSON.stringify({ shippingInfo: testShipping }),
        paymentProof: { content: testPdf, name: 'transfer.pdf' },
      }),
    sendLinkedProof: () => multipartOf({ paymentProof: proof }),
    replaceProof: () => multipartOf({ paymentProof: proof }),
    readPurchaseQuantities: () => multipartOf({ file: quantities }),
  } as Record<string, () => ReturnType<typeof multipartOf>>
}
