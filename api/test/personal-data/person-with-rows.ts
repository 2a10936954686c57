import type { Complaint } from '@store/contract/schemas/accounts/contact'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  testPassword,
} from '../factories/account-factory.ts'
import { createOrder, fillCart, testShipping } from '../factories/order-factory.ts'
import { createProduct } from '../factories/product-factory.ts'
import { assignReceipt, listOpenReceipts, sendStatement } from '../receipts/receipt-client.ts'
import { sendOrderNotices } from '../send-order-notices.ts'
import type { TestStore } from '../test-store.ts'

/** What names the person of {@link createPersonWithRows}: nothing else in a test holds these texts. */
export const personalTexts = {
  name: 'Zubeida Contractor',
  email: 'zubeida.contractor@example.in',
  mobile: '9123456780',
  office: '71 Palm Grove Lane',
  home: '5 Carter Road',
  delivery: '88 Tardeo Main Street',
  firm: 'Contractor Infotech',
} as const

const firm = {
  firmName: personalTexts.firm,
  constitutionOfFirm: 'Proprietorship',
  panNumber: 'ABCPM1234F',
  gstNumber: '27ABCPM1234F1Z3',
  officeAddress: personalTexts.office,
  residenceAddress: personalTexts.home,
}

const shipping = {
  fullName: personalTexts.name,
  phone: personalTexts.mobile,
  address: personalTexts.delivery,
  businessName: personalTexts.firm,
}

type Send = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) => Promise<{ json<Body>(): Body }>

/** Sends requests of somebody, which have to succeed. */
function senderFor({ app }: TestStore, headers: { authorization?: string }): Send {
  return async (method, url, payload) => {
    const request = { method, url: `/api${url}`, headers, ...(payload && { payload }) }
    const answer = await app.inject(request)
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
    return answer
  }
}

interface Visit {
  store: TestStore
  buyer: SignedInAccount
  admin: SignedInAccount
  product: ProductRecord
}

/** An order that is paid by transfer, sent and delivered. */
async function buy({ store, buyer, admin, product }: Visit): Promise<void> {
  const asAdmin = senderFor(store, admin.headers)
  const { order } = await createOrder(store, { buyer, product, shipping })
  const reference = '632912345678'
  const narration = `UPI/${personalTexts.name}/${reference}`
  const amount = order.totalAmount
  await sendStatement(store, admin, [{ amount, narration, reference }])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('there is no receipt')
  await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount }] })
  await asAdmin('PUT', `/dashboard/${order._id}/status`, { status: 'shipped' })
  await sendOrderNotices(store)
  await asAdmin('PUT', `/dashboard/${order._id}/status`, { status: 'delivered' })
}

/** An advance that a charge uses up, and an answer about the balance. */
async function keepLedger({ store, buyer, admin }: Visit): Promise<void> {
  const { name } = personalTexts
  const asAdmin = senderFor(store, admin.headers)
  const ledger = `/ledgers/${buyer.account.publicId}`
  await sendStatement(store, admin, [{ amount: 250, narration: `NEFT-${name}` }])
  const [advance] = await listOpenReceipts(store, admin)
  await asAdmin('PUT', `${ledger}/receipts/${advance?._id}`)
  const charge = { kind: 'charge', label: 'Freight', day: '2026-11-24', amount: 250 }
  await asAdmin('POST', `${ledger}/items`, charge)
  const answer = { seen: 0, answer: 'differs', message: `${name} misses a cheque` }
  await senderFor(store, buyer.headers)('POST', '/ledgers/me/confirmations', answer)
}

/** A review, cart, wishlist, list, address and choice of mails. */
async function visitShop({ store, buyer, product }: Visit): Promise<void> {
  const ask = senderFor(store, buyer.headers)
  const { name, mobile, office } = personalTexts
  const comment = `${name} likes it`
  await ask('POST', `/products/${product.publicId}/reviews`, { rating: 5, comment })
  await fillCart(store, buyer, { product, quantity: 1 })
  await ask('POST', '/wishlist/add', { productId: product.publicId })
  const lines = [{ productId: product.publicId, quantity: 2 }]
  await ask('POST', '/lists', { name: 'Monthly', lines })
  await ask('POST', '/shipment/addresses', { ...testShipping, ...shipping, city: 'Thane' })
  await ask('PUT', '/notifications/preferences', { kind: 'stock', mail: false })
  await ask('PUT', '/auth/me', { name, mobile, ...firm, officeAddress: `${office} 2` })
}

/** A message with its answer, and a note of those who work here. */
async function write({ store, buyer, admin }: Visit): Promise<void> {
  const asAdmin = senderFor(store, admin.headers)
  const { name, email, mobile } = personalTexts
  const written = { name, email, subject: mobile, message: `Call ${mobile}` }
  await senderFor(store, {})('POST', '/contact', written)
  const [message] = (await asAdmin('GET', '/admin/contact-complaints')).json<Complaint[]>()
  const reply = { message: `Dear ${name}` }
  await asAdmin('POST', `/admin/contact-complaints/${message?._id}/reply`, reply)
  const note = { note: `${name} pays late`, seen: '' }
  await asAdmin('PUT', `/admin/users/${buyer.account.publicId}/note`, note)
}

/** A reseller who has used everything that the store offers: its order was sent, and nothing is owed. */
export async function createPersonWithRows(store: TestStore): Promise<SignedInAccount> {
  const { name, email, mobile } = personalTexts
  const account = await createAccount(store.db, { role: 'reseller', name, email, mobile, firm })
  const buyer = await signIn(store, account)
  const admin = await signIn(store, 'superadmin')
  const visit = { store, buyer, admin, product: await createProduct(store.db) }
  const asVisitor = senderFor(store, {})
  await asVisitor('POST', '/auth/login', { email, password: testPassword })
  await asVisitor('POST', '/auth/forgot-password', { email })
  await buy(visit)
  await keepLedger(visit)
  await visitShop(visit)
  await write(visit)
  return buyer
}
