import { mostDocuments } from '@store/contract/rules/catalog/product-documents'
import {
  largestBillBytes,
  largestDocumentBytes,
  largestImageBytes,
  largestImportBytes,
  largestProofBytes,
  largestStatementBytes,
  largestUploadBytes,
} from '@store/contract/rules/limits'
import { largestQuantityFileBytes } from '@store/contract/rules/purchases/purchase-messages'
import { largestAnswerBytes } from '@store/contract/rules/taxes/portal-answer-messages'
import { type SignedInAccount, signIn } from '../../factories/account-factory.ts'
import type { TestFile } from '../../factories/multipart-form.ts'
import {
  createOrder,
  fillCart,
  testPdf,
  testPng,
  testShipping,
} from '../../factories/order-factory.ts'
import { createProduct } from '../../factories/product-factory.ts'
import { goodProduct } from '../../factories/product-form.ts'
import { statementOf } from '../../receipts/receipt-client.ts'
import { linkUnprovedOrder } from '../../reserving/reserving-client.ts'
import { storeDocuments } from '../../taxes/store-documents.ts'
import type { TestStore } from '../../test-store.ts'

/** A route that accepts a file, and everything of a valid request but the file. */
export interface UploadRoute {
  operationId: string
  method: 'POST' | 'PUT'
  url: string
  field: string
  who: SignedInAccount
  fields: Record<string, string>
  /** A file it accepts, and files of types that only other routes accept. */
  valid: TestFile
  otherTypes: TestFile[]
  largestBytes: number
  mostFiles: number
}

async function validFiles() {
  const png = { name: 'valid.png', content: await testPng() }
  const pdf = { name: 'valid.pdf', content: testPdf }
  const row = 'Ink,HP,Ink Bottle,GT53,Black,18,,5,500,450,420,'
  const head =
    'name,brand,category,modelNo,description,gst,hsn,stock,priceEnduser,priceReseller,priceDistributor,slabs'
  return { png, pdf, csv: { name: 'valid.csv', content: Buffer.from(`${head}\n${row}\n`) } }
}

async function createRejectedOrder(store: TestStore, admin: SignedInAccount) {
  const { order, buyer } = await createOrder(store)
  const answer = await store.app.inject({
    method: 'PUT',
    url: `/api/orders/${order._id}/proof`,
    headers: admin.headers,
    payload: { verdict: 'rejected', reason: 'Another amount' },
  })
  if (answer.statusCode !== 200) throw new Error(`the proof was not rejected: ${answer.body}`)
  return { order, buyer }
}

/** The address of a payment link whose order waits for its proof. */
async function createPaymentAddress(store: TestStore): Promise<string> {
  const { _id } = (await createOrder(store)).order
  return `/api${await linkUnprovedOrder(store, _id)}`
}

/** What the portal of e-way bills says about an invoice. */
async function answerOf(store: TestStore) {
  const number = 'INV/26-27/00001'
  await storeDocuments(store, [{ number }])
  return [{ DocNo: number, EwbNo: 391_001_240_187 }]
}

/** The form of a product accepts pictures and documents. */
function productRoutes(
  who: SignedInAccount,
  { png, pdf, csv }: Awaited<ReturnType<typeof validFiles>>,
): UploadRoute[] {
  const route = {
    who,
    operationId: 'createProduct',
    method: 'POST',
    url: '/api/products',
    fields: goodProduct,
  } as const
  return [
    {
      ...route,
      field: 'images',
      valid: png,
      otherTypes: [pdf, csv],
      largestBytes: largestImageBytes,
      mostFiles: 20,
    },
    {
      ...route,
      field: 'documents',
      valid: pdf,
      otherTypes: [png, csv],
      largestBytes: largestDocumentBytes,
      mostFiles: mostDocuments,
    },
  ]
}

/** The routes that read a table of an admin. */
function sheetRoutes(
  who: SignedInAccount,
  { png, pdf, csv }: Awaited<ReturnType<typeof validFiles>>,
): UploadRoute[] {
  const route = { who, fields: {}, mostFiles: 1, method: 'POST' } as const
  return [
    {
      ...route,
      operationId: 'importProducts',
      url: '/api/products/upload-excel',
      field: 'file',
      valid: csv,
      otherTypes: [png, pdf],
      largestBytes: largestImportBytes,
    },
    {
      ...route,
      operationId: 'exportRejectedRows',
      url: '/api/products/upload-excel/rejected-rows',
      field: 'file',
      valid: csv,
      otherTypes: [png, pdf],
      largestBytes: largestImportBytes,
    },
    {
      ...route,
      operationId: 'addStatement',
      url: '/api/statements',
      field: 'statement',
      valid: { name: 'valid.csv', content: Buffer.from(statementOf([{ amount: 5 }])) },
      otherTypes: [png, pdf, csv],
      largestBytes: largestStatementBytes,
    },
  ]
}

/** The routes that accept a file, and records that they may be called for. */
export async function createUploadRoutes(store: TestStore): Promise<UploadRoute[]> {
  const { png, pdf, csv } = await validFiles()
  const who = await signIn(store, 'superadmin')
  const shopper = await signIn(store, 'enduser')
  await fillCart(store, shopper, { product: await createProduct(store.db), quantity: 1 })
  const { order, buyer } = await createRejectedOrder(store, who)
  const route = { who, fields: {}, mostFiles: 1, method: 'POST' } as const
  const proof = {
    ...route,
    field: 'paymentProof',
    valid: png,
    otherTypes: [csv],
    largestBytes: largestProofBytes,
  }
  const data = JSON.stringify({ shippingInfo: testShipping })
  return [
    {
      ...proof,
      operationId: 'placeManualOrder',
      url: '/api/orders/manual',
      who: shopper,
      fields: { data },
    },
    { ...proof, operationId: 'replaceProof', url: `/api/orders/${order._id}/proof`, who: buyer },
    { ...proof, operationId: 'sendLinkedProof', url: await createPaymentAddress(store) },
    {
      ...route,
      operationId: 'putBill',
      method: 'PUT',
      url: `/api/orders/bill/${order._id}`,
      field: 'billPdf',
      valid: pdf,
      otherTypes: [png, csv],
      largestBytes: largestBillBytes,
    },
    ...productRoutes(who, { png, pdf, csv }),
    ...sheetRoutes(who, { png, pdf, csv }),
    {
      ...route,
      operationId: 'addPortalAnswer',
      url: '/api/admin/taxes/answers',
      field: 'answer',
      valid: { name: 'valid.json', content: Buffer.from(JSON.stringify(await answerOf(store))) },
      otherTypes: [png, pdf],
      largestBytes: largestAnswerBytes,
    },
    {
      ...route,
      operationId: 'readPurchaseQuantities',
      url: '/api/purchases/quantities',
      field: 'file',
      who: shopper,
      valid: { name: 'valid.csv', content: Buffer.from('modelNo,quantity\nGT53,4\n') },
      otherTypes: [png, pdf],
      largestBytes: largestQuantityFileBytes,
    },
    {
      ...route,
      operationId: 'readStockFile',
      url: '/api/stock/list/file',
      field: 'file',
      valid: { name: 'valid.csv', content: Buffer.from('model,qty,rate\nGT53,4,450\n') },
      otherTypes: [png, pdf],
      largestBytes: largestQuantityFileBytes,
    },
    {
      ...route,
      operationId: 'uploadFile',
      url: '/api/uploads',
      field: 'file',
      valid: png,
      otherTypes: [csv],
      largestBytes: largestUploadBytes,
    },
  ]
}
