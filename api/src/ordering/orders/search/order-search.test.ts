import { describe, expect, it } from '@jest/globals'
import type { OrderList } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('lists of orders', () => {
  const store = useTestStore()

  const get = async (who: SignedInAccount, path: string) =>
    store.app.inject({ url: `/api${path}`, headers: who.headers })
  const idsOf = async (who: SignedInAccount, path: string) => {
    const answer = await get(who, path)
    return answer.json<OrderList>().orders.map(({ _id }) => _id)
  }

  it('shows a buyer its own orders alone, newest first, page after page', async () => {
    const buyer = await signIn(store, 'reseller')
    await createOrder(store, { role: 'reseller' })
    const product = await createProduct(store.db)
    const placed: string[] = []
    for (let index = 0; index < 3; index += 1) {
      placed.unshift((await createOrder(store, { buyer, product })).order._id)
    }

    const first = await get(buyer, '/orders?limit=2')
    const link = String(first.headers.link)
    const next = /^<\/api([^>]+)>; rel="next"$/.exec(link)?.[1] ?? ''
    const second = await get(buyer, next)

    expect(first.json<OrderList>().orders.map(({ _id }) => _id)).toEqual(placed.slice(0, 2))
    expect(second.json<OrderList>().orders.map(({ _id }) => _id)).toEqual(placed.slice(2))
    expect(second.headers.link).toBeUndefined()
  })

  it('shows a buyer the roles of actors but never their names', async () => {
    const { buyer, order } = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    await store.app.inject({
      method: 'PUT',
      url: `/api/dashboard/${order._id}/status`,
      headers: admin.headers,
      payload: { status: 'processing' },
    })
    const [own] = (await get(buyer, '/orders')).json<OrderList>().orders
    expect(own?.timeline.map(({ by }) => by)).toEqual(['enduser', 'enduser-admin'])
    expect(own?.buyer).toBeUndefined()
  })

  it('shows each tier admin its tier, and the superadmin all', async () => {
    const orders = {
      enduser: (await createOrder(store, { role: 'enduser' })).order._id,
      reseller: (await createOrder(store, { role: 'reseller' })).order._id,
      distributor: (await createOrder(store, { role: 'distributor' })).order._id,
    }
    for (const tier of ['enduser', 'reseller', 'distributor'] as const) {
      const admin = await signIn(store, `${tier}-admin`)
      expect(await idsOf(admin, `/${tier}-admin/orders`)).toEqual([orders[tier]])
    }
    expect(await idsOf(await signIn(store, 'superadmin'), '/superadmin/orders')).toEqual([
      orders.distributor,
      orders.reseller,
      orders.enduser,
    ])
  })

  it('lets every admin call only their own list, and nobody else any', async () => {
    const roles = ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'] as const
    for (const role of [...roles, 'enduser'] as const) {
      const who = await signIn(store, role)
      for (const path of roles) {
        const { statusCode } = await get(who, `/${path}/orders`)
        expect([role, path, statusCode]).toEqual([role, path, role === path ? 200 : 403])
      }
    }
    for (const path of [...roles.map((role) => `/${role}/orders`), '/orders', '/orders/x']) {
      expect((await store.app.inject(`/api${path}`)).statusCode).toBe(401)
    }
  })

  it('returns five per page and the total', async () => {
    const product = await createProduct(store.db)
    const buyer = await signIn(store, 'enduser')
    for (let index = 0; index < 6; index += 1) await createOrder(store, { buyer, product })
    const admin = await signIn(store, 'enduser-admin')

    const first = await get(admin, '/enduser-admin/orders')
    const second = await get(admin, '/enduser-admin/orders?page=2')

    expect(first.json<OrderList>().orders).toHaveLength(5)
    expect(first.headers['x-total-count']).toBe('6')
    expect(second.json<OrderList>().orders).toHaveLength(1)
  })

  it('filters by status, payment and day, in any case', async () => {
    const product = await createProduct(store.db)
    const { order } = await createOrder(store, { product })
    await createOrder(store, { product })
    const admin = await signIn(store, 'superadmin')
    await store
      .db('orders')
      .where('public_id', order._id)
      .update({ order_status: 'shipped', payment_status: 'paid' })
    const soon = new Date(Date.now() + 1000).toISOString()
    const before = new Date(Date.parse(order.createdAt)).toISOString()

    expect(await idsOf(admin, '/superadmin/orders?status=Shipped')).toEqual([order._id])
    expect(await idsOf(admin, '/superadmin/orders?paymentStatus=PAID')).toEqual([order._id])
    expect(await idsOf(admin, `/superadmin/orders?from=${before}&to=${soon}`)).toHaveLength(2)
    expect(await idsOf(admin, `/superadmin/orders?to=${before}`)).toEqual([])
    expect(await idsOf(admin, `/superadmin/orders?from=${soon}`)).toEqual([])
  })

  it.each([
    'status=lost',
    'paymentStatus=maybe',
    'from=yesterday',
    'to=tomorrow',
    'from=12000-01-01',
    'to=%2B010889-08-03T00:00:00Z',
    'from=-000001-01-01T00:00:00Z',
    'page=0',
  ])('rejects an unknown filter: %s', async (query) => {
    const answer = await get(await signIn(store, 'superadmin'), `/superadmin/orders?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(
      query.split('=')[0],
    )
  })

  it('finds an order by id, person, place, GST number and product, and treats % as a plain character', async () => {
    const product = await createProduct(store.db, {
      name: 'Canon PIXMA G3010',
      modelNo: 'G3010-IN',
    })
    const { order, buyer } = await createOrder(store, {
      product,
      role: 'distributor',
      shipping: { fullName: 'Meera Nair', city: 'Kochi', phone: '9847012345' },
    })
    await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const searches = [
      order._id.slice(-6),
      'meera',
      '9847012345',
      buyer.account.email,
      'kulkarni computers',
      'KOCHI',
      '27ABCPM1234F1Z3',
      'pixma g30',
      'g3010-in',
    ]
    for (const text of searches) {
      const ids = await idsOf(admin, `/superadmin/orders?q=${encodeURIComponent(text)}`)
      expect([text, ids.includes(order._id)]).toEqual([text, true])
    }
    expect(await idsOf(admin, '/superadmin/orders?q=pixma')).toEqual([order._id])
    expect(await idsOf(admin, '/superadmin/orders?q=%25')).toEqual([])
  })

  it('lists the orders of one account, for whose admin alone', async () => {
    const { buyer, order } = await createOrder(store, { role: 'reseller' })
    await createOrder(store, { role: 'reseller' })
    await store.db('users').where('id', buyer.account.userId).update({ email: 'new@example.com' })
    const path = `orders?account=${buyer.account.publicId}`
    const admins = {
      superadmin: await signIn(store, 'superadmin'),
      'reseller-admin': await signIn(store, 'reseller-admin'),
      'distributor-admin': await signIn(store, 'distributor-admin'),
    }
    expect(await idsOf(admins.superadmin, `/superadmin/${path}`)).toEqual([order._id])
    expect(await idsOf(admins.superadmin, `/superadmin/${path}&status=shipped`)).toEqual([])
    expect(await idsOf(admins['reseller-admin'], `/reseller-admin/${path}`)).toEqual([order._id])
    expect(await idsOf(admins['distributor-admin'], `/distributor-admin/${path}`)).toEqual([])
  })

  it('finds an order by phone, docket and names as people write them', async () => {
    const { order, buyer } = await createOrder(store, {
      shipping: { fullName: 'Meera D’Souza', phone: '9847012345' },
    })
    await createOrder(store)
    await store.db('orders').where('public_id', order._id).update({ docket_number: 'LR12/456-78' })
    const admin = await signIn(store, 'superadmin')
    const typed = [
      '+91 98470-12345',
      '0 98470 12345',
      '९८४७०१२३४५',
      'lr 12/456-78',
      'LR1245678',
      "d'souza",
      'D’Souza',
    ]
    for (const text of typed) {
      const q = encodeURIComponent(text)
      expect([text, await idsOf(admin, `/superadmin/orders?q=${q}`)]).toEqual([text, [order._id]])
      expect([text, await idsOf(buyer, `/orders?q=${q}`)]).toEqual([text, [order._id]])
    }
  })

  it('finds an order by the short name that screens print, with its #, in any case', async () => {
    const { order } = await createOrder(store)
    await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    const shortName = `#${order._id.slice(-6)}`
    for (const text of [shortName, shortName.toLowerCase(), ` ${shortName} `, '# ']) {
      const ids = await idsOf(admin, `/enduser-admin/orders?q=${encodeURIComponent(text)}`)
      expect([text, ids.length]).toEqual([text, text.trim() === '#' ? 2 : 1])
    }
  })

  it('does not show an order to another buyer', async () => {
    const { order } = await createOrder(store)
    const answer = await get(await signIn(store, 'enduser'), `/orders/${order._id}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'order_not_found', message: 'Order not found' },
    ])
  })

  it('reads a page in as many statements, however many orders are on it', async () => {
    const product = await createProduct(store.db)
    const buyer = await signIn(store, 'enduser')
    const admin = await signIn(store, 'enduser-admin')
    const countStatements = async () => {
      let statements = 0
      const count = ({ sql }: { sql: string }) => {
        if (/`order/.test(sql)) statements += 1
      }
      store.db.on('query', count)
      await get(admin, '/enduser-admin/orders')
      store.db.removeListener('query', count)
      expect(statements).toBeGreaterThan(0)
      return statements
    }
    await createOrder(store, { buyer, product })
    await get(admin, '/enduser-admin/orders')
    const forOne = await countStatements()
    for (let index = 0; index < 4; index += 1) await createOrder(store, { buyer, product })
    expect(await countStatements()).toBe(forOne)
  })
})
