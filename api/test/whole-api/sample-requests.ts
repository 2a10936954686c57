import {
  type Audience,
  type Role,
  roles,
  type Tier,
  tiers,
} from '@store/contract/rules/accounts/roles'
import type { Complaint } from '@store/contract/schemas/accounts/contact'
import type { NotificationSent } from '@store/contract/schemas/accounts/notifications'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { ShoppingListChanged } from '@store/contract/schemas/orders/shopping-lists'
import type { GoodsIn, StockCount } from '@store/contract/schemas/stock/stock'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import { type SignedInAccount, signIn } from '../factories/account-factory.ts'
import { createOrder, fillCart } from '../factories/order-factory.ts'
import { createProduct } from '../factories/product-factory.ts'
import { sendProductFile } from '../factories/product-form.ts'
import { listReceipts, sendStatement } from '../receipts/receipt-client.ts'
import { linkPayment } from '../reserving/reserving-client.ts'
import type { TestStore } from '../test-store.ts'
import type { ValidRequest } from './bad-requests/bad-request.ts'
import type { Operation } from './openapi-document.ts'
import {
  contactMessage,
  product,
  type SampleIds,
  sampleGoodsIn,
  validBodies,
} from './valid-bodies.ts'

const csv =
  'name,brand,category,modelNo,gst,stock,description,priceEnduser,priceReseller,priceDistributor\n'

/** Valid requests to a store with sample data. */
export interface SampleRequests {
  validRequest(operation: Operation, who: Audience): ValidRequest
}

const tierOfRole = (role: Audience): Tier =>
  tiers.find((tier) => role.startsWith(tier)) ?? 'enduser'

async function findId<T>(
  store: TestStore,
  { headers }: SignedInAccount,
  read: { url: string; pick: (answer: T) => string | undefined },
): Promise<string> {
  const answer = await store.app.inject({ url: read.url, headers })
  return read.pick(answer.json<T>()) ?? ''
}

async function createList(store: TestStore, { headers }: SignedInAccount): Promise<string> {
  const payload = { name: 'Sample' }
  const answer = await store.app.inject({ method: 'POST', url: '/api/lists', headers, payload })
  return answer.json<ShoppingListChanged>().list._id
}

function pathTo(path: string, ids: { id: string; itemId: string; token: string }): string {
  const { id, itemId, token } = ids
  const filled = path
    .replace(':itemId', itemId)
    .replace(':token', token)
    .replace(':id', id)
    .replace(':name', 'a.webp')
    .replace(':sessionId', 'a-session')
    .replace(':receiptId', id)
    .replace(':key', 'a-key')
    .replace(':ordinal', '1')
    .replace(':pincode', '560001')
    .replace(':salt', 'a-salt')
  if (filled.includes('/:')) throw new Error(`pathTo fills no such parameter: ${filled}`)
  return filled
}

/** What `:id` is in the paths that begin so; elsewhere it is an order. */
const subjects: readonly [prefix: string, subject: keyof SampleIds][] = [
  ['/api/products/imports', 'import'],
  ['/api/products', 'product'],
  ['/api/notifications', 'notice'],
  ['/api/admin/users', 'user'],
  ['/api/admin/approvals', 'user'],
  ['/api/lists', 'list'],
  ['/api/admin/contact-complaints', 'complaint'],
  ['/api/statements', 'statement'],
  ['/api/receipts', 'receipt'],
  ['/api/ledgers', 'ledger'],
  ['/api/stock/products', 'product'],
  ['/api/stock/goods-in', 'goodsIn'],
  ['/api/stock/counts', 'count'],
]

function subjectOf(path: string): keyof SampleIds {
  return subjects.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'order'
}

/**
 * Creates accounts of all roles, products, carts, orders, an import and a notification, and requests for them.
 * @param given accounts and a product to use instead
 */
export async function createSampleRequests(
  store: TestStore,
  given: { people?: Partial<Record<Role, SignedInAccount>>; product?: ProductRecord } = {},
): Promise<SampleRequests> {
  const people = new Map<Audience, SignedInAccount>()
  for (const role of roles) people.set(role, given.people?.[role] ?? (await signIn(store, role)))
  const of = (role: Role): SignedInAccount => {
    const person = people.get(role)
    if (!person) throw new Error(`nobody is a ${role}`)
    return person
  }
  const superadmin = of('superadmin')
  const sampleProduct =
    given.product ?? (await createProduct(store.db, { modelNo: product.modelNo }))
  const orders = new Map<Tier, string>()
  const shoppingLists = new Map<Tier, string>()
  for (const tier of tiers) {
    const buyer = of(tier)
    orders.set(tier, (await createOrder(store, { buyer, product: sampleProduct })).order._id)
    shoppingLists.set(tier, await createList(store, buyer))
  }
  const lines = new Map<Audience, string>()
  for (const [role, person] of people) {
    await fillCart(store, person, { product: sampleProduct, quantity: 1 })
    const pick = (cart: Cart) => cart.items[0]?._id
    lines.set(role, await findId(store, person, { url: '/api/cart', pick }))
  }
  const content = `${csv}Ink,HP,Ink Bottle,GT53,18,5,Black,500,450,420\n`
  await sendProductFile(store, superadmin, { content })
  const imported = await findId(store, superadmin, {
    url: '/api/products/imports',
    pick: (imports: { _id: string }[]) => imports[0]?._id,
  })
  const notice = await store.app.inject({
    method: 'POST',
    url: '/api/notifications',
    headers: superadmin.headers,
    payload: { title: 'Diwali', message: 'Closed on Friday.', sentTo: 'all' },
  })
  await store.app.inject({ method: 'POST', url: '/api/contact', payload: contactMessage })
  const complaint = await findId(store, superadmin, {
    url: '/api/admin/contact-complaints',
    pick: ([first]: Complaint[]) => first?._id,
  })
  const paymentPath = await linkPayment(store, orders.get('enduser') ?? '')
  const token = paymentPath.replace('/pay/', '')
  const { statement } = await sendStatement(store, superadmin, [{ amount: 500 }])
  const [receipt] = await listReceipts(store, superadmin, 'waiting')
  const goodsIn = await store.app.inject({
    method: 'POST',
    url: '/api/stock/goods-in',
    headers: superadmin.headers,
    payload: sampleGoodsIn(sampleProduct.publicId, 'INV-1'),
  })
  const count = await store.app.inject({
    method: 'POST',
    url: '/api/stock/counts',
    headers: superadmin.headers,
    payload: { lines: [{ productId: sampleProduct.publicId, counted: 40 }] },
  })
  const idsOf = (who: Audience): SampleIds => ({
    product: sampleProduct.publicId,
    order: orders.get(tierOfRole(who)) ?? '',
    line: lines.get(who) ?? '',
    user: of('reseller').account.publicId,
    ledger: tiers.some((tier) => tier === who) ? 'me' : of('reseller').account.publicId,
    notice: notice.json<NotificationSent>().notification._id,
    import: imported,
    list: shoppingLists.get(tierOfRole(who)) ?? '',
    complaint,
    statement: statement._id,
    receipt: receipt?._id ?? '',
    goodsIn: goodsIn.json<GoodsIn>()._id,
    count: count.json<StockCount>()._id,
  })

  return {
    validRequest({ operationId, bodies, route }, who) {
      const ids = idsOf(who)
      const makeBody = validBodies[operationId]
      if (bodies['application/json'] && !makeBody) throw new Error(`no valid body: ${operationId}`)
      const id = ids[subjectOf(route.path)]
      return {
        who,
        url: pathTo(route.path, { id, itemId: ids.line, token }),
        headers: { ...(who !== 'visitor' && people.get(who)?.headers) },
        body: makeBody?.(ids) ?? {},
      }
    },
  }
}
