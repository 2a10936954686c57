import { expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { openMailQueue } from '../../../test/open-mail-queue.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { sendDueStockAlerts } from './send-stock-alerts.ts'

const store = useTestStore({ environment: { PUBLIC_ORIGIN: 'https://store.example' } })

async function call(
  method: 'GET' | 'PUT' | 'DELETE',
  { headers }: Pick<SignedInAccount, 'headers'>,
  { publicId }: { publicId: string },
) {
  const url = `/api/products/${publicId}/stock-alert`
  const answer = await store.app.inject({ method, url, headers })
  return { status: answer.statusCode, body: answer.json() }
}

async function send() {
  const { db, clock, config } = store
  await sendDueStockAlerts({ db, clock, config, mails: openMailQueue({ clock, config }) })
}

it('tells a buyer once when the product is back in stock, in the store and by mail', async () => {
  const buyer = await signIn(store, 'reseller')
  const product = await createProduct(store.db, { stock: 0, name: 'HP 88A', modelNo: 'CC388A' })
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await call('PUT', buyer, product)
    expect([status, body.message]).toEqual([200, 'We will notify you when it is back in stock'])
  }
  expect((await call('GET', buyer, product)).body).toEqual({ isSet: true })
  await send()
  expect(await takeMails(store)).toEqual([])
  await store.db('products').where({ id: product.id }).update({ stock: 7 })
  await Promise.all([send(), send()])
  const [mail, ...others] = await takeMails(store)
  expect(others).toEqual([])
  expect([mail?.to, mail?.subject]).toEqual([buyer.account.email, 'Back in stock: HP 88A'])
  expect(mail?.text).toContain('HP 88A, CC388A is back in stock: 7 pieces now.')
  expect(mail?.text).toContain(`https://store.example/product/${product.publicId}`)
  const { headers } = buyer
  const answer = await store.app.inject({ url: '/api/notifications', headers })
  expect(answer.json<NotificationList>().notifications).toMatchObject([
    { title: 'Back in stock: HP 88A', productId: product.publicId },
  ])
  expect((await call('GET', buyer, product)).body).toEqual({ isSet: false })
})

it.each([
  ['HP 88A', 'HP 88A'],
  [
    `${'Optical fibre patch cord '.repeat(4)}with duplex connector`,
    `${'Optical fibre patch cord '.repeat(4)}with…`,
  ],
  ['X'.repeat(150), `${'X'.repeat(104)}…`],
])('names the product in a subject that is not too long: %s', async (name, shown) => {
  const buyer = await signIn(store, 'enduser')
  const product = await createProduct(store.db, { stock: 0, name })
  await call('PUT', buyer, product)
  await store.db('products').where({ id: product.id }).update({ stock: 1 })
  await send()
  const [mail] = await takeMails(store)
  expect(mail?.subject).toBe(`Back in stock: ${shown}`)
  expect(mail?.text).toContain('is back in stock: 1 piece now.')
})

it('sends no mail to an account that is disabled meanwhile', async () => {
  const buyer = await signIn(store, 'reseller')
  const product = await createProduct(store.db, { stock: 0 })
  await call('PUT', buyer, product)
  await store.db('users').where({ id: buyer.account.userId }).update({ disabled_at: new Date() })
  await store.db('products').where({ id: product.id }).update({ stock: 7 })
  await send()
  expect(await takeMails(store)).toEqual([])
})

it('is taken back, and refused for a product in stock or unknown, and for everybody but buyers', async () => {
  const buyer = await signIn(store, 'enduser')
  const product = await createProduct(store.db, { stock: 0 })
  await call('PUT', buyer, product)
  expect((await call('DELETE', buyer, product)).status).toBe(200)
  expect(await store.db('stock_alerts')).toEqual([])
  const inStock = await call('PUT', buyer, await createProduct(store.db, { stock: 1 }))
  expect(inStock).toEqual({
    status: 409,
    body: { code: 'in_stock', message: 'It is in stock already.' },
  })
  expect((await call('PUT', buyer, { publicId: 'X'.repeat(26) })).status).toBe(404)
  expect((await call('PUT', await signIn(store, 'superadmin'), product)).status).toBe(403)
  expect((await call('PUT', { headers: { authorization: '' } }, product)).status).toBe(401)
})
