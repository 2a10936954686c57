import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  bankEnvironment,
  createReservingClient,
  openLapse,
  type Reserved,
} from '../../../../test/reserving/reserving-client.ts'
import { sendOrderNotices } from '../../../../test/send-order-notices.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const hourMs = 3_600_000
let skippedMs = 0
const store = useTestStore({
  environment: { ...bankEnvironment, SESSION_HOURS: '1000' },
  clock: { now: () => new Date(Date.now() + skippedMs) },
})
const { reserve, read, sendProof, stockOf } = createReservingClient(store)

let lapses: ReturnType<typeof openLapse>
beforeAll(() => {
  lapses = openLapse(store)
})
afterAll(() => lapses.close())

async function lapseAfter(hours: number): Promise<void> {
  skippedMs = hours * hourMs
  await lapses.lapse()
}

const setPaid = async ({ order }: Pick<Reserved, 'order'>) =>
  store.app.inject({
    method: 'PUT',
    url: `/api/dashboard/orders/${order._id}/payment`,
    headers: (await signIn(store, 'enduser-admin')).headers,
    payload: { paymentStatus: 'paid' },
  })

/** Mails to the buyer since the last call: subjects and texts. */
async function takeTold(): Promise<string[]> {
  await sendOrderNotices(store)
  return (await takeMails(store)).map(({ subject, text }) => `${subject}\n${text}`)
}

beforeEach(() => {
  skippedMs = 0
})

it('is cancelled by the store once its time is over, gives its stock back once, and its buyer is told', async () => {
  const { order, buyer, product } = await reserve({ quantity: 2 })
  expect(await takeTold()).toEqual([
    expect.stringMatching(/^Order #\w+ reserved\n.*hold it for you until.*payment code/s),
  ])
  await lapseAfter(47.9)
  expect((await read(buyer, order)).orderStatus).toBe('pending')
  await lapseAfter(48)
  await lapseAfter(49)
  const lapsed = await read(buyer, order)
  expect(lapsed).toMatchObject({
    orderStatus: 'cancelled',
    cancelReason: 'Not paid in time',
    timeline: [{ kind: 'placed' }, { kind: 'status', by: 'store', to: 'cancelled' }],
  })
  expect(lapsed).not.toHaveProperty('payBy')
  expect(await stockOf(product)).toBe(20)
  expect(await takeTold()).toEqual([
    expect.stringMatching(/^Order #\w+ cancelled\n.*Not paid in time\n.*payment code/s),
  ])
  const admin = await signIn(store, 'enduser-admin')
  const url = '/api/notifications?role=enduser-admin'
  const told = await store.app.inject({ url, headers: admin.headers })
  expect(told.json<NotificationList>().notifications[0]?.message).toBe(
    'The store cancelled it: Not paid in time',
  )
})

it('reminds its buyer when a quarter of the time is left, unless it is paid by then', async () => {
  const waiting = await reserve()
  const [due] = await store.db('order_notices').where('kind', 'payment-due').select('due_at')
  expect(due.due_at.getTime() - Date.parse(waiting.order.createdAt)).toBe(36 * hourMs)
  const paid = await reserve()
  await takeTold()
  await setPaid(paid)
  await takeTold()
  await store.db('order_notices').update({ due_at: new Date(Date.now() - hourMs) })
  expect(await takeTold()).toEqual([
    expect.stringMatching(/^Order #\w+ is waiting for your payment\n.*it is cancelled/s),
  ])
  expect(await store.db('order_notices').select('*')).toEqual([])
})

it.each([
  ['a proof was sent', sendProof],
  ['an admin set it to paid', setPaid],
  [
    'an admin began with it on credit',
    async ({ order }: Reserved) =>
      store.app.inject({
        method: 'PUT',
        url: `/api/dashboard/${order._id}/status`,
        headers: (await signIn(store, 'superadmin')).headers,
        payload: { status: 'processing' },
      }),
  ],
])('is held no longer once %s', async (_name, decide) => {
  const reserved = await reserve()
  expect((await decide(reserved)).statusCode).toBe(200)
  await lapseAfter(100)
  const order = await read(reserved.buyer, reserved.order)
  expect(order.orderStatus).not.toBe('cancelled')
  expect(order).not.toHaveProperty('payBy')
  expect(order.paymentCode).toBe(reserved.order.paymentCode)
})

it('does not lapse when its payment is taken back later', async () => {
  const reserved = await reserve()
  await setPaid(reserved)
  await store.app.inject({
    method: 'PUT',
    url: `/api/dashboard/orders/${reserved.order._id}/payment`,
    headers: (await signIn(store, 'enduser-admin')).headers,
    payload: { paymentStatus: 'pending' },
  })
  await lapseAfter(100)
  expect((await read(reserved.buyer, reserved.order)).orderStatus).toBe('pending')
})

it('leaves orders with a proof alone', async () => {
  const { order, buyer } = await createOrder(store)
  await lapseAfter(900)
  expect((await read(buyer, order)).orderStatus).toBe('pending')
})

it.each([
  ['a proof', sendProof],
  ['a payment', setPaid],
])('either lapses or gets %s, when both come in the same second', async (_name, pay) => {
  const product = await createProduct(store.db, { stock: 100 })
  for (let round = 0; round < 8; round += 1) {
    skippedMs = 0
    const reserved = await reserve({ product, quantity: 5 })
    skippedMs = 48 * hourMs + 1
    const before = await stockOf(product)
    const { order } = reserved
    const lapse = async () => lapses.lapseOne(order._id)
    const early = round % 2 === 0 ? pay(reserved) : undefined
    const lapsing = [lapse(), lapse()]
    const answer = await (early ?? pay(reserved))
    const lapsed = (await Promise.all(lapsing)).filter(Boolean)
    const isPaid = answer.statusCode === 200
    const { orderStatus } = await read(reserved.buyer, order)
    expect(lapsed).toHaveLength(isPaid ? 0 : 1)
    expect(orderStatus).toBe(isPaid ? 'pending' : 'cancelled')
    expect(await stockOf(product)).toBe(isPaid ? before : before + 5)
  }
})

it('answers a proof that comes too late with what to do', async () => {
  const reserved = await reserve()
  await lapseAfter(48)
  const answer = await sendProof(reserved)
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    {
      code: 'order_lapsed',
      message:
        'This order was cancelled, because it was not paid in time. If you have paid it, the money is not lost: please contact us with the payment code.',
    },
  ])
})
