import { describe, expect, it } from '@jest/globals'
import { type Audience, type Role, roles, type Tier } from '@store/contract/rules/accounts/roles'
import type { InjectOptions } from 'fastify'
import { type SignedInAccount, signIn } from '../testing/factories/account-factory.ts'
import {
  createOrder,
  multipartOf,
  type PlacedOrder,
  testPdf,
  testPng,
} from '../testing/factories/order-factory.ts'
import { useRouteTable } from '../testing/route-table.ts'
import { useTestStore } from '../testing/test-store.ts'
import { everyone, routeAudiences } from './route-audiences.ts'

type Method = NonNullable<InjectOptions['method']>

/** What an order path is sent so that it is rejected for nothing but whose order it is. */
const orderRequests: Record<string, () => Promise<InjectOptions> | InjectOptions> = {
  'GET /api/orders/:id': () => ({}),
  'GET /api/orders/:id/invoice': () => ({}),
  'GET /api/orders/:id/credit-note': () => ({}),
  'PUT /api/orders/cancel/:id': () => ({ payload: { reason: 'Ordered twice' } }),
  'POST /api/orders/:id/reorder': () => ({}),
  'POST /api/orders/:id/proof': async () =>
    multipartOf({ paymentProof: { content: await testPng(), name: 'transfer.png' } }),
  'PUT /api/orders/:id/proof': () => ({ payload: { verdict: 'verified' } }),
  'PUT /api/orders/bill/:id': () =>
    multipartOf({ billPdf: { content: testPdf, name: 'bill.pdf' } }),
  'DELETE /api/orders/bill/:id': () => ({}),
  'PUT /api/reseller-admin/orders/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/distributor-admin/orders/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/superadmin/orders/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/dashboard/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/dashboard/orders/:id/payment': () => ({ payload: { paymentStatus: 'paid' } }),
}

/** An id of nothing. */
const nowhere = '01JD0000000000000000000000'

const outsiders: readonly { tier: Tier; role: Role; who: string }[] = [
  { tier: 'enduser', role: 'enduser', who: 'another enduser' },
  { tier: 'reseller', role: 'reseller', who: 'another reseller' },
  { tier: 'distributor', role: 'distributor', who: 'another distributor' },
  { tier: 'enduser', role: 'reseller-admin', who: 'a reseller-admin' },
  { tier: 'reseller', role: 'distributor-admin', who: 'a distributor-admin' },
  { tier: 'distributor', role: 'enduser-admin', who: 'an enduser-admin' },
]

describe('authorisation', () => {
  const routes = useRouteTable()
  const store = useTestStore()

  /** The status of a call; headers are enough, for the stream of events never ends. */
  async function call(name: string, id: string, options: InjectOptions = {}): Promise<number> {
    const [method, path = ''] = name.split(' ')
    const answer = await store.app.inject({
      ...options,
      method: method as Method,
      url: path.replace(/:\w+/g, id),
      payloadAsStream: true,
    })
    answer.stream().destroy()
    return answer.statusCode
  }

  const callAs = async (who: SignedInAccount, name: string, id: string) => {
    const request = (await orderRequests[name]?.()) ?? {}
    return call(name, id, { ...request, headers: { ...request.headers, ...who.headers } })
  }

  /** With a bill, so that there is one to delete. */
  async function createBilledOrder(tier: Tier): Promise<PlacedOrder> {
    const placed = await createOrder(store, { role: tier })
    const clerk = await signIn(store, 'superadmin')
    expect(await callAs(clerk, 'PUT /api/orders/bill/:id', placed.order._id)).toBe(200)
    return placed
  }

  it('lists every route, and no route that is gone', () => {
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(routeAudiences).sort())
  })

  it.each(Object.entries(routeAudiences))('of %s lets in whom it should', async (name, welcome) => {
    const answers = everyone.map(async (who) => {
      const headers = who === 'visitor' ? {} : (await signIn(store, who)).headers
      const status = await call(name, nowhere, { headers })
      const verdict = status === 401 || status === 403 ? status : 'enters'
      return [who, status === 500 ? 'breaks' : verdict]
    })
    const expected = everyone.map((who) => {
      const refusal = who === 'visitor' ? 401 : 403
      return [who, welcome.includes(who) ? 'enters' : refusal]
    })
    expect(await Promise.all(answers)).toEqual(expected)
  })

  it('names every path of a single order', () => {
    const paths = routes.filter(({ path }) => /\/orders\/(?:\w+\/)?:id|dashboard\/:id/.test(path))
    expect(paths.map(({ name }) => name).sort()).toEqual(Object.keys(orderRequests).sort())
  })

  describe.each(Object.keys(orderRequests))('%s', (name) => {
    const welcome = (role: Audience) => routeAudiences[name]?.includes(role)

    it.each(outsiders.filter(({ role }) => welcome(role)))(
      "hides one $tier's order from $who",
      async ({ tier, role }) => {
        const { order } = await createBilledOrder(tier)
        expect(await callAs(await signIn(store, role), name, order._id)).toBe(404)
      },
    )

    it('rejects an order that does not exist', async () => {
      const role = roles.find(welcome) ?? 'superadmin'
      expect(await callAs(await signIn(store, role), name, nowhere)).toBe(404)
    })

    it.each((['reseller', 'reseller-admin', 'superadmin'] as const).filter(welcome))(
      'finds the order for its %s',
      async (role) => {
        const { order, buyer } = await createBilledOrder('reseller')
        const insider = role === 'reseller' ? buyer : await signIn(store, role)
        const status = await callAs(insider, name, order._id)
        expect([401, 403, 404, 500]).not.toContain(status)
      },
    )
  })
})
