import { expect, it } from '@jest/globals'
import type { AccountDetails } from '@store/contract/schemas/accounts/profile'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
/** Of a body of the United Nations. */
const ofUnBody = '0719UNO00147UNL'
const reason = 'Certificate of registration seen'

const set = async (who: SignedInAccount, of: SignedInAccount, payload: object) =>
  store.app.inject({
    method: 'PUT',
    url: `/api/admin/users/${of.account.publicId}/gst-number`,
    headers: who.headers,
    payload,
  })

it('lets an account use a GST number of another form once a superadmin has set it', async () => {
  const buyer = await signIn(store, 'reseller')
  const shipping = { gstNumber: ofUnBody }
  await expect(createOrder(store, { buyer, shipping })).rejects.toThrow('Invalid GST Number format')
  const superadmin = await signIn(store, 'superadmin')
  const answer = await set(superadmin, buyer, { gstNumber: ofUnBody.toLowerCase(), reason })
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'GST number saved'])
  const { order } = await createOrder(store, { buyer, shipping })
  expect([order.shippingInfo.gstNumber, order.taxIssues]).toEqual([ofUnBody, undefined])
  const other = await signIn(store, 'reseller')
  await expect(createOrder(store, { buyer: other, shipping })).rejects.toThrow(
    'Invalid GST Number format',
  )
  const entry = await store.db('audit_entries').where('action', 'user.gst-number-changed').first()
  expect(JSON.parse(entry.changes)).toContainEqual({ field: 'reason', from: null, to: reason })
})

it('stays in the profile when its owner changes something else', async () => {
  const buyer = await signIn(store, 'distributor')
  await set(await signIn(store, 'superadmin'), buyer, { gstNumber: ofUnBody, reason })
  const url = '/api/auth/me'
  const { headers } = buyer
  const shown = await store.app.inject({ url: `${url}/details`, headers })
  const details = { ...shown.json<AccountDetails>().details, name: 'Meera Shah' }
  const send = async (form: object) =>
    store.app.inject({ method: 'PUT', url, headers, payload: form })
  expect((await send(details)).statusCode).toBe(200)
  const foreign = await send({ ...details, gstNumber: '29BLRA12345B1ZG' })
  expect(foreign.statusCode).toBe(400)
})

it.each([
  [{ gstNumber: '0719UNO00147UNC', reason }, 'gstNumber'],
  [{ gstNumber: '27ABCPM1234F1Z5', reason }, 'gstNumber'],
  [{ gstNumber: ofUnBody, reason: ' ' }, 'reason'],
])('refuses %j at its field', async (payload, field) => {
  const buyer = await signIn(store, 'reseller')
  const answer = await set(await signIn(store, 'superadmin'), buyer, payload)
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
})
