import { describe, expect, it } from '@jest/globals'
import { type Audience, type Role, roles, type Tier } from '@store/contract/rules/accounts/roles'
import type { InjectOptions } from 'fastify'
import { type SignedInAccount, signIn } from '../factories/account-factory.ts'
import { multipartOf } from '../factories/multipart-form.ts'
import { createOrder, type PlacedOrder, testPdf, testPng } from '../factories/order-factory.ts'
import { signInProvedSuperadmin } from '../factories/second-factor.ts'
import { useRouteTable } from '../route-table.ts'
import { useTestStore } from '../test-store.ts'
import { everyone, routeAudiences } from './route-audiences.ts'

type Method = NonNullable<InjectOptions['method']>

/** An id of no record. */
const unknownId = '01JD0000000000000000000000'

/** Valid requests to the paths of an order, so that only its owner decides whether they are rejected. */
const orderRequests: Record<string, () => Promise<InjectOptions> | InjectOptions> = {
  'GET /api/orders/:id': () => ({}),
  'GET /api/orders/:id/invoice': () => ({}),
  'GET /api/orders/:id/credit-note': () => ({}),
  'GET /api/orders/:id/tax-documents': () => ({}),
  'POST /api/orders/:id/credit-notes': () => ({
    payload: { lines: [{ line: 1, quantity: 1 }], reason: 'Leaked', seen: 0 },
  }),
  'GET /api/orders/:id/payment-link': () => ({}),
  'GET /api/orders/:id/proforma': () => ({}),
  'GET /api/orders/:id/holds': () => ({}),
  'POST /api/orders/:id/holds/cancel': () => ({
    payload: { orders: [{ _id: unknownId }], reason: 'Never paid' },
  }),
  'GET /api/orders/:id/receipts': () => ({}),
  'POST /api/orders/:id/withheld-tax': () => ({
    payload: { amount: 1, withheldOn: '2026-11-26', reference: '26Q-1' },
  }),
  'DELETE /api/orders/:id/withheld-tax': () => ({}),
  'POST /api/orders/:id/refund': () => ({
    payload: { refundedOn: '2026-11-26', reference: 'HDFCN1', seen: 5000 },
  }),
  'POST /api/orders/:id/refunds/:ordinal/strike': () => ({
    payload: { reason: 'Went to a wrong account' },
  }),
  'PUT /api/orders/cancel/:id': () => ({ payload: { reason: 'Ordered twice' } }),
  'PUT /api/orders/:id/received': () => ({}),
  'POST /api/orders/:id/reorder': () => ({}),
  'POST /api/orders/:id/proof': async () =>
    multipartOf({ paymentProof: { content: await testPng(), name: 'transfer.png' } }),
  'PUT /api/orders/:id/tax-details': () => ({
    payload: { place: { pincode: '400007', state: 'Maharashtra' } },
  }),
  'PUT /api/orders/:id/proof': () => ({ payload: { verdict: 'verified' } }),
  'PUT /api/orders/:id/eway-bill': () => ({
    payload: { mode: 'road', vehicleNumber: 'TS09UA4321' },
  }),
  'PUT /api/orders/bill/:id': () =>
    multipartOf({ billPdf: { content: testPdf, name: 'bill.pdf' } }),
  'DELETE /api/orders/bill/:id': () => ({}),
  'PUT /api/reseller-admin/orders/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/distributor-admin/orders/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/superadmin/orders/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/dashboard/:id/status': () => ({ payload: { status: 'shipped' } }),
  'PUT /api/dashboard/orders/:id/payment': () => ({ payload: { paymentStatus: 'paid' } }),
}

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

  /** The status of a call; read from the headers, because the stream of events never ends. */
  async function call(name: string, id: string, options: InjectOptions = {}): Promise<number> {
    const [method, path = ''] = name.split(' ')
    const answer = await store.app.inject({
      ...options,
      method: method as Method,
      url: path.replace(':ordinal', '1').replace(/:\w+/g, id),
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

  const mayCall = (role: Audience, name: string) => routeAudiences[name]?.includes(role) ?? false
  const orderPathsOf = (role: Role) =>
    Object.keys(orderRequests).filter((name) => mayCall(role, name))

  async function statusesOf(who: SignedInAccount, names: readonly string[], id: string) {
    const statuses: [name: string, status: number][] = []
    for (const name of names) statuses.push([name, await callAs(who, name, id)])
    return statuses
  }

  async function headersOf(who: Audience): Promise<Record<string, string>> {
    if (who === 'visitor') return {}
    if (who === 'superadmin') return (await signInProvedSuperadmin(store)).headers
    return (await signIn(store, who)).headers
  }

  it('lists every route, and no route that is gone', () => {
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(routeAudiences).sort())
  })

  it('has a request for every path of an order', () => {
    const ofOrders = routes.filter(({ name }) => /\/orders\/.*:id|\/dashboard\/:id\//.test(name))
    expect(ofOrders.map(({ name }) => name).sort()).toEqual(Object.keys(orderRequests).sort())
  })

  it.each(everyone)('lets %s call the routes of its list and no others', async (who) => {
    const headers = await headersOf(who)
    const rejection = who === 'visitor' ? 401 : 403
    // Last, because they end the proof that other calls ask for, and the session.
    const isLogout = (name: string) => name === 'POST /api/auth/logout'
    const isLate = (name: string) => name.includes(' /api/auth/me/second-factor') || isLogout(name)
    const names = Object.keys(routeAudiences)
      .toSorted((a, b) => +isLogout(a) - +isLogout(b))
      .toSorted((a, b) => +isLate(a) - +isLate(b))
    const verdicts: [name: string, verdict: unknown][] = []
    for (const name of names) {
      const status = await call(name, unknownId, { headers })
      const isRejected = status === 401 || status === 403 || status === 500
      verdicts.push([name, isRejected ? status : 'accepted'])
    }
    expect(verdicts).toEqual(
      names.map((name) => [name, mayCall(who, name) ? 'accepted' : rejection]),
    )
  })

  it('names every path of a single order', () => {
    const paths = routes.filter(({ path }) => /\/orders\/(?:\w+\/)?:id|dashboard\/:id/.test(path))
    expect(paths.map(({ name }) => name).sort()).toEqual(Object.keys(orderRequests).sort())
  })

  it.each(outsiders)("hides one $tier's order from $who on every path", async ({ tier, role }) => {
    const { order } = await createBilledOrder(tier)
    const names = orderPathsOf(role)
    const statuses = await statusesOf(await signIn(store, role), names, order._id)
    expect(statuses).toEqual(names.map((name) => [name, 404]))
  })

  it.each(roles)('rejects an order that does not exist on every path for %s', async (role) => {
    const names = orderPathsOf(role)
    const statuses = await statusesOf(await signIn(store, role), names, unknownId)
    expect(statuses).toEqual(names.map((name) => [name, 404]))
  })

  it.each(['reseller', 'reseller-admin', 'superadmin'] as const)(
    'finds the order for its %s on every path',
    async (role) => {
      const { order, buyer } = await createBilledOrder('reseller')
      const insider = role === 'reseller' ? buyer : await signIn(store, role)
      const statuses = await statusesOf(insider, orderPathsOf(role), order._id)
      expect(statuses.filter(([, status]) => [401, 403, 404, 500].includes(status))).toEqual([])
    },
  )
})
