import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { receive, setStatus, read, stockOf } = createOrderChanges(store)

const shippedOrder = async () => {
  const placed = await createOrder(store, { role: 'reseller', quantity: 2 })
  const admin = await signIn(store, 'reseller-admin')
  await setStatus(admin, placed, 'shipped')
  return { placed, admin }
}

describe('a buyer who has received an order', () => {
  it('makes it delivered, by its own name for admins', async () => {
    const { placed, admin } = await shippedOrder()
    const stock = await stockOf(placed)
    const answer = await receive(placed.buyer, placed)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: 'Thank you. The order is marked as delivered.',
        order: { orderStatus: 'delivered' },
      },
    ])
    const { timeline, buyer } = await read(admin, placed)
    expect(timeline.at(-1)).toMatchObject({
      ...{
        kind: 'status',
        from: 'shipped',
        to: 'delivered',
        by: buyer?.name,
      },
    })
    expect(await stockOf(placed)).toBe(stock)
  })

  it('says so once, however often the button is pressed', async () => {
    const { placed } = await shippedOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => receive(placed.buyer, placed)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const { timeline } = await read(placed.buyer, placed)
    expect(timeline.filter(({ to }) => to === 'delivered')).toHaveLength(1)
  })

  it.each(['pending', 'processing', 'cancelled'])('is refused while it is %s', async (status) => {
    const placed = await createOrder(store)
    if (status !== 'pending') await setStatus(await signIn(store, 'superadmin'), placed, status)
    const answer = await receive(placed.buyer, placed)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'order_not_on_its_way',
        message: 'Only an order that is on its way can be received.',
      },
    ])
    expect((await read(placed.buyer, placed)).orderStatus).toBe(status)
  })

  it('has the order: others do not find it, and admins set the status', async () => {
    const { placed, admin } = await shippedOrder()
    expect((await receive(await signIn(store, 'reseller'), placed)).statusCode).toBe(404)
    expect((await receive(admin, placed)).statusCode).toBe(403)
    expect((await read(placed.buyer, placed)).orderStatus).toBe('shipped')
  })

  it('may be wrong: an admin sets it back, and it can be received again', async () => {
    const { placed, admin } = await shippedOrder()
    await receive(placed.buyer, placed)
    await setStatus(admin, placed, 'shipped')
    expect((await receive(placed.buyer, placed)).statusCode).toBe(200)
  })
})
