import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { type SignedInAccount, signIn } from '../../testing/factories/account-factory.ts'
import {
  createOrder,
  fillCart,
  type TestFile,
  testPdf,
  testPng,
  testShipping,
} from '../../testing/factories/order-factory.ts'
import { createProduct } from '../../testing/factories/product-factory.ts'
import { formOf, goodProduct } from '../../testing/factories/product-form.ts'
import { useRouteTable } from '../../testing/route-table.ts'
import { useTestStore } from '../../testing/test-store.ts'
import { readOperations } from '../openapi-document.ts'
import { photograph } from '../table-state.ts'
import { badFiles, trickyNames } from './bad-files.ts'

/** A route that takes a file, all but the file in order. */
interface Door {
  operationId: string
  method: 'POST' | 'PUT'
  url: string
  field: string
  who: SignedInAccount
  fields: Record<string, string>
  /** One it takes, and others that are good elsewhere. */
  good: TestFile
  strangers: TestFile[]
  /** The most files it lets be sent at once. */
  mostFiles: number
}

/** Folders, private and public files by their keys, and pictures by theirs. */
const ownPlace =
  /^(?:[a-z]+|[a-z]+\/[0-9A-Z]{2}(?:\/[0-9A-Z]{26})?|images\/[0-9a-f]{20}-\d+\.webp)$/

type Part = readonly [string, string | TestFile]

const routes = useRouteTable()
const store = useTestStore()

async function goodFiles() {
  const png = { name: 'good.png', content: await testPng() }
  const pdf = { name: 'good.pdf', content: testPdf }
  const row = 'Ink,HP,Ink Bottle,GT53,Black,18,,5,500,450,420,'
  const head =
    'name,brand,category,modelNo,description,gst,hsn,stock,priceEnduser,priceReseller,priceDistributor,slabs'
  return { png, pdf, csv: { name: 'good.csv', content: Buffer.from(`${head}\n${row}\n`) } }
}

async function rejectedOrder(admin: SignedInAccount) {
  const { order, buyer } = await createOrder(store)
  const answer = await store.app.inject({
    method: 'PUT',
    url: `/api/orders/${order._id}/proof`,
    headers: admin.headers,
    payload: { verdict: 'rejected', reason: 'Another amount' },
  })
  expect(answer.statusCode).toBe(200)
  return { order, buyer }
}

async function openDoors(): Promise<Door[]> {
  const { png, pdf, csv } = await goodFiles()
  const who = await signIn(store, 'superadmin')
  const shopper = await signIn(store, 'enduser')
  await fillCart(store, shopper, { product: await createProduct(store.db), quantity: 1 })
  const { order, buyer } = await rejectedOrder(who)
  const bare = { who, fields: {}, mostFiles: 1, method: 'POST' } as const
  const proof = { ...bare, field: 'paymentProof', good: png, strangers: [csv] }
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
    {
      ...bare,
      operationId: 'putBill',
      method: 'PUT',
      url: `/api/orders/bill/${order._id}`,
      field: 'billPdf',
      good: pdf,
      strangers: [png, csv],
    },
    {
      ...bare,
      operationId: 'createProduct',
      url: '/api/products',
      field: 'images',
      fields: goodProduct,
      good: png,
      strangers: [pdf, csv],
      mostFiles: 20,
    },
    {
      ...bare,
      operationId: 'importProducts',
      url: '/api/products/upload-excel',
      field: 'file',
      good: csv,
      strangers: [png, pdf],
    },
    {
      ...bare,
      operationId: 'uploadFile',
      url: '/api/uploads',
      field: 'file',
      good: png,
      strangers: [csv],
    },
  ]
}

async function send({ method, url, who, fields }: Door, files: readonly Part[]) {
  const { payload, headers } = formOf([...Object.entries(fields), ...files])
  return store.app.inject({ method, url, headers: { ...who.headers, ...headers }, payload })
}

/** Folders that forms of whoever runs on this machine are read in, and that nobody clears away. */
async function forgottenFolders(): Promise<string[]> {
  const list = async () => (await readdir(tmpdir())).filter((name) => /^store-upload-/.test(name))
  let left = await list()
  for (let look = 0; left.length > 0 && look < 100; look += 1) {
    await wait(100)
    const now = await list()
    left = left.filter((name) => now.includes(name))
  }
  return left
}

describe('a bad file', () => {
  it('is tried on every route that takes one', async () => {
    const takers = (await readOperations(store, routes)).filter(({ bodies, operationId }) => {
      // The same form as createProduct, read by the same code.
      return bodies['multipart/form-data'] && operationId !== 'updateProduct'
    })
    const doors = (await openDoors()).map(({ operationId }) => operationId)
    expect(takers.map(({ operationId }) => operationId).sort()).toEqual(doors.sort())
  })

  it('is refused with a clear word, and nothing of it stays', async () => {
    const doors = await openDoors()
    const corpus = await badFiles()
    const before = await photograph(store)
    const faults: unknown[] = []
    for (const door of doors) {
      const { field, good, strangers } = door
      const bad = [...corpus, ...strangers]
      const renamed = trickyNames.map((name) => ({ name, content: Buffer.from('no such file') }))
      const attempts: [string, Part[]][] = [
        ...[...bad, ...renamed].map((file): [string, Part[]] => [file.name, [[field, file]]]),
        ['a file under another name', [['nonsense', good]]],
        ['a text in place of a file', [[field, 'no file']]],
        ['too many files', Array<Part>(door.mostFiles + 1).fill([field, good])],
        ...(door.mostFiles === 1 ? [['no file', []] satisfies [string, Part[]]] : []),
      ]
      // Pictures are no must for a product.
      const refused = attempts.filter(([what]) => door.mostFiles === 1 || !/^a /.test(what))
      for (const [what, parts] of refused) {
        const answer = await send(door, parts)
        const { message } = answer.json<ErrorBody>()
        const isClear = [400, 413, 415].includes(answer.statusCode) && /^[A-Z].{8,}/.test(message)
        if (!isClear) faults.push([door.operationId, what, answer.statusCode, message])
      }
    }
    expect(faults).toEqual([])
    expect(await photograph(store)).toEqual(before)
    expect(await forgottenFolders()).toEqual([])
  }, 240_000)

  it('alone is rejected: with a good one the same form is accepted', async () => {
    for (const door of await openDoors()) {
      const { statusCode } = await send(door, [[door.field, door.good]])
      expect([door.operationId, Math.floor(statusCode / 100)]).toEqual([door.operationId, 2])
    }
  })
})

describe('a good file of a tricky name', () => {
  it.each(trickyNames)('lies where the store puts it: %j', async (name) => {
    const doors = (await openDoors()).filter(({ field }) => field !== 'images')
    for (const door of doors) await send(door, [[door.field, { ...door.good, name }]])
    const { files } = await photograph(store)
    expect(files.filter((file) => !ownPlace.test(file))).toEqual([])
    const names = await store.db('files').pluck('original_name')
    for (const kept of names) expect(kept).toMatch(/^[^/\\\p{Cc}\u202e]{1,200}$/u)
  })
})
