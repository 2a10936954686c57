import { beforeEach, describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder, testShipping } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { bankEnvironment } from '../../../../test/reserving/reserving-client.ts'
import { countRows, countStoredFiles, stockOf } from '../../../../test/stored-state.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import type { ProductRecord } from '../../../catalog/products/product.ts'

const store = useTestStore({ environment: bankEnvironment })
let buyer: SignedInAccount
let mouse: ProductRecord
let cable: ProductRecord

/** A cart of two mice at ₹1,500 and a cable at ₹1,000, as its buyer saw it: ₹4,000. */
beforeEach(async () => {
  buyer = await signIn(store, 'enduser')
  const at = (rupees: number) => paise(rupees * 100)
  const pricesOf = (rupees: number) => ({
    pricesPaise: { enduser: at(rupees), reseller: at(rupees), distributor: at(rupees) },
  })
  mouse = await createProduct(store.db, { name: 'Mouse', ...pricesOf(1_500) })
  cable = await createProduct(store.db, { name: 'Cable', ...pricesOf(1_000) })
  await fillCart(store, buyer, { product: mouse, quantity: 2 })
  await fillCart(store, buyer, { product: cable, quantity: 1 })
})

const seenLines = () => [
  { productId: mouse.publicId, quantity: 2, price: 1_500 },
  { productId: cable.publicId, quantity: 1, price: 1_000 },
]
const seen = () => ({ expectedTotal: 4_000, expectedLines: seenLines() })
const change = async (product: ProductRecord, columns: object) =>
  store.db('products').where('id', product.id).update(columns)
const setPieces = async (product: ProductRecord, quantity: number) =>
  store.db('cart_lines').where('product_id', product.id).update({ quantity })
const changed = (differences: string) =>
  `Your cart has changed. ${differences}. Check it and place the order again.`

describe('an order of what was seen', () => {
  it('is placed while the cart is the same', async () => {
    const answer = await sendOrder(store, buyer, { data: seen() })
    const { order } = answer.json<{ order: Order }>()
    expect([answer.statusCode, order.items.length, order.totalAmount]).toEqual([201, 2, 4_000])
    expect(order.timeline[0]).not.toHaveProperty('reason')
  })

  it.each([
    [
      'sold out',
      () => change(cable, { stock: 0 }),
      ['cart_changed', changed('Cable: Out of stock'), 'Cable: Out of stock'],
    ],
    [
      'was deleted',
      () => change(cable, { deleted_at: new Date() }),
      ['cart_changed', changed('Cable: no longer on sale'), 'Cable: no longer on sale'],
    ],
    [
      'was removed elsewhere',
      () => store.db('cart_lines').where('product_id', cable.id).delete(),
      ['cart_changed', changed('Cable: no longer in your cart'), 'Cable: no longer in your cart'],
    ],
    [
      'grew elsewhere',
      () => setPieces(cable, 5),
      [
        'cart_changed',
        changed('Cable: quantity is now 5, it was 1'),
        'Cable: quantity is now 5, it was 1',
      ],
    ],
    [
      'got dearer, though another got cheaper by as much',
      async () => {
        await change(cable, { price_enduser: 110_000 })
        await change(mouse, { price_enduser: 145_000 })
      },
      [
        'cart_changed',
        changed('Cable: now ₹1,100.00 each, it was ₹1,000.00'),
        'Cable: now ₹1,100.00 each, it was ₹1,000.00',
      ],
    ],
  ])(
    'is refused when a line %s, which is named; nothing is ordered',
    async (_, happens, expected) => {
      await happens()
      const [linesBefore, filesBefore] = [
        await countRows(store, 'cart_lines'),
        await countStoredFiles(store),
      ]
      const answer = await sendOrder(store, buyer, { data: seen() })
      const { code, message, errors } = answer.json()
      expect([answer.statusCode, code, message, errors[0].message]).toEqual([409, ...expected])
      expect(errors).toEqual([{ field: cable.publicId, message: expected[2] }])
      expect(await countRows(store, 'orders')).toBe(0)
      expect(await countRows(store, 'cart_lines')).toBe(linesBefore)
      expect([await countStoredFiles(store), await stockOf(store, mouse.id)]).toEqual([
        filesBefore,
        20,
      ])
    },
  )

  it('is refused when a line was added elsewhere, and when a sold-out one is back', async () => {
    await change(cable, { stock: 0 })
    const withoutCable = { expectedTotal: 9_000, expectedLines: seenLines().slice(0, 1) }
    expect((await sendOrder(store, buyer, { data: withoutCable, key: 'first' })).statusCode).toBe(
      201,
    )
    await fillCart(store, buyer, { product: mouse, quantity: 2 })
    await change(cable, { stock: 3 })
    const answer = await sendOrder(store, buyer, { data: withoutCable })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      changed('Cable: now in this order, quantity 1'),
    ])
  })

  it('is refused in the words of the stock when there are only too few pieces', async () => {
    await change(mouse, { stock: 1 })
    expect((await sendOrder(store, buyer, { data: seen() })).json()).toEqual({
      code: 'stock_exceeded',
      message: 'Quantity exceeds available stock',
      errors: [{ field: mouse.publicId, message: 'Mouse: Quantity exceeds available stock (1)' }],
    })
  })

  it('names all lines when everything is gone', async () => {
    await change(mouse, { stock: 0 })
    await change(cable, { stock: 0 })
    const soldOut = (await sendOrder(store, buyer, { data: seen() })).json()
    expect([soldOut.code, soldOut.errors.length]).toEqual(['out_of_stock', 2])
    await change(mouse, { deleted_at: new Date() })
    await change(cable, { deleted_at: new Date() })
    const deleted = (await sendOrder(store, buyer, { data: seen() })).json()
    expect(deleted.message).toBe(changed('Mouse: no longer on sale; Cable: no longer on sale'))
    await store.db('cart_lines').delete()
    await change(mouse, { deleted_at: null })
    await change(cable, { deleted_at: null })
    expect((await sendOrder(store, buyer, { data: seen() })).json().code).toBe('cart_empty')
  })

  it('is placed at a price that fell, and says so', async () => {
    await change(mouse, { price_enduser: 140_000 })
    const answer = await sendOrder(store, buyer, { data: seen(), key: 'fell' })
    const { order } = answer.json<{ order: Order }>()
    expect([answer.statusCode, order.totalAmount, order.timeline[0]?.reason]).toEqual([
      201,
      3_800,
      'Mouse: now ₹1,400.00 each, it was ₹1,500.00',
    ])
    const { headers } = buyer
    const read = await store.app.inject({ url: `/api/orders/${order._id}`, headers })
    expect(read.json()).toEqual(order)
    const again = await sendOrder(store, buyer, { data: seen(), key: 'fell' })
    expect(again.json<{ order: Order }>().order._id).toBe(order._id)
  })

  it.each([
    ['/api/orders/reserve', 'sold out'],
    ['/api/orders/reserve', 'deleted'],
  ])('is compared by %s, too, when a line was %s', async (url, how) => {
    await change(cable, how === 'deleted' ? { deleted_at: new Date() } : { stock: 0 })
    const payload = { shippingInfo: testShipping, ...seen() }
    const answer = await store.app.inject({ method: 'POST', url, headers: buyer.headers, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_changed'])
    expect(await countRows(store, 'orders')).toBe(0)
  })

  it.each([
    ['a product twice', [{ price: 1_500 }, { price: 1_500 }], 'expectedLines'],
    ['a price with three decimals', [{ price: 1.005 }], 'expectedLines'],
    ['no price', [{}], 'data.expectedLines.0'],
    ['no quantity', [{ price: 1, quantity: 0 }], 'data.expectedLines.0.quantity'],
    ['no line', [], 'data.expectedLines'],
  ])('is not compared with %s', async (_, lines, field) => {
    const expectedLines = lines.map((line) => ({ productId: 'P', quantity: 2, ...line }))
    const answer = await sendOrder(store, buyer, { data: { expectedLines } })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([
      400,
      field.replace('data.', ''),
    ])
  })
})

describe('a caller that sends only the total it saw', () => {
  it('gets no order that is cheaper because lines cannot be ordered', async () => {
    await change(cable, { stock: 0 })
    const soldOut = await sendOrder(store, buyer, { data: { expectedTotal: 4_000 } })
    expect(soldOut.json()).toEqual({
      code: 'cart_changed',
      message: changed('Cable: Out of stock'),
      errors: [{ field: cable.publicId, message: 'Cable: Out of stock' }],
    })
    await change(cable, { stock: 5, deleted_at: new Date() })
    const deleted = await sendOrder(store, buyer, { data: { expectedTotal: 4_000 } })
    expect(deleted.json().message).toBe(changed('Cable: no longer on sale'))
    expect(await countRows(store, 'orders')).toBe(0)
    expect((await sendOrder(store, buyer, { data: { expectedTotal: 3_000 } })).statusCode).toBe(201)
  })

  it('is told of a lower total', async () => {
    await change(mouse, { price_enduser: 140_000 })
    const answer = await sendOrder(store, buyer, { data: { expectedTotal: 4_000 } })
    expect(answer.json<{ order: Order }>().order.timeline[0]?.reason).toBe(
      'The total fell to ₹3,800.00, it was ₹4,000.00',
    )
  })
})
