import { read } from '@e965/xlsx'
import { expect, it } from '@jest/globals'
import { tableFormats } from '@store/contract/schemas/wire'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { readRows } from '../../../../test/sheets/read-rows.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

const exportAs = async ({ headers }: SignedInAccount, payload: object) =>
  store.app.inject({ method: 'POST', url: '/api/orders/bulk/export', headers, payload })

it.each(tableFormats)('selected orders are a .%s, a row each', async (format) => {
  const admin = await signIn(store, 'reseller-admin')
  const shipping = { fullName: '=HYPERLINK("x")', city: 'पुणे' }
  const first = (await createOrder(store, { role: 'reseller', shipping, quantity: 3 })).order
  const second = (await createOrder(store, { role: 'reseller' })).order
  await createOrder(store, { role: 'reseller' })
  await store
    .db('orders')
    .where({ public_id: first._id })
    .update({ created_at: new Date('2026-11-20T20:00:00Z'), po_number: '00123' })
  const orders = [first._id, second._id, first._id]
  const answer = await exportAs(admin, { orders, format })
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="orders.${format}"`,
  ])
  const [head = [], ...rows] = await readRows(answer.rawPayload)
  expect(rows).toHaveLength(2)
  const valueUnder = (name: string) => rows[0]?.[head.indexOf(name)]
  const { shippingInfo } = first
  expect(
    ['Order', 'Date', 'Status', 'Payment', 'Buyer', 'City', 'PO Number'].map(valueUnder),
  ).toEqual([
    first._id.slice(-6),
    '2026-11-21',
    'Pending',
    'Pending',
    `'=HYPERLINK("x")`,
    'पुणे',
    '00123',
  ])
  expect(['Phone', 'GSTIN', 'Pincode', 'Lines', 'Pieces', 'Amount'].map(valueUnder)).toEqual([
    shippingInfo.phone,
    shippingInfo.gstNumber,
    shippingInfo.pincode,
    '1',
    '3',
    String(first.totalAmount),
  ])
})

it('phones, GST numbers and pincodes are texts of the workbook', async () => {
  const admin = await signIn(store, 'superadmin')
  const { order } = await createOrder(store, { role: 'distributor' })
  const { rawPayload } = await exportAs(admin, { orders: [order._id], format: 'xlsx' })
  const { Orders: sheet = {} } = read(rawPayload).Sheets
  const typeUnder = (heading: string) => {
    const letter = 'ABCDEFGHIJKLMNOPQRSTUV'
      .split('')
      .find((each) => sheet[`${each}1`]?.v === heading)
    return sheet[`${letter}2`]?.t
  }
  const headings = ['Order', 'Phone', 'GSTIN', 'Pincode', 'Amount', 'Date']
  expect(headings.map(typeUnder)).toEqual(['s', 's', 's', 's', 'n', 'n'])
})

it('orders of another tier are in no file', async () => {
  const { order } = await createOrder(store, { role: 'distributor' })
  const answer = await exportAs(await signIn(store, 'reseller-admin'), {
    orders: [order._id],
    format: 'csv',
  })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found'])
  const none = { orders: [], format: 'csv' }
  expect((await exportAs(await signIn(store, 'superadmin'), none)).statusCode).toBe(400)
})
