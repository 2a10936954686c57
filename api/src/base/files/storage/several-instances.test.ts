import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startS3, type TestS3 } from '@store/bucket/testing/s3-server'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Uploaded } from '@store/contract/schemas/uploads'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../../test/factories/multipart-form.ts'
import { fillCart, sendOrder, testPdf, testPng } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProduct } from '../../../../test/factories/product-form.ts'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { TypedApp } from '../../http/typed-app.ts'

describe('two instances with a bucket and no shared folder', () => {
  const environment: Record<string, string> = {}
  let s3: TestS3
  let other: TypedApp
  let otherFolder = ''
  beforeAll(async () => {
    s3 = await startS3()
    Object.assign(environment, {
      FILES_BUCKET_URL: `${s3.url}/`,
      FILES_BUCKET_REGION: s3.bucket.region,
      FILES_BUCKET_KEY_ID: s3.bucket.credentials.accessKeyId,
      FILES_BUCKET_SECRET: s3.bucket.credentials.secretAccessKey,
    })
  })
  const store = useTestStore({ environment })
  beforeAll(async () => {
    const { config, clock } = store
    otherFolder = await mkdtemp(join(tmpdir(), 'store-test-'))
    const db = openPatientDatabase(config.DATABASE_URL, { poolSize: 1 })
    other = await buildApp({ config: { ...config, DATA_FOLDER: otherFolder }, db, clock })
  })
  afterAll(async () => {
    await other.close()
    await rm(otherFolder, { recursive: true })
    await s3.close()
  })

  const typesBelow = (folder: string) =>
    [...s3.objects]
      .filter(([key]) => key.startsWith(folder))
      .map(([, object]) => object.headers['content-type'])
  const foldersOf = async () => [
    ...(await readdir(store.config.DATA_FOLDER)),
    ...(await readdir(otherFolder)),
  ]

  it('serve a proof and a bill under signed URLs, whichever received them', async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const sent = await sendOrder(store, buyer, { proof: { content: testPdf, name: 'proof.pdf' } })
    const { order } = sent.json<{ order: Order }>()
    const admin = await signIn(store, 'enduser-admin')
    const form = multipartOf({ billPdf: { content: testPdf, name: 'bill.pdf' } })
    const billed = await store.app.inject({
      method: 'PUT',
      url: `/api/orders/bill/${order._id}`,
      headers: { ...admin.headers, ...form.headers },
      payload: form.payload,
    })
    const { paymentProof, billUrl } = billed.json<{ order: Order }>().order
    for (const url of [paymentProof, billUrl]) {
      const shown = await other.inject(url ?? '')
      expect(shown.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(testPdf.length),
      })
      expect(shown.rawPayload.equals(testPdf)).toBe(true)
    }
    expect(typesBelow('files/')).toEqual(['application/pdf', 'application/pdf'])
    s3.objects.clear()
    expect((await other.inject(paymentProof ?? '')).statusCode).toBe(404)
  })

  it('serve an upload, apart from proofs', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const form = multipartOf({ file: { content: testPdf, name: 'prices.pdf' } })
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
    const shown = await other.inject(answer.json<Uploaded>().url)
    expect(shown.rawPayload.equals(testPdf)).toBe(true)
    expect(typesBelow('uploads/')).toEqual(['application/pdf'])
  })

  it('serve the pictures and documents of a product', async () => {
    const admin = await signIn(store, 'superadmin')
    const image = { content: await testPng(), name: 'front.png' }
    const documents = [{ content: testPdf, name: 'manual.pdf' }]
    const made = (await sendProduct(store, admin, { images: [image], documents })).json<Product>()
    const [url = ''] = made.images
    const [here, there] = [await store.app.inject(url), await other.inject(url)]
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true)
    expect(there.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(here.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(typesBelow('images/')).toEqual(['image/webp', 'image/webp'])
    const manual = await other.inject(made.documents?.[0]?.url ?? '')
    expect(manual.rawPayload.equals(testPdf)).toBe(true)
    expect(typesBelow('documents/')).toEqual(['application/pdf'])
  })

  it('need no folder', async () => {
    expect(await foldersOf()).toEqual([])
  })
})
