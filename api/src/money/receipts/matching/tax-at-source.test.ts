import { expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { listReceipts, sendStatement } from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const lakh = 100_000

/** Two orders of a buyer in this financial year: ₹45 lakh without GST, then ₹10 lakh with the code. */
async function createLargeOrders() {
  const first = await createOrder(store)
  const second = await createOrder(store, { buyer: first.buyer })
  const amounts = [
    { placed: first, taxable: 45 * lakh, code: null },
    { placed: second, taxable: 10 * lakh, code: 'HYT964CT' },
  ]
  for (const { placed, taxable, code } of amounts) {
    const order = store.db('orders').where('public_id', placed.order._id)
    const { id }: { id: number } = await order.clone().first('id')
    await order.update({ total_paise: taxable * 118, payment_code: code })
    await store
      .db('order_lines')
      .where('order_id', id)
      .update({ taxable_paise: taxable * 100 })
  }
}

it.each([
  ['value', 1000, '0.1 % of the value without GST'],
  ['advance', 1180, '0.1 % of the whole amount, which was paid before the invoice'],
  ['above-limit', 500, '0.1 % of the part above ₹50 lakh this year'],
  ['no-pan', 50_000, '5 %, because the buyer does not have your PAN'],
])('a payment short by tax says in which form, and is never exact: %s', async (tax, short, why) => {
  await createLargeOrders()
  const admin = await signIn(store, 'superadmin')
  const narration = 'NEFT-HYT9-64CT-SBINN52026112401'
  await sendStatement(store, admin, [{ amount: 11.8 * lakh - short, narration }])
  expect(await listReceipts(store, admin, 'exact')).toEqual([])
  const [receipt] = await listReceipts(store, admin, 'proposed')
  expect(receipt?.match).toMatchObject({ difference: 'short-tds', tax })
  expect(receipt?.match?.why).toContain(`is missing, ${why}: tax deducted at source (`)
  expect(receipt?.match?.why).not.toContain('ask the buyer')
})
