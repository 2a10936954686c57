import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import sharp from 'sharp'
import { createFileService, type FileService } from '../../src/base/files/file-service.ts'
import { localFileStorages } from '../../src/base/files/storage/open-file-storages.ts'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import type { TestStore } from '../test-store.ts'
import { type SignedInAccount, signIn } from './account-factory.ts'
import { multipartOf, type TestFile } from './multipart-form.ts'
import { createProduct } from './product-factory.ts'

/** Delivery details that are valid for every tier. */
export const testShipping: Shipping = {
  fullName: 'Ravi Kulkarni',
  phone: '9820012345',
  address: '14 Lamington Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400007',
  businessName: 'Kulkarni Computers',
  gstNumber: '27ABCPM1234F1Z3',
  deliveryMethod: 'bus',
  busName: 'Neeta Travels',
  busNumber: 'MH12AB1234',
  contactNumber: '9820054321',
}

/** A small valid PDF. */
export const testPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
    'trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
)

let drawnPng: Promise<Buffer> | undefined

/** A small picture, such as a screenshot of a transfer. */
export async function testPng(): Promise<Buffer> {
  const blank = { width: 8, height: 8, channels: 3, background: '#3c6' } as const
  drawnPng ??= sharp({ create: blank }).png().toBuffer()
  return drawnPng
}

/** Adds pieces of a product to a cart. */
export async function fillCart(
  store: TestStore,
  buyer: SignedInAccount,
  line: { product: ProductRecord; quantity: number },
): Promise<void> {
  const answer = await store.app.inject({
    method: 'POST',
    url: '/api/cart/add',
    headers: buyer.headers,
    payload: { productId: line.product.publicId, quantity: line.quantity },
  })
  if (answer.statusCode !== 200) throw new Error(`the cart rejected the product: ${answer.body}`)
}

/** Sends POST /orders/manual, with a realistic order by default. */
export async function sendOrder(
  store: TestStore,
  buyer: Pick<SignedInAccount, 'headers'>,
  overrides: {
    shipping?: unknown
    proof?: TestFile | undefined
    key?: string
    /** Added to `data` beside the shipping. */
    data?: object
  } = {},
) {
  // A PDF, because an image is encoded again.
  const proof = 'proof' in overrides ? overrides.proof : { content: testPdf, name: 'transfer.pdf' }
  const { payload, headers } = multipartOf({
    data: JSON.stringify({ shippingInfo: overrides.shipping ?? testShipping, ...overrides.data }),
    ...(proof && { paymentProof: proof }),
  })
  return store.app.inject({
    method: 'POST',
    url: '/api/orders/manual',
    headers: {
      ...buyer.headers,
      ...headers,
      ...(overrides.key !== undefined && { 'idempotency-key': overrides.key }),
    },
    payload,
  })
}

/** An order placed by a test, with its buyer and products. */
export interface PlacedOrder {
  order: Order
  buyer: SignedInAccount
  product: ProductRecord
}

/** Places an order of a tier through the API; creates buyer, product and cart where none are given. */
export async function createOrder(
  store: TestStore,
  overrides: {
    role?: Tier
    buyer?: SignedInAccount
    product?: ProductRecord
    quantity?: number
    shipping?: Partial<Shipping>
    proof?: TestFile
    data?: object
  } = {},
): Promise<PlacedOrder> {
  const buyer = overrides.buyer ?? (await signIn(store, overrides.role ?? 'enduser'))
  const product = overrides.product ?? (await createProduct(store.db))
  await fillCart(store, buyer, { product, quantity: overrides.quantity ?? 1 })
  const answer = await sendOrder(store, buyer, {
    shipping: { ...testShipping, ...overrides.shipping },
    ...(overrides.proof && { proof: overrides.proof }),
    ...(overrides.data && { data: overrides.data }),
  })
  if (answer.statusCode !== 201) throw new Error(`the order was rejected: ${answer.body}`)
  const { order } = answer.json<{ order: Order }>()
  return { order, buyer, product }
}

/** Cancels an order as an admin does. */
export async function cancelAsAdmin(
  store: TestStore,
  { headers }: Pick<SignedInAccount, 'headers'>,
  { _id }: Pick<Order, '_id'>,
): Promise<void> {
  const url = `/api/dashboard/${_id}/status`
  const payload = { status: 'cancelled' }
  const answer = await store.app.inject({ method: 'PUT', url, headers, payload })
  if (answer.statusCode !== 200) throw new Error(`the order was not cancelled: ${answer.body}`)
}

/** The file service of a test's store, for use without a request. */
export function testFileService(store: TestStore): FileService {
  const { app, db, config, clock } = store
  const storage = localFileStorages(config.DATA_FOLDER).files
  return createFileService({ db, clock, storage, secret: config.FILE_URL_SECRET, log: app.log })
}
