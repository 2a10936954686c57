import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import type { TestStore } from '../test-store.ts'
import type { SignedInAccount } from './account-factory.ts'
import { multipartOf, type TestFile } from './multipart-form.ts'

/** The fields of a valid product form. */
export const goodProduct = {
  name: 'Canon PIXMA G3770',
  brand: 'canon',
  category: 'Printer',
  modelNo: 'G3770',
  gst: '18',
  stock: '25',
  description: 'Prints, scans and copies.',
  prices: JSON.stringify({ enduser: 14999.5, reseller: 14000, distributor: 13500 }),
  quantityBasedPrices: JSON.stringify([{ minQty: 10, maxQty: 24, price: 13900 }]),
}

/** Sends the product form: POST for a new product, PUT for an existing one. */
export async function sendProduct(
  store: TestStore,
  who: Pick<SignedInAccount, 'headers'>,
  sent: {
    publicId?: string
    fields?: Record<string, string>
    images?: readonly TestFile[]
    documents?: readonly TestFile[]
  } = {},
) {
  const { payload, headers } = multipartOf([
    ...Object.entries(sent.fields ?? goodProduct),
    ...(sent.images ?? []).map((image) => ['images', image] as const),
    ...(sent.documents ?? []).map((document) => ['documents', document] as const),
  ])
  return store.app.inject({
    method: sent.publicId ? 'PUT' : 'POST',
    url: sent.publicId ? `/api/products/${sent.publicId}` : '/api/products',
    headers: { ...who.headers, ...headers },
    payload,
  })
}

/** Uploads a product file. */
export async function sendProductFile(
  store: TestStore,
  who: Pick<SignedInAccount, 'headers'>,
  sent: {
    content: Buffer | string
    name?: string
    query?: string
    mapping?: string
    options?: ImportOptions | string | undefined
    shown?: string | undefined
  },
) {
  const { name = 'products.csv', query = '', mapping, options, shown } = sent
  const content = Buffer.from(sent.content)
  const { payload, headers } = multipartOf([
    ['file', { content, name }],
    ...(mapping === undefined ? [] : [['mapping', mapping] as const]),
    ...(options === undefined
      ? []
      : [['options', typeof options === 'string' ? options : JSON.stringify(options)] as const]),
    ...(shown === undefined ? [] : [['shown', shown] as const]),
  ])
  return store.app.inject({
    method: 'POST',
    url: `/api/products/upload-excel${query}`,
    headers: { ...who.headers, ...headers },
    payload,
  })
}
