import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Uploaded } from '@store/contract/schemas/uploads'
import { signIn } from '../../testing/factories/account-factory.ts'
import { fillCart, multipartOf, sendOrder, testPdf } from '../../testing/factories/order-factory.ts'
import { createProduct } from '../../testing/factories/product-factory.ts'
import { startS3, type TestS3 } from '../../testing/servers/s3-server.ts'
import { useTestStore } from '../../testing/test-store.ts'

describe('a store with a bucket', () => {
  const environment: Record<string, string> = {}
  let s3: TestS3
  beforeAll(async () => {
    s3 = await startS3()
    Object.assign(environment, {
      FILES_BUCKET_URL: `${s3.bucket.url}/`,
      FILES_BUCKET_REGION: s3.bucket.region,
      FILES_BUCKET_KEY_ID: s3.bucket.accessKeyId,
      FILES_BUCKET_SECRET: s3.bucket.secretAccessKey,
    })
  })
  const store = useTestStore({ environment })
  afterAll(async () => s3.close())

  const typesBelow = (folder: string) =>
    [...s3.objects]
      .filter(([key]) => key.startsWith(folder))
      .map(([, object]) => object.headers['content-type'])

  it('stores proofs there and serves them under signed URLs', async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const sent = await sendOrder(store, buyer, { proof: { content: testPdf, name: 'proof.pdf' } })
    const { paymentProof = '' } = sent.json<{ order: Order }>().order
    const shown = await store.app.inject(paymentProof ?? '')
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(testPdf.length),
    })
    expect(shown.rawPayload.equals(testPdf)).toBe(true)
    expect(typesBelow('files/')).toEqual(['application/pdf'])
    s3.objects.clear()
    expect((await store.app.inject(paymentProof ?? '')).statusCode).toBe(404)
  })

  it('stores uploads there, apart from proofs, and nothing in its folder', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const form = multipartOf({ file: { content: testPdf, name: 'prices.pdf' } })
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
    const shown = await store.app.inject(answer.json<Uploaded>().url)
    expect(shown.rawPayload.equals(testPdf)).toBe(true)
    expect(typesBelow('uploads/')).toEqual(['application/pdf'])
    expect(await readdir(store.config.DATA_FOLDER)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(files|uploads)$/)]),
    )
  })
})
