import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { ImportReport, ProductImport } from '@store/contract/schemas/catalog/imports'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { fillCart } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const header =
  'name,brand,category,modelNo,description,gst,hsn,stock,priceEnduser,priceReseller,priceDistributor,slabs'

function rowOf(number: number, change: { stock?: string; slabs?: string } = {}): string {
  const { stock = '5', slabs = '10-24:390; 25+:370' } = change
  return `Mouse ${number},Logitech,Mouse,M-${number},"Optical, silent",18,8471,${stock},400,380,360,${slabs}`
}

function fileOf(rows: readonly string[]): string {
  return [header, ...rows].join('\r\n')
}

async function upload(admin: SignedInAccount, content: string, query = '') {
  const answer = await sendProductFile(store, admin, { content, query })
  return { statusCode: answer.statusCode, report: answer.json<ImportReport>() }
}

const rowsOfProducts = () =>
  store
    .db('products')
    .select('*')
    .orderBy('id')
    .then((rows) =>
      rows.map(({ version: _version, updated_at: _updatedAt, ...content }) => content),
    )

async function listImports(admin: SignedInAccount) {
  const { headers } = admin
  return (await store.app.inject({ url: '/api/products/imports', headers })).json<ProductImport[]>()
}

const undo = (admin: SignedInAccount, id = 'nothing') =>
  store.app.inject({
    method: 'POST',
    url: `/api/products/imports/${id}/undo`,
    headers: admin.headers,
  })

describe('POST /products/upload-excel', () => {
  it('creates new products, changes existing ones by names in any case, and leaves the rest', async () => {
    const admin = await signIn(store, 'superadmin')
    await upload(admin, fileOf([rowOf(1), rowOf(2)]))
    const changed = rowOf(2, { stock: '9' }).replace('Logitech', 'LOGITECH').replace('M-2', 'm-2')
    const { statusCode, report } = await upload(admin, fileOf([rowOf(1), changed, rowOf(3)]))
    expect([statusCode, report]).toEqual([
      200,
      {
        message: 'Excel uploaded successfully',
        created: 1,
        updated: 1,
        unchanged: 1,
        rejected: [],
        rejectedRows: 0,
        importId: expect.any(String),
      },
    ])
    const product = (await store.app.inject('/api/products?q=m-2')).json()[0]
    expect(product).toMatchObject({
      stock: 9,
      brand: 'Logitech',
      description: 'Optical, silent',
      quantityBasedPrices: [
        { minQty: 10, maxQty: 24, price: 390 },
        { minQty: 25, price: 370 },
      ],
    })
  })

  it('changes only prices when the file contains only prices', async () => {
    const admin = await signIn(store, 'superadmin')
    await upload(admin, fileOf([rowOf(1)]))
    const { report } = await upload(admin, 'Brand,Model No,Price Reseller\nlogitech,m-1,"379.50"')
    expect([report.created, report.updated]).toEqual([0, 1])
    const [row] = await store.db('products').select('price_reseller', 'stock', 'price_enduser')
    expect(row).toEqual({ price_reseller: 37_950, stock: 5, price_enduser: 40_000 })
  })

  it('reports each of 37 invalid rows among 5,000, and writes nothing', async () => {
    const admin = await signIn(store, 'superadmin')
    const isBad = (number: number) => number % 135 === 7 && number < 5_000
    const bad = Array.from({ length: 5_000 }, (_, index) => index + 1)
      .filter(isBad)
      .slice(0, 37)
    const rows = Array.from({ length: 5_000 }, (_, index) =>
      rowOf(index + 1, bad.includes(index + 1) ? { stock: 'many' } : {}),
    )
    const { statusCode, report } = await upload(admin, fileOf(rows))
    expect(statusCode).toBe(200)
    expect([report.created, report.updated, report.rejectedRows]).toEqual([0, 0, 37])
    expect(report.message).toBe('Nothing was imported: 37 rows have errors.')
    expect(report.rejected).toEqual(
      bad.map((number) => ({
        row: number + 1,
        field: 'stock',
        value: 'many',
        message: 'Stock must be a whole number from 0 to 10,00,000.',
      })),
    )
    expect(await rowsOfProducts()).toEqual([])
    expect(await listImports(admin)).toEqual([])
    const partly = await upload(admin, fileOf(rows), '?partial=true')
    expect([partly.report.created, partly.report.rejectedRows]).toEqual([4_963, 37])
    expect(await listImports(admin)).toMatchObject([{ created: 4_963, rejected: 37 }])
  })

  it('counts in a dry run and writes nothing', async () => {
    const admin = await signIn(store, 'superadmin')
    await upload(admin, fileOf([rowOf(1)]))
    const before = await rowsOfProducts()
    const { report } = await upload(
      admin,
      fileOf([rowOf(1, { stock: '6' }), rowOf(2), rowOf(3, { stock: '' })]),
      '?dryRun=true',
    )
    expect(report).toMatchObject({ created: 1, updated: 1, rejectedRows: 1 })
    expect(report.importId).toBeUndefined()
    expect(await rowsOfProducts()).toEqual(before)
    expect(await listImports(admin)).toHaveLength(1)
  })

  it('reports the errors of a row by column', async () => {
    const admin = await signIn(store, 'superadmin')
    await createProduct(store.db, { brand: 'Same', modelNo: 'T1' })
    await createProduct(store.db, { brand: 'Same', modelNo: 'T1' })
    const rows = [
      rowOf(1),
      rowOf(1),
      rowOf(3, { slabs: 'ten:390' }),
      rowOf(4, { slabs: '10-24:390; 20+:380' }),
      ',,,,,,,,,,,',
      'No brand,,Mouse,M-6,x,18,,1,1,1,1,',
      'A,Same,Mouse,T1,x,18,,1,1,1,1,',
      'B,HP,Mouse,M-8,x,18,,1,free,1,1,',
    ]
    const { report } = await upload(admin, fileOf(rows))
    const faults = report.rejected.map((one) => [one.row, one.field, one.value, one.message])
    expect(faults).toEqual([
      [3, 'modelNo', 'M-1', 'Row 2 has the same brand and model number.'],
      [4, 'slabs', 'ten:390', 'Slabs look like this: 10-24:390; 25+:370'],
      [5, 'slabs', '10-24:390; 20+:380', 'Slab 20+ overlaps slab 10–24.'],
      [7, 'brand', undefined, 'Give the brand, and the model number or the name.'],
      [8, 'modelNo', 'T1', expect.stringContaining('Change them one by one.')],
      [9, 'priceEnduser', 'free', expect.stringContaining('in rupees')],
    ])
  })

  it('creates products once when a file is uploaded twice at the same time', async () => {
    const admin = await signIn(store, 'superadmin')
    const content = fileOf(Array.from({ length: 50 }, (_, index) => rowOf(index)))
    const answers = await Promise.all([upload(admin, content), upload(admin, content)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await store.db('products').pluck('id')).toHaveLength(50)
  })

  it.each(roles.filter((role) => role !== 'superadmin'))('is forbidden to a %s', async (role) => {
    const person = await signIn(store, role)
    const { headers } = person
    expect((await upload(person, fileOf([rowOf(1)]))).statusCode).toBe(403)
    for (const url of ['/api/products/imports', '/api/products/export']) {
      expect((await store.app.inject({ url, headers })).statusCode).toBe(403)
    }
    expect((await undo(person)).statusCode).toBe(403)
  })

  it('asks a visitor to sign in', async () => {
    const visitor = { headers: { authorization: '' } }
    const content = fileOf([rowOf(1)])
    expect((await sendProductFile(store, visitor, { content })).statusCode).toBe(401)
    expect((await store.app.inject('/api/products/imports')).statusCode).toBe(401)
    expect((await store.app.inject('/api/products/export')).statusCode).toBe(401)
  })
})

describe('POST /products/imports/{id}/undo', () => {
  it('restores every product, and removes new ones from sale', async () => {
    const admin = await signIn(store, 'superadmin')
    for (let number = 1; number <= 3; number += 1) {
      await createProduct(store.db, {
        brand: 'Logitech',
        modelNo: `M-${number}`,
        slabs: [{ minQty: 3, price: paise(100) }],
        images: [{ key: 'a1', widths: [320, 800] }],
      })
    }
    const before = await rowsOfProducts()
    const { report } = await upload(admin, fileOf([1, 2, 3, 4].map((number) => rowOf(number))))
    expect(report).toMatchObject({ created: 1, updated: 3 })
    const [made] = await listImports(admin)
    const answer = await undo(admin, made?._id)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { message: 'The import was undone.', import: { undoable: false } },
    ])
    const after = await rowsOfProducts()
    expect(after.slice(0, 3)).toEqual(before)
    expect(after[3]?.deleted_at).toBeInstanceOf(Date)
    expect(await store.db('products').pluck('version')).toEqual([3, 3, 3, 2])
    const again = await undo(admin, made?._id)
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This import was undone before.',
    ])
  })

  it('is possible for the last import only', async () => {
    const admin = await signIn(store, 'superadmin')
    await upload(admin, fileOf([rowOf(1)]))
    await upload(admin, fileOf([rowOf(2)]))
    const [last, earlier] = await listImports(admin)
    expect([last?.undoable, earlier?.undoable]).toEqual([true, false])
    const early = await undo(admin, earlier?._id)
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'Only the last import can be undone.',
    ])
    expect((await undo(admin, last?._id)).statusCode).toBe(200)
    expect((await undo(admin, earlier?._id)).statusCode).toBe(200)
    const none = await undo(admin)
    expect([none.statusCode, none.json()]).toEqual([
      404,
      { code: 'import_not_found', message: 'Import not found.' },
    ])
  })

  it('happens once, however often it is requested, and carts tell which of the new products are gone', async () => {
    const admin = await signIn(store, 'superadmin')
    await upload(admin, fileOf([rowOf(1)]))
    const [product] = (await store.app.inject('/api/products')).json()
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: { ...product, publicId: product._id }, quantity: 1 })
    const [made] = await listImports(admin)
    const answers = await Promise.all([1, 2, 3].map(() => undo(admin, made?._id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const { headers } = buyer
    const cart = (await store.app.inject({ url: '/api/cart', headers })).json<Cart>()
    expect(cart).toMatchObject({ items: [], unavailable: [{ productId: product._id }] })
  })
})
