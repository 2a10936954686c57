import { expect, it } from '@jest/globals'
import { anOrder, aShipping, createStore, fakeApi } from '@store/sdk/testing'
import { placeOrderApi } from './place-order-api.ts'

const api = fakeApi()
const { placeManualOrder } = placeOrderApi.endpoints

it('sends the proof, the details, the expected total and its key', async () => {
  api.answers('POST /orders/manual', { message: 'Order placed!', order: anOrder() })
  const shippingInfo = aShipping()
  const paymentProof = new File(['proof'], 'proof.png', { type: 'image/png' })
  const order = { shippingInfo, paymentProof, idempotencyKey: 'key-1', expectedTotal: 1499.5 }
  await createStore().dispatch(placeManualOrder.initiate(order)).unwrap()

  const sent = api.calls('POST /orders/manual')[0]
  const body = sent?.body as FormData
  expect(sent?.headers.get('idempotency-key')).toBe('key-1')
  expect(JSON.parse(String(body.get('data')))).toEqual({ shippingInfo, expectedTotal: 1499.5 })
  expect(body.get('paymentProof')).toMatchObject({ name: 'proof.png', type: 'image/png' })
})
