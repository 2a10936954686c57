import { describe, expect, it } from '@jest/globals'
import type { Right } from '@store/contract/rules/accounts/rights'
import type { AdminSearchResult } from '@store/contract/schemas/admin-search'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  signInWithRights,
} from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

async function find({ headers }: SignedInAccount, q: string) {
  const url = `/api/admin/search?${new URLSearchParams({ q })}`
  return (await store.app.inject({ url, headers })).json<AdminSearchResult>()
}

const utr = (end: string) => ({ data: { paymentReference: `42671234${end}` } })
const idsOf = ({ orders }: AdminSearchResult) => orders.map(({ _id }) => _id)

describe('GET /admin/search', () => {
  it('finds an order by the last digits of its transaction, before those that only contain them', async () => {
    const { order } = await createOrder(store, { role: 'reseller', ...utr('4567') })
    const phone = { phone: '9845674567' }
    await createOrder(store, { role: 'reseller', ...utr('9999'), shipping: phone })
    await createOrder(store, { role: 'reseller', ...utr('45670') })
    const result = await find(await signIn(store, 'reseller-admin'), '4567')
    expect(result.orders).toHaveLength(3)
    expect(result.orders[0]).toEqual({
      _id: order._id,
      buyer: order.shippingInfo.businessName,
      totalAmount: order.totalAmount,
      orderStatus: 'pending',
      paymentStatus: 'pending',
      createdAt: order.createdAt,
      matched: 'utr',
      matchedText: '426712344567',
    })
    expect(result.orders.map(({ matched }) => matched)).toEqual(['utr', 'utr', 'phone'])
  })

  it('finds an order by number, person, place, product and phone in any format, and says by which', async () => {
    const product = await createProduct(store.db, { name: 'Canon PIXMA', modelNo: 'G3010-IN' })
    const shipping = { fullName: 'Meera Nair', city: 'Kochi', phone: '+91 98470 12345' }
    const { order, buyer } = await createOrder(store, { product, shipping })
    await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    const searches = [
      [`#${order._id.slice(-6).toLowerCase()}`, 'number', order._id],
      [order._id, 'number', order._id],
      ['nair', 'buyer', 'Meera Nair'],
      [buyer.account.email, 'buyer', buyer.account.email],
      ['g3010', 'product', 'G3010-IN'],
      ['pixma', 'product', 'Canon PIXMA'],
      ['koch', 'place', 'Kochi'],
      ['9847012345', 'phone', '+91 98470 12345'],
      ['098470-12345', 'phone', '+91 98470 12345'],
    ] as const
    for (const [q, matched, matchedText] of searches) {
      const { orders } = await find(admin, q)
      expect([q, orders]).toEqual([
        q,
        [expect.objectContaining({ _id: order._id, matched, matchedText })],
      ])
    }
    expect(await find(admin, 'teapot')).toEqual({ orders: [] })
    expect(await find(admin, '# ')).toEqual({ orders: [] })
  })

  it('never finds an order of another tier, and buyers and products only for the superadmin', async () => {
    const product = await createProduct(store.db, { name: 'Nairo mouse', modelNo: 'NAIR-1' })
    const own: Record<string, string> = {}
    const shipping = { fullName: 'Meera Nair' }
    for (const role of ['enduser', 'reseller', 'distributor'] as const) {
      own[role] = (await createOrder(store, { role, product, shipping })).order._id
    }
    for (const tier of ['enduser', 'reseller', 'distributor'] as const) {
      const result = await find(await signIn(store, `${tier}-admin`), 'nair')
      expect([idsOf(result), Object.keys(result)]).toEqual([[own[tier]], ['orders']])
    }
    const all = await find(await signIn(store, 'superadmin'), 'nair')
    expect(idsOf(all).sort()).toEqual(Object.values(own).sort())
    expect(all.products).toEqual([
      {
        _id: product.publicId,
        name: 'Nairo mouse',
        brand: 'HP',
        modelNo: 'NAIR-1',
        stock: expect.any(Number),
      },
    ])
  })

  it('finds buyers by a word of their name first, by firm, e-mail and mobile, at most six', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const named = await createAccount(store.db, { name: 'Ravi Kulkarni', mobile: '9811122233' })
    await createAccount(store.db, { name: 'Aravind Rao' })
    await createAccount(store.db, { name: 'Ravi the admin', role: 'enduser-admin' })
    expect((await find(superadmin, 'ravi')).buyers).toEqual([
      {
        _id: named.publicId,
        name: 'Ravi Kulkarni',
        email: named.email,
        mobile: '9811122233',
        role: 'enduser',
      },
      expect.objectContaining({ name: 'Aravind Rao' }),
    ])
    expect((await find(superadmin, '98111 22233')).buyers).toHaveLength(1)
    const reseller = await createAccount(store.db, { role: 'reseller' })
    expect((await find(superadmin, 'mehta info')).buyers).toEqual([
      expect.objectContaining({ _id: reseller.publicId, firmName: 'Mehta Infotech' }),
    ])
    for (let index = 0; index < 7; index += 1) await createAccount(store.db, { name: 'Zoya Khan' })
    expect((await find(superadmin, 'zoya')).buyers).toHaveLength(6)
  })

  it('finds what the rights open, and nothing else', async () => {
    const product = await createProduct(store.db, { name: 'Zebra printer' })
    const shipping = { fullName: 'Zebra Shah' }
    await createOrder(store, { product, shipping })
    await createAccount(store.db, { name: 'Zebra Rao' })
    const kindsOf = async (right: Right) => {
      const found = await find(await signInWithRights(store, 'superadmin', [right]), 'zebra')
      return Object.entries(found)
        .filter(([, entries]) => entries.length > 0)
        .map(([kind]) => kind)
    }
    expect(await kindsOf('packing')).toEqual(['orders'])
    expect(await kindsOf('users')).toEqual(['buyers'])
    expect(await kindsOf('products')).toEqual(['products'])
    expect(await kindsOf('settings')).toEqual([])
    expect(await kindsOf('read')).toEqual(['orders', 'buyers', 'products'])
  })

  it('is for admins', async () => {
    const url = '/api/admin/search?q=nair'
    const { headers } = await signIn(store, 'enduser')
    expect((await store.app.inject({ url, headers })).statusCode).toBe(403)
    expect((await store.app.inject(url)).statusCode).toBe(401)
  })

  it.each(['', '?q=', `?q=${'x'.repeat(201)}`, '?q=a&page=2'])('refuses "%s"', async (query) => {
    const { headers } = await signIn(store, 'superadmin')
    const url = `/api/admin/search${query}`
    expect((await store.app.inject({ url, headers })).statusCode).toBe(400)
  })
})
