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
import { type SignedInAccount, signIn } from '../testing/factories/account-factory.ts'
import { createOrder, fillCart, testShipping } from '../testing/factories/order-factory.ts'
import { createProduct } from '../testing/factories/product-factory.ts'
import { sendProductFile } from '../testing/factories/product-form.ts'
import type { TestStore } from '../testing/test-store.ts'
import type { ValidRequest } from './bad-requests/bad-request.ts'
import type { Operation } from './openapi-document.ts'

type Body = Record<string, unknown>
type Ids = Record<
  'product' | 'order' | 'line' | 'user' | 'notice' | 'import' | 'list' | 'complaint',
  string
>

const product = {
  name: 'Brother HL-L2321D',
  brand: 'Brother',
  category: 'Printer',
  modelNo: 'HL-L2321D',
  gst: '18',
  stock: '9',
  description: 'Prints on both sides.',
}
const csv =
  'name,brand,category,modelNo,gst,stock,description,priceEnduser,priceReseller,priceDistributor\n'

const account = {
  name: 'Meera Nair',
  email: 'meera.nair@example.in',
  password: 'Drum#2026',
  mobile: '9845012376',
}
const firm = {
  firmName: 'Nair Systems',
  constitutionOfFirm: 'LLP',
  panNumber: 'ABCPN1234F',
  gstNumber: '32ABCPN1234F1Z5',
  officeAddress: '8 MG Road, Kochi',
  residenceAddress: '2 Marine Drive, Kochi',
}
const contactMessage = {
  name: account.name,
  email: account.email,
  subject: account.mobile,
  message: 'Do you deliver to Kochi?',
}
const report = {
  composition: 'c1',
  remote: 'mf-shop',
  version: '1.0.0',
  cohort: 'all',
  kind: 'vital',
}
const priceRule = {
  tiers: ['enduser'],
  direction: 'up',
  unit: 'percent',
  amount: 5,
  rounding: 'one',
}
const status = () => ({ status: 'shipped' })
const shipping = () => ({ shippingInfo: testShipping })

/** A valid body for every operation that takes JSON; a new operation without one fails the test. */
const validBodies: Record<string, (ids: Ids) => Body> = {
  logIn: () => ({ email: account.email, password: account.password }),
  logInAdmin: () => ({ email: account.email, password: account.password }),
  finishLogIn: () => ({ challenge: 'c'.repeat(43), code: '123456' }),
  beginAuthenticatorApp: () => ({ currentPassword: 'Toner#2026' }),
  confirmAuthenticatorApp: () => ({ enrolment: 'e'.repeat(200), code: '123456' }),
  proveSecondFactor: () => ({ code: '123456' }),
  registerEnduser: () => account,
  registerReseller: () => ({ ...account, ...firm }),
  registerDistributor: () => ({ ...account, ...firm }),
  sendResetCode: () => ({ email: account.email }),
  verifyResetCode: () => ({ email: account.email, otp: '123456' }),
  resetPassword: () => ({ email: account.email, newPassword: 'Toner#2027', resetToken: 'ticket' }),
  changeMyDetails: () => ({ name: account.name, mobile: account.mobile, ...firm }),
  changeMyPassword: () => ({ currentPassword: 'Toner#2026', newPassword: 'Toner#2027' }),
  findId: () => ({ mobile: account.mobile }),
  calculatePrice: (ids) => ({ productId: ids.product, quantity: 1 }),
  writeReview: () => ({ rating: 4, comment: 'Prints well.' }),
  patchProduct: () => ({ gst: { value: 12, seen: 18 } }),
  previewPriceChange: (ids) => ({ rule: priceRule, selection: { ids: [ids.product] } }),
  // What a preview saw: the first version of the first product.
  changePrices: () => ({ rule: priceRule, seen: 'Y2QEAA' }),
  addToWishlist: (ids) => ({ productId: ids.product }),
  removeFromWishlist: (ids) => ({ productId: ids.product }),
  addToCart: (ids) => ({ productId: ids.product, quantity: 1 }),
  updateCartLine: () => ({ quantity: 2 }),
  addToCartByModelNo: () => ({ lines: [{ modelNo: product.modelNo, quantity: 1 }] }),
  previewCartAdditions: () => ({ lines: [{ modelNo: product.modelNo, quantity: 1 }] }),
  saveShipping: () => ({ ...testShipping }),
  createAddress: () => ({ ...testShipping, address: '9 Brigade Road' }),
  changeAddress: () => ({ ...testShipping, isDefault: true }),
  cancelOrder: () => ({ reason: 'Ordered twice' }),
  setStatusAsResellerAdmin: status,
  setStatusAsDistributorAdmin: status,
  setStatusAsSuperadmin: status,
  setStatusFromDashboard: status,
  setStatusOfMany: (ids) => ({ ...status(), orders: [{ _id: ids.order, seen: 'pending' }] }),
  printOrders: (ids) => ({ orders: [ids.order], papers: ['slip', 'packing-list', 'label'] }),
  setPaymentStatus: () => ({ paymentStatus: 'paid' }),
  createOnlineOrder: shipping,
  verifyOnlinePayment: () => ({
    orderId: 'order_1',
    paymentId: 'pay_1',
    signature: 'a'.repeat(64),
  }),
  reviewProof: () => ({ verdict: 'rejected', reason: 'Another amount' }),
  writeToStore: () => contactMessage,
  markAllNotificationsRead: (ids) => ({ upTo: ids.notice }),
  sendNotification: () => ({ title: 'Diwali', message: 'Closed on Friday.', sentTo: 'all' }),
  createSynonym: () => ({ term: 'blue tooth', replacements: ['bluetooth'] }),
  changeSynonym: () => ({ term: 'blue tooth', replacements: ['bluetooth'] }),
  createShoppingList: (ids) => ({
    name: 'Monthly toners',
    lines: [{ productId: ids.product, quantity: 12 }],
  }),
  renameShoppingList: () => ({ name: 'Weekly toners' }),
  setShoppingListLines: (ids) => ({ lines: [{ productId: ids.product, quantity: 3 }] }),
  replyToComplaint: () => ({ message: 'Yes, by DTDC.' }),
  setComplaintState: () => ({ state: 'closed' }),
  setMailPreference: () => ({ kind: 'shipped', mail: false }),
  changeUser: () => ({ role: 'reseller', disabled: false }),
  reportTelemetry: () => report,
  announceReleases: () => ({
    releases: [{ remote: 'mf-shop', version: '1.4.0' }],
    canaries: [{ salt: 'a1', percent: 5 }],
  }),
  openPreview: () => ({ link: 'e30.none' }),
}

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

function pathTo(path: string, { id, itemId }: { id: string; itemId: string }): string {
  return path
    .replace(':itemId', itemId)
    .replace(':id', id)
    .replace(':name', 'a.webp')
    .replace(':sessionId', 'a-session')
}

/** Creates accounts of all roles, products, carts, orders, an import and a notification, and requests for them. */
export async function createSampleRequests(store: TestStore): Promise<SampleRequests> {
  const people = new Map<Audience, SignedInAccount>()
  for (const role of roles) people.set(role, await signIn(store, role))
  const of = (role: Role): SignedInAccount => {
    const person = people.get(role)
    if (!person) throw new Error(`nobody is a ${role}`)
    return person
  }
  const superadmin = of('superadmin')
  const sampleProduct = await createProduct(store.db, { modelNo: product.modelNo })
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
  const idsOf = (who: Audience): Ids => ({
    product: sampleProduct.publicId,
    order: orders.get(tierOfRole(who)) ?? '',
    line: lines.get(who) ?? '',
    user: of('reseller').account.publicId,
    notice: notice.json<NotificationSent>().notification._id,
    import: imported,
    list: shoppingLists.get(tierOfRole(who)) ?? '',
    complaint,
  })

  return {
    validRequest({ operationId, bodies, route }, who) {
      const ids = idsOf(who)
      const makeBody = validBodies[operationId]
      if (bodies['application/json'] && !makeBody) throw new Error(`no valid body: ${operationId}`)
      const id = route.path.startsWith('/api/products/imports')
        ? ids.import
        : route.path.startsWith('/api/products')
          ? ids.product
          : route.path.startsWith('/api/notifications')
            ? ids.notice
            : route.path.startsWith('/api/admin/users')
              ? ids.user
              : route.path.startsWith('/api/lists')
                ? ids.list
                : route.path.startsWith('/api/admin/contact-complaints')
                  ? ids.complaint
                  : ids.order
      return {
        who,
        url: pathTo(route.path, { id, itemId: ids.line }),
        headers: { ...(who !== 'visitor' && people.get(who)?.headers) },
        body: makeBody?.(ids) ?? {},
      }
    },
  }
}
