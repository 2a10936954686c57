import { describe, expect, it } from '@jest/globals'
import type { GoodsIn, GoodsInList, SupplierList } from '@store/contract/schemas/stock/stock'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createStockDesk, wordsOf } from '../../../../test/factories/goods-in.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { countRows, stockOf } from '../../../../test/stored-state.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { sendBill, book, reverse, readCard } = createStockDesk(store)
const superadmin = () => signIn(store, 'superadmin')

describe('goods in', () => {
  it('adds the pieces of all lines, keeps who booked what at which cost, and lists suppliers', async () => {
    const who = await superadmin()
    const [toner, drum] = [await createProduct(store.db), await createProduct(store.db)]
    const lines = [
      { productId: toner.publicId, quantity: 10, cost: 1150.5 },
      { productId: drum.publicId, quantity: 4 },
      { productId: toner.publicId, quantity: 5, cost: 1100 },
    ]
    const bill = await book(who, {
      lines,
      gstin: ' 27aapfu0939f1zv ',
      supplier: ' Garg  Computer Point',
    })
    expect(bill).toMatchObject({
      supplier: 'Garg Computer Point',
      gstin: '27AAPFU0939F1ZV',
      billNo: 'GCP/118',
      billedOn: '2026-11-18',
      pieces: 19,
      total: 17_005,
    })
    expect(bill.lines.map(({ quantity, cost }) => [quantity, cost])).toEqual([
      [10, 1150.5],
      [4, undefined],
      [5, 1100],
    ])
    expect([await stockOf(store, toner.id), await stockOf(store, drum.id)]).toEqual([35, 24])
    const get = async <T>(path: string) =>
      (await store.app.inject({ url: `/api${path}`, headers: who.headers })).json<T>()
    const { bills } = await get<GoodsInList>('/stock/goods-in')
    expect(bills.map(({ _id, pieces }) => [_id, pieces])).toEqual([[bill._id, 19]])
    expect(await get<GoodsIn>(`/stock/goods-in/${bill._id}`)).toEqual(bill)
    expect(await get<SupplierList>('/suppliers')).toEqual({
      suppliers: [{ name: 'Garg Computer Point', gstin: '27AAPFU0939F1ZV' }],
    })
    const audit = await store.db('audit_entries').where('subject_id', bill._id).first()
    expect([audit.action, audit.subject_label]).toEqual([
      'goods-in.booked',
      'Bill GCP/118 of Garg Computer Point',
    ])
  })

  it('refuses a bill that is booked, however its number is typed, and says by whom; another year has it again', async () => {
    const who = await superadmin()
    const product = await createProduct(store.db)
    const { by } = await book(who, { product })
    const again = await sendBill(who, {
      product,
      billNo: 'gcp-118',
      supplier: 'GARG COMPUTER POINT',
    })
    expect([again.statusCode, again.json<ErrorBody>().code]).toEqual([409, 'bill_booked'])
    expect(again.json<ErrorBody>().message).toMatch(
      `Bill GCP/118 of Garg Computer Point is already booked: 10 pieces, by ${by}`,
    )
    await book(who, { product, billNo: 'GCP/11-8', quantity: 1 })
    await book(who, { product, billedOn: '2026-03-31' })
    await book(who, { product, supplier: 'Sharma Infotech' })
    expect(await stockOf(store, product.id)).toBe(51)
  })

  it('books once when 20 people book the same bill at once: the others are told why', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, superadmin))
    const products = await Promise.all([1, 2, 3].map(async () => createProduct(store.db)))
    const lines = products.map(({ publicId }) => ({ productId: publicId, quantity: 7 }))
    const answers = await Promise.all(
      people.map((who, at) =>
        sendBill(who, { lines: at % 2 === 0 ? lines : [...lines].reverse() }),
      ),
    )
    const codes = answers.map((answer) => answer.json<Partial<ErrorBody>>().code ?? 'booked')
    expect(codes.sort()).toEqual(['booked', ...Array(19).fill('bill_booked')].sort())
    for (const { id } of products) expect(await stockOf(store, id)).toBe(27)
  })

  it('books once when the same Idempotency-Key is sent 20 times at once, and gives the same answer', async () => {
    const who = await superadmin()
    const product = await createProduct(store.db)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendBill(who, { product, key: 'tap-tap' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await stockOf(store, product.id)).toBe(30)
  })

  it('books nothing when one line cannot be booked', async () => {
    const who = await superadmin()
    const [good, full, gone] = [
      await createProduct(store.db),
      await createProduct(store.db, { stock: 999_995 }),
      await createProduct(store.db),
    ]
    await store.db('products').where({ id: gone.id }).update({ deleted_at: new Date() })
    const lines = [good, full, gone].map(({ publicId }) => ({ productId: publicId, quantity: 6 }))
    const answer = await sendBill(who, { lines })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<ErrorBody>().errors).toEqual([
      { field: 'lines.1.quantity', message: 'The stock would be above 10,00,000 pieces.' },
      { field: 'lines.2.productId', message: 'This product is no longer on sale.' },
    ])
    expect(await stockOf(store, good.id)).toBe(20)
    expect(await countRows(store, 'goods_receipts')).toBe(0)
    expect(await countRows(store, 'suppliers')).toBe(0)
  })

  it.each([
    ['supplier', { supplier: ' ' }, 'Enter the name of the supplier.'],
    ['billNo', { billNo: ' -/ ' }, 'Enter the number of the bill.'],
    ['billedOn', { billedOn: '2999-01-01' }, 'Enter the day of the bill: today or earlier.'],
    ['gstin', { gstin: '27AAPFU0939F1ZW' }, 'This is no GST number.'],
    ['lines.0.cost', { cost: 0.001 }, 'Some lines cannot be booked.'],
  ])('says at %s what is wrong with %j', async (field, change, message) => {
    const product = await createProduct(store.db)
    const answer = await sendBill(await superadmin(), { product, ...change })
    const { message: said, errors } = answer.json<ErrorBody>()
    expect([answer.statusCode, errors?.[0]?.field]).toEqual([400, field])
    expect(said).toContain(message)
  })

  it('takes a name for the supplier whose GST number it knows, and no other number for it', async () => {
    const who = await superadmin()
    const product = await createProduct(store.db)
    await book(who, { product })
    await book(who, { product, billNo: '2', gstin: '27AAPFU0939F1ZV' })
    const other = await sendBill(who, { product, billNo: '3', gstin: '29AAGCB7383J1Z4' })
    expect(other.json<ErrorBody>().errors?.[0]).toEqual({
      field: 'gstin',
      message:
        'Garg Computer Point has the GST number 27AAPFU0939F1ZV. Write the name of another firm with its city.',
    })
  })
})

describe('the reversal of a bill', () => {
  it('takes all of its pieces out again, once, and lets its number be booked again', async () => {
    const who = await superadmin()
    const product = await createProduct(store.db)
    const bill = await book(who, { product, cost: 900 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => reverse(who, bill)))
    const codes = answers.map((answer) => answer.json<Partial<ErrorBody>>().code ?? 'reversed')
    expect(codes.sort()).toEqual([...Array(19).fill('goods_in_reversed'), 'reversed'])
    expect(await stockOf(store, product.id)).toBe(20)
    await book(who, { product, quantity: 8 })
    expect(wordsOf(await readCard(who, product))).toEqual([
      'goods-in +8 = 28',
      'goods-in-reversed -10 = 20',
      'goods-in +10 = 30',
      'created +20 = 20',
    ])
  })

  it('is refused when part of its goods is sold, and says how many are left', async () => {
    const who = await superadmin()
    const product = await createProduct(store.db, { stock: 0, name: 'Toner' })
    const bill = await book(who, { product })
    await createOrder(store, { product, quantity: 3 })
    const answer = await reverse(who, bill)
    expect([answer.statusCode, answer.json<ErrorBody>().errors]).toEqual([
      409,
      [
        {
          field: 'lines',
          message: 'Toner: 10 pieces came with this bill and only 7 are free. The others are sold.',
        },
      ],
    ])
    expect(await stockOf(store, product.id)).toBe(7)
    expect((await reverse(who, bill, ' ')).statusCode).toBe(400)
    expect((await reverse(who, { _id: 'nothing' })).statusCode).toBe(404)
  })
})
