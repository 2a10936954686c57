import { read as parseBook, utils, write as writeBook } from '@e965/xlsx'
import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { PurchaseList } from '@store/contract/schemas/orders/purchases'
import { ulid } from 'ulid'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendQuantityFile } from '../../../test/factories/quantity-file.ts'
import { workbookParts, zipOf } from '../../../test/factories/workbook.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { NewProduct } from '../../catalog/products/changes/product-insert.ts'
import type { ProductRecord } from '../../catalog/products/product.ts'

const store = useTestStore()

interface PastOrder {
  at: string
  status?: string
  lines: readonly (readonly [product: ProductRecord, quantity: number, price?: number])[]
}

/** Past orders, oldest first; written as rows, because orders placed by the API are of today. */
async function buy({ account }: SignedInAccount, ...orders: PastOrder[]) {
  for (const { at, status = 'delivered', lines } of orders) {
    const createdAt = new Date(at)
    const [orderId] = await store.db('orders').insert({
      public_id: ulid(createdAt.getTime()),
      user_id: account.userId,
      tier: account.role,
      order_status: status,
      payment_status: 'paid',
      payment_method: 'bank_transfer',
      total_paise: 0,
      shipping: '{}',
      search_text: '',
      created_at: createdAt,
      updated_at: createdAt,
    })
    await store.db('order_lines').insert(
      lines.map(([product, quantity, price = 450_000], index) => ({
        order_id: orderId,
        line_no: index + 1,
        product_id: product.id,
        name: product.name,
        model_no: product.modelNo,
        brand: product.brand,
        category: product.category,
        quantity,
        unit_price_paise: price,
        total_paise: price * quantity,
        ...{ gst_basis_points: 1800, taxable_paise: 0 },
        ...{ cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
      })),
    )
  }
}

const read = async ({ headers }: Pick<SignedInAccount, 'headers'>, query = '') => {
  const answer = await store.app.inject({ url: `/api/purchases${query}`, headers })
  const { purchases } = answer.json<PurchaseList>()
  return { answer, purchases, names: purchases?.map(({ name }) => name) }
}

const on = (day: string, ...lines: PastOrder['lines'][number][]): PastOrder => ({
  at: `${day}T06:00:00Z`,
  lines,
})

const product = (overrides: Partial<NewProduct> = {}) => createProduct(store.db, overrides)

describe('what a buyer has bought', () => {
  it('has usual quantity, rhythm, last order and the offer of their tier, the last bought first', async () => {
    const slabs = [{ minQty: 25, price: paise(400_000) }]
    const [toner, mouse] = [
      await product({ name: 'Toner', slabs }),
      await product({ name: 'Mouse' }),
    ]
    const buyer = await signIn(store, 'reseller')
    await buy(
      buyer,
      on('2026-08-01', [toner, 12], [mouse, 1]),
      on('2026-08-31', [toner, 60]),
      on('2026-09-30', [toner, 10, 449_950]),
    )
    const { purchases, answer } = await read(buyer)
    expect(answer.headers['x-total-count']).toBe('2')
    expect(purchases).toEqual([
      {
        productId: toner.publicId,
        ...{ name: 'Toner', brand: 'HP', category: 'Cartridge', modelNo: toner.modelNo },
        ...{ orders: 3, usualQuantity: 12, rhythmDays: 30 },
        lastOrder: {
          _id: expect.any(String),
          createdAt: '2026-09-30T06:00:00.000Z',
          ...{ quantity: 10, price: 4499.5 },
        },
        offer: { stock: 20, price: 4500, quantityBasedPrices: [{ minQty: 25, price: 4000 }] },
      },
      expect.objectContaining({ name: 'Mouse', orders: 1, usualQuantity: 1 }),
    ])
    expect(purchases[1]).not.toHaveProperty('rhythmDays')
  })

  it("leaves out cancelled orders and other buyers' orders", async () => {
    const [own, cancelled] = [await product({ name: 'Own' }), await product({ name: 'Cancelled' })]
    const [buyer, other] = [await signIn(store, 'enduser'), await signIn(store, 'enduser')]
    await buy(buyer, on('2026-08-01', [own, 2]), {
      ...on('2026-08-02', [own, 90], [cancelled, 1]),
      status: 'cancelled',
    })
    await buy(other, on('2026-08-03', [own, 70]))
    const { purchases } = await read(buyer)
    expect(purchases).toMatchObject([{ name: 'Own', orders: 1, usualQuantity: 2 }])
  })

  it('names products that are no longer on sale, without an offer', async () => {
    const gone = await product({ name: 'Gone' })
    const buyer = await signIn(store, 'enduser')
    await buy(buyer, on('2026-08-01', [gone, 2]))
    await store.db('products').where('id', gone.id).update({ deleted_at: new Date() })
    const { purchases } = await read(buyer)
    expect(purchases).toMatchObject([{ productId: gone.publicId, name: 'Gone' }])
    expect(purchases[0]).not.toHaveProperty('offer')
  })

  it('is filtered by text and paged; the filter does not change what is counted', async () => {
    const [hp, mouse] = [
      await product({ name: 'Toner 50%' }),
      await product({ name: 'Mouse', brand: 'Logitech' }),
    ]
    const buyer = await signIn(store, 'enduser')
    await buy(buyer, on('2026-08-01', [hp, 1], [mouse, 1]), on('2026-08-09', [hp, 3]))
    expect((await read(buyer, '?q=LOGI')).names).toEqual(['Mouse'])
    expect((await read(buyer, '?q=50%25')).purchases).toMatchObject([{ orders: 2 }])
    expect((await read(buyer, '?q=_')).names).toEqual([])
    const first = await read(buyer, '?limit=1')
    expect([first.names, first.answer.headers['x-total-count']]).toEqual([['Toner 50%'], '2'])
    expect(first.answer.headers.link).toBe('</api/purchases?limit=1&page=2>; rel="next"')
    expect((await read(buyer, '?limit=1&page=2')).names).toEqual(['Mouse'])
    expect((await read(buyer, '?limit=1&page=3')).names).toEqual([])
  })

  it('is for buyers', async () => {
    expect((await read({ headers: { authorization: '' } })).answer.statusCode).toBe(401)
    expect((await read(await signIn(store, 'reseller-admin'))).answer.statusCode).toBe(403)
  })
})

describe('the file of quantities', () => {
  const upload = async (content: Buffer | string, name?: string) =>
    sendQuantityFile(store, await signIn(store, 'reseller'), { content, ...(name && { name }) })

  it('is the export, whose last column was filled in', async () => {
    const buyer = await signIn(store, 'reseller')
    const toner = await product({ name: '=Toner' })
    await buy(buyer, on('2026-08-01', [toner, 12]))
    const { headers } = buyer
    const answer = await store.app.inject({ url: '/api/purchases/export?format=xlsx', headers })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="buy-again.xlsx"',
    })
    // Nothing was filled in yet.
    expect((await upload(answer.rawPayload, 'buy-again.xlsx')).status).toBe(400)
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const row = (...values: string[]) => `<row>${values.map(text).join('')}</row>`
    const rows = [
      row('Model No', 'Usual Quantity', 'Last Quantity', 'Quantity'),
      row(toner.modelNo, '12', '12', '24.0'),
      row('Q2612A', '5', '5', ''),
      row('CE285A', '5', '5', 'ten'),
    ]
    const { status, body } = await upload(await zipOf(workbookParts(rows.join(''))), 'a.xlsx')
    expect([status, body]).toEqual([
      200,
      {
        lines: [{ modelNo: toner.modelNo, quantity: 24 }],
        rejected: [
          {
            ...{ row: 4, modelNo: 'CE285A', quantity: 'ten' },
            message: 'Quantity must be a whole number from 1.',
          },
        ],
      },
    ])
  })

  it('keeps its days, amounts and model numbers when a spreadsheet program saved it', async () => {
    const buyer = await signIn(store, 'reseller')
    const toner = await product({ modelNo: '7-10' })
    const drum = await product({ modelNo: '00123' })
    await buy(buyer, on('2026-08-01', [toner, 12, 449_950], [drum, 3]))
    const { headers } = buyer
    const exported = await store.app.inject({ url: '/api/purchases/export', headers })
    const book = parseBook(exported.rawPayload, { cellNF: true })
    const sheet = book.Sheets.Purchases ?? {}
    const row = sheet.A2?.v === '7-10' ? 2 : 3
    expect([sheet[`F${row}`]?.v, sheet[`F${row}`]?.z]).toEqual([46_235, 'dd\\-mmm\\-yyyy'])
    expect([sheet[`H${row}`]?.v, sheet[`H${row}`]?.z]).toEqual([4499.5, '#,##0.00'])
    utils.sheet_add_aoa(sheet, [[24]], { origin: `L${row}` })
    for (const bookType of ['xlsx', 'ods', 'biff8'] as const) {
      const saved = writeBook(book, { bookType, type: 'buffer' })
      const { status, body } = await upload(saved, 'a.xlsx')
      const line = { modelNo: '7-10', brand: toner.brand, quantity: 24 }
      expect([status, body.lines]).toEqual([200, [line]])
    }
  })

  it('has the brands, whose model numbers may be the same', async () => {
    const { body } = await upload('Part No,Make,Qty\n12A,ProDot,5\n12A, Zebronics ,3\n12A,,1\n')
    expect(body.lines).toEqual([
      { modelNo: '12A', brand: 'ProDot', quantity: 5 },
      { modelNo: '12A', brand: 'Zebronics', quantity: 3 },
      { modelNo: '12A', quantity: 1 },
    ])
  })

  it('has units, of which packages and dozens are no pieces', async () => {
    const rows = ['Model,Qty,UOM', '12A,2,Box', '88A,3,DOZ-DOZENS', '90A,5,Pcs', 'X1,4,Pune']
    const { body } = await upload(rows.join('\n'))
    expect(body.lines.map(({ modelNo }) => modelNo)).toEqual(['90A', 'X1'])
    expect(body.rejected).toMatchObject([
      { row: 2, modelNo: '12A', quantity: '2 Box' },
      { row: 3, modelNo: '88A', quantity: '3 DOZ-DOZENS' },
    ])
  })

  it('may have a model number and a quantity only', async () => {
    const { body } = await upload('CF226A,12\nCE285A,0\nQ2612A,3\n')
    expect(body.lines).toEqual([
      { modelNo: 'CF226A', quantity: 12 },
      { modelNo: 'Q2612A', quantity: 3 },
    ])
  })

  it('is rejected without a quantity, when it is too long, and when there is none', async () => {
    const { status, body } = await upload('Model No,Qty\nToner,\n')
    expect([status, body.message]).toEqual([
      400,
      'There is no model number with a quantity in this file.',
    ])
    expect((await upload('A,1\n'.repeat(5_001))).status).toBe(413)
    const { headers } = await signIn(store, 'enduser')
    const url = '/api/purchases/quantities'
    expect((await store.app.inject({ method: 'POST', url, headers })).json()).toMatchObject({
      message: 'Choose an Excel, OpenDocument or CSV file.',
    })
  })
})
