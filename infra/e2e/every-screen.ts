import type { Composition } from '@store/contract/schemas/composition'
import type { Order } from '@store/contract/schemas/orders'
import { callApi, type Person, signInDemo } from './accounts.ts'
import { siteUrl, type VisitorOptions } from './browser.ts'
import { createReturningBuyer, fetchProducts, makeAddress } from './fixtures.ts'

/** One screen as one kind of person sees it. */
export type ScreenView = {
  /** What its screenshots are called: who, then the path. */
  name: string
  path: string
  viewer: VisitorOptions
}

/** Faces and screens that no remote's route names: the shell's own, and lists with a question in the address. */
const additionalPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/unauthorized',
  '/not-a-page',
  '/shop?q=toner&sort=highToLow',
  '/shop?q=nothing-is-called-like-this',
]

/** Open to everybody, but about the person who looks. */
const personalPaths = ['/wishlist', '/cart', '/checkout', '/payment', '/notifications']

const tiers = ['enduser', 'reseller', 'distributor'] as const

const nameOf = (viewer: string, path: string) =>
  `${viewer}${path === '/' ? '/home' : path}`.replace(/[^a-z0-9]+/gi, '-')

/** A buyer's browser after a visit to the checkout (spec §3: shippingInfo and userId are kept). */
function checkoutStorage({ user }: Person): Record<string, string> {
  return { shippingInfo: JSON.stringify(makeAddress(user.role)), userId: user._id }
}

/** What the superadmin finds on lists that begin empty. */
async function fillBackOffice(): Promise<void> {
  const superadmin = await signInDemo('superadmin')
  await callApi('/notifications', {
    body: { title: 'Diwali hours', message: 'We despatch until noon on Friday.', sentTo: 'all' },
    as: superadmin,
  })
  await callApi('/contact', {
    body: {
      name: 'Ravi Kulkarni',
      email: 'ravi@example.in',
      subject: '9820012345',
      message: 'Do you supply Hikvision NVRs with 32 channels to Nagpur, and by which courier?',
    },
  })
}

type TestUsers = {
  returningBuyers: { person: Person; order: Order }[]
  admins: Person[]
  productId: string
}

/** Everyone who looks at the site: a regular buyer a tier, and the four admins. */
async function prepareUsers(): Promise<TestUsers> {
  const [product] = await fetchProducts(1)
  if (!product) throw new Error('The demo catalogue has nothing in stock.')
  const returningBuyers = await Promise.all(tiers.map(createReturningBuyer))
  const admins = await Promise.all(
    ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'].map(signInDemo),
  )
  await fillBackOffice()
  return { returningBuyers, admins, productId: product._id }
}

/** A route of a remote, with its parameters filled in. */
function addressOf(path: string, { productId }: TestUsers): string {
  return path.replace(':id', productId).replace(':slug', 'poe-budget')
}

/** Who looks at a route: those it is for; where it is for everybody, a visitor. */
function viewersOf(route: { path: string; roles?: string[] }, users: TestUsers): VisitorOptions[] {
  const buyers = users.returningBuyers.map(({ person }) => person)
  const isShared = !route.roles && !personalPaths.includes(route.path)
  if (isShared) return [{}]
  const mayView = ({ user }: Person) => (route.roles ?? [...tiers]).includes(user.role)
  const viewers = buyers.filter(mayView)
  // A reseller's screens are a distributor's with other figures, but for the shop of the tier.
  const shown = route.path.endsWith('/shop')
    ? viewers.filter(({ user }) => route.path.startsWith(`/${user.role}/`))
    : viewers.filter(({ user }) => user.role !== 'reseller')
  if (shown.length > 0) return shown.map((as) => ({ as, storage: checkoutStorage(as) }))
  return users.admins.filter(mayView).map((as) => ({ as }))
}

/**
 * Every screen of the site under test: each route of each remote it is composed of, as those see it who it is for,
 * with something on it, and the shell's own.
 */
export async function everyScreen(): Promise<ScreenView[]> {
  const users = await prepareUsers()
  const response = await fetch(`${siteUrl}/composition.json`)
  const { remotes }: Composition = await response.json()
  const ofRemotes = remotes.flatMap(({ routes }) =>
    routes.flatMap((route) =>
      viewersOf(route, users).map((viewer) => ({
        name: nameOf(viewer.as?.user.role ?? 'visitor', route.path.replace(':', '')),
        path: addressOf(route.path, users),
        viewer,
      })),
    ),
  )
  const others = additionalPaths.map((path) => ({
    name: nameOf('visitor', path),
    path,
    viewer: {},
  }))
  return [...ofRemotes, ...others]
}
