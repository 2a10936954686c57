import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Composition } from '@store/contract/schemas/site/composition'
import type { GoodsIn, StockCount } from '@store/contract/schemas/stock/stock'
import { callApi, type Person, registerBuyer, signInDemo } from './driver/accounts.ts'
import { makeBankStatement } from './driver/bank-statement.ts'
import { siteUrl, type VisitorOptions } from './driver/browser.ts'
import {
  createPaymentLink,
  createReturningBuyer,
  fetchProducts,
  makeAddress,
  placeOrder,
  toFormFile,
} from './driver/fixtures.ts'
import { adminActionsFor } from './screens/orders/admin-actions.ts'

/** One screen as seen by one role. */
export type ScreenView = {
  /** Name of its screenshots: role, then path. */
  name: string
  path: string
  viewer: VisitorOptions
  /** Whether the rail of the workbench leads to it, and something waits there. */
  hasWork: boolean
}

/** Screens that are not routes of a remote: the shell's own, and lists with a query. */
const additionalPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/unauthorized',
  '/not-a-page',
  '/shop?q=toner&sort=highToLow',
  '/shop?q=nothing-is-called-like-this',
]

/** Public pages that show personal data. */
const personalPaths = [
  '/wishlist',
  '/cart',
  '/quick-order',
  '/checkout',
  '/payment',
  '/notifications',
]

const tiers = ['enduser', 'reseller', 'distributor'] as const

const nameOf = (viewer: string, path: string) =>
  `${viewer}${path === '/' ? '/home' : path}`.replace(/[^a-z0-9]+/gi, '-')

/** A buyer's local storage after the checkout (site 4.1). */
function checkoutStorage({ user }: Person): Record<string, string> {
  return { shippingInfo: JSON.stringify(makeAddress(user.role)), userId: user._id }
}

/** Gives an admin a payment that waits, on the statement desk: no order has its amount. */
async function readStatement(as: Person): Promise<void> {
  const form = new FormData()
  const credit = { amount: 13.37, reference: `waits for ${as.user.role}` }
  form.set('statement', toFormFile(makeBankStatement('november.csv', [credit])))
  await callApi('/statements', { form, as })
}

/** Gives the ledger of a buyer a bill that is overdue, so that lists of ledgers begin with it. */
async function recordOldBill({ user }: Person): Promise<void> {
  const bill = { kind: 'opening', label: 'T-118', day: '2025-03-31', amount: 12_500.5 }
  const as = await signInDemo(`${user.role}-admin`)
  await callApi(`/ledgers/${user._id}/items`, { body: bill, as })
}

/** Creates data for lists of admins that would otherwise be empty. */
async function fillBackOffice(admins: readonly Person[]): Promise<void> {
  const superadmin = await signInDemo('superadmin')
  for (const as of admins) await readStatement(as)
  await makeApiToken(superadmin)
  await callApi('/notifications', {
    body: { title: 'Diwali hours', message: 'We despatch until noon on Friday.', sentTo: 'all' },
    as: superadmin,
  })
  // Written within ten seconds, long before the screen of searches is opened.
  await callApi('/products?q=nothing-is-called-like-this')
  await callApi('/contact', {
    body: {
      name: 'Ravi Kulkarni',
      email: 'ravi@example.in',
      subject: '9820012345',
      message: 'Do you supply Hikvision NVRs with 32 channels to Nagpur, and by which courier?',
    },
  })
}

/** Gives the superadmin a request about the data of a buyer, to be answered. */
async function enterDataRequest({ user }: Person): Promise<void> {
  const request = { email: user.email, kind: 'correction', wish: 'My name is written with a y.' }
  await callApi('/admin/data-requests', { body: request, as: await signInDemo('superadmin') })
}

/** Makes a token for a program, so that the list of tokens has one. */
async function makeApiToken(as: Person): Promise<void> {
  const form = { name: 'Tally at the accountant, Pune', scopes: ['registers', 'ledgers'], days: 90 }
  await callApi('/admin/api-tokens', { body: form, as })
}

type TestUsers = {
  returningBuyers: { person: Person; order: Order; listId: string }[]
  admins: Person[]
  productId: string
  /** `/pay/{token}` */
  paymentPath: string
  /** Of a bill of a supplier, and of a count. */
  billId: string
  countId: string
}

/** Books goods of a product, and counts it with a difference. */
async function fillStock(product: Product): Promise<Pick<TestUsers, 'billId' | 'countId'>> {
  const as = await signInDemo('superadmin')
  const bill = {
    ...{ supplier: 'Garg Computer Point', billNo: `GCP/${Date.now()}` },
    billedOn: new Date().toISOString().slice(0, 10),
    lines: [{ productId: product._id, quantity: 25, cost: 1150.5 }],
  }
  const booked = await callApi<GoodsIn>('/stock/goods-in', { body: bill, as })
  const lines = [{ productId: product._id, counted: 5_000 }]
  const counted = await callApi<StockCount>('/stock/counts', { body: { lines }, as })
  return { billId: booked._id, countId: counted._id }
}

/** Ships an order of another buyer, whose invoice is a document of this month. */
async function shipOrder(): Promise<void> {
  const buyer = await registerBuyer('reseller')
  const order = await placeOrder(buyer, await fetchProducts(1, buyer))
  const { setStatus } = await adminActionsFor(order)
  await setStatus('Shipped')
}

/** Creates a returning buyer per tier, and signs in the four admins. */
async function prepareUsers(): Promise<TestUsers> {
  const [product] = await fetchProducts(1)
  if (!product) throw new Error('The demo catalogue has nothing in stock.')
  const [paymentPath, ...returningBuyers] = await Promise.all([
    createPaymentLink(),
    ...tiers.map(createReturningBuyer),
  ])
  const admins = await Promise.all(
    ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'].map(signInDemo),
  )
  await fillBackOffice(admins)
  for (const { person } of returningBuyers) {
    await recordOldBill(person)
    await enterDataRequest(person)
  }
  await shipOrder()
  return {
    returningBuyers,
    admins,
    productId: product._id,
    paymentPath,
    ...(await fillStock(product)),
  }
}

/** YYYY-MM */
export function monthInIndia(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 7)
}

/**
 * The addresses of a route: a splat stands for the orders of an admin as cards, as a list, and with one open; the payments
 * have those that wait, and the statements; taxes are of this month, the one with a document.
 */
function addressesOf(path: string, viewer: VisitorOptions, users: TestUsers): string[] {
  if (path.endsWith('/payments')) return [`${path}?tab=waiting`, `${path}?tab=statements`]
  if (path.endsWith('/stock')) return ['', '?show=count', '?show=reorder'].map((tab) => path + tab)
  if (path.endsWith('/taxes')) return [`${path}?month=${monthInIndia()}`]
  if (!path.endsWith('/orders/*')) return [addressOf(path, viewer, users)]
  const orders = path.replace('/*', '')
  const { order } = ownBuyerOf(viewer, users) ?? users.returningBuyers[0] ?? {}
  return [orders, `${orders}?view=list`, ...(order ? [`${orders}/${order._id}`] : [])]
}

/** Screens of admins about one buyer. */
const isOfBuyer = (path: string) => /\/(?:users|ledgers)\/:id$/.test(path)

/** The buyer of an admin's tier; none of the superadmin. */
function ownBuyerOf({ as }: VisitorOptions, { returningBuyers }: TestUsers) {
  const tier = as?.user.role.replace('-admin', '')
  return returningBuyers.find(({ person }) => person.user.role === tier)
}

/** What `:id` of a route stands for, as the viewer can open it. */
function idFor(path: string, viewer: VisitorOptions, users: TestUsers): string {
  const buyer = users.returningBuyers.find(({ person }) => person === viewer.as)
  const distributor = users.returningBuyers.at(-1)
  if (path.startsWith('/lists/') && buyer) return buyer.listId
  if (path === '/orders/:id' && buyer) return buyer.order._id
  if (isOfBuyer(path) && distributor) {
    return (ownBuyerOf(viewer, users) ?? distributor).person.user._id
  }
  return users.productId
}

/** The path of a remote's route with its parameters filled in. */
function addressOf(path: string, viewer: VisitorOptions, users: TestUsers): string {
  if (path === '/pay/:token') return users.paymentPath
  if (path.includes('/stock/bills/')) return path.replace(':id', users.billId)
  if (path.includes('/stock/counts/')) return path.replace(':id', users.countId)
  return path.replace(':id', idFor(path, viewer, users)).replace(':slug', 'poe-budget')
}

/** The viewers of a route: its roles, or a visitor if it is public. */
function viewersOf(route: { path: string; roles?: string[] }, users: TestUsers): VisitorOptions[] {
  const buyers = users.returningBuyers.map(({ person }) => person)
  const isShared = !route.roles && !personalPaths.includes(route.path)
  if (isShared) return [{}]
  const mayView = ({ user }: Person) => (route.roles ?? [...tiers]).includes(user.role)
  const viewers = buyers.filter(mayView)
  // Except for the tier's shop, a reseller's screens differ from a distributor's only in figures.
  const shown = route.path.endsWith('/shop')
    ? viewers.filter(({ user }) => route.path.startsWith(`/${user.role}/`))
    : viewers.filter(({ user }) => user.role !== 'reseller')
  if (shown.length > 0) return shown.map((as) => ({ as, storage: checkoutStorage(as) }))
  return users.admins.filter(mayView).map((as) => ({ as }))
}

/**
 * Every screen of the site under test: each route of each remote as seen by its roles,
 * filled with data, and the shell's own screens.
 */
export async function everyScreen(): Promise<ScreenView[]> {
  const users = await prepareUsers()
  const response = await fetch(`${siteUrl}/composition.json`)
  const { remotes }: Composition = await response.json()
  const railPaths = remotes.flatMap(({ rail = [] }) =>
    rail.filter(({ isInPaletteOnly }) => !isInPaletteOnly).map(({ to }) => to),
  )
  // A site that approves nobody, as the demo, has nobody who waits.
  const hasWork = (path: string) => railPaths.includes(path) && !path.endsWith('/approvals')
  // Nothing is to be ordered while little sells.
  const isFilled = (path: string) => !path.endsWith('?show=reorder')
  const ofRemotes = remotes.flatMap(({ routes }) =>
    routes.flatMap((route) =>
      viewersOf(route, users).flatMap((viewer) =>
        addressesOf(route.path, viewer, users).map((path, index) => ({
          name: nameOf(
            viewer.as?.user.role ?? 'visitor',
            `${route.path.replace(/:|\/\*$/g, '')}${index === 0 ? '' : index + 1}`,
          ),
          path,
          viewer,
          hasWork: isFilled(path) && hasWork(path.replace(/\?.*/, '')),
        })),
      ),
    ),
  )
  const others = additionalPaths.map((path) => ({
    name: nameOf('visitor', path),
    path,
    viewer: {},
    hasWork: false,
  }))
  return [...ofRemotes, ...others]
}

/** {@link everyScreen} grouped by the person who opens it; visitors form one group. */
export async function everyScreenByPerson(): Promise<ScreenView[][]> {
  const byPerson = new Map<string, ScreenView[]>()
  for (const screen of await everyScreen()) {
    const person = screen.viewer.as?.user._id ?? 'visitor'
    byPerson.set(person, [...(byPerson.get(person) ?? []), screen])
  }
  return [...byPerson.values()]
}
