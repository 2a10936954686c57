import { describe, expect, it } from '@jest/globals'
import type { Right } from '@store/contract/rules/accounts/rights'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { DistributorDashboard } from '@store/contract/schemas/dashboards'
import { signIn, signInWithRights } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

describe('dashboards', () => {
  const store = useTestStore()

  it('count the orders and customers of an admin, and the own orders of a buyer', async () => {
    const { buyer } = await createOrder(store)
    await createOrder(store, { buyer })
    await createOrder(store)
    await createOrder(store, { role: 'reseller' })
    const read = async (role: 'enduser-admin' | 'reseller-admin', path: string) => {
      const { headers } = await signIn(store, role)
      return (await store.app.inject({ url: `/api/dashboard/${path}`, headers })).json<unknown>()
    }
    const own = await store.app.inject({ url: '/api/dashboard/user', headers: buyer.headers })
    expect(await read('enduser-admin', 'user')).toEqual({ totalOrders: 3, totalUsers: 2 })
    expect(await read('reseller-admin', 'reseller-admin')).toEqual({
      totalOrders: 1,
      totalUsers: 1,
    })
    expect(own.json()).toEqual({ totalOrders: 2, totalUsers: 1 })
  })

  it('show the distributor admin the newest orders', async () => {
    const product = await createProduct(store.db)
    const buyer = await signIn(store, 'distributor')
    const ids: string[] = []
    for (let index = 0; index < 6; index += 1) {
      ids.unshift((await createOrder(store, { buyer, product })).order._id)
    }
    const { headers } = await signIn(store, 'distributor-admin')
    const answer = await store.app.inject({ url: '/api/dashboard/distributor', headers })
    const { recentOrders, ...figures } = answer.json<DistributorDashboard>()
    expect(figures).toEqual({ totalOrders: 6, totalUsers: 1 })
    expect(recentOrders.map(({ _id }) => _id)).toEqual(ids.slice(0, 5))
  })

  it('count paid orders that are not cancelled as revenue', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const readFigures = async () =>
      (await store.app.inject({ url: '/api/dashboard/super-admin', headers })).json<unknown>()
    expect(await readFigures()).toEqual({
      totalOrders: 0,
      totalRevenue: 0,
      totalUsers: 0,
      complaintOrEnquiry: 0,
    })
    const states = [
      ['pending', 'pending'],
      ['delivered', 'paid'],
      ['shipped', 'paid'],
      ['cancelled', 'paid'],
    ]
    for (const [orderStatus, paymentStatus] of states) {
      const { order } = await createOrder(store)
      await store
        .db('orders')
        .where('public_id', order._id)
        .update({ order_status: orderStatus, payment_status: paymentStatus })
    }
    expect(await readFigures()).toEqual({
      totalOrders: 4,
      totalRevenue: 10_000,
      totalUsers: 4,
      complaintOrEnquiry: 0,
    })
  })

  it('are open only to their own role', async () => {
    const doors = {
      user: ['enduser', 'reseller', 'distributor', 'enduser-admin'],
      'reseller-admin': ['reseller-admin'],
      distributor: ['distributor-admin'],
      'super-admin': ['superadmin'],
    }
    const roles = [...new Set(Object.values(doors).flat())] as Parameters<typeof signIn>[1][]
    for (const [path, allowed] of Object.entries(doors)) {
      const url = `/api/dashboard/${path}`
      expect((await store.app.inject(url)).statusCode).toBe(401)
      for (const role of roles) {
        const { headers } = await signIn(store, role)
        const { statusCode } = await store.app.inject({ url, headers })
        expect([path, role, statusCode]).toEqual([
          path,
          role,
          allowed.includes(String(role)) ? 200 : 403,
        ])
      }
    }
  })

  it('leave out what the rights of an admin do not open', async () => {
    await createOrder(store, { role: 'distributor' })
    const readAs = async (role: Role, rights: Right[], path: string) => {
      const { headers } = await signInWithRights(store, role, rights)
      return (await store.app.inject({ url: `/api/dashboard/${path}`, headers })).json()
    }
    const packing = await readAs('superadmin', ['packing'], 'super-admin')
    expect([packing.totalOrders > 0, packing.totalRevenue]).toEqual([true, undefined])
    expect(await readAs('superadmin', ['accounts'], 'super-admin')).toHaveProperty('totalRevenue')
    const recent = async (right: Right) =>
      (await readAs('distributor-admin', [right], 'distributor')).recentOrders.length > 0
    expect([await recent('users'), await recent('packing')]).toEqual([false, true])
  })
})
