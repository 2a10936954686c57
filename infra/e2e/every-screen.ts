import type { Composition } from '@store/contract/schemas/composition'
import type { Order } from '@store/contract/schemas/orders'
import { siteUrl, type VisitorOptions } from './browser.ts'
import { anAddress, aRegular, someProducts } from './furnished.ts'
import { call, type Person, theDemo } from './people.ts'

/** One screen as one kind of person sees it. */
export type ScreenView = {
  /** What its screenshots are called: who, then the path. */
  name: string
  path: string
  who: VisitorOptions
}

/** Faces and screens that no remote's route names: the shell's own, and lists with a question in the address. */
const besidesRoutes = [
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

const nameOf = (who: string, path: string) =>
  `${who}${path === '/' ? '/home' : path}`.replace(/[^a-z0-9]+/gi, '-')

/** A buyer's browser after a visit to the checkout (spec §3: shippingInfo and userId are kept). */
function afterCheckout({ user }: Person): Record<string, string> {
  return { shippingInfo: JSON.stringify(anAddress(user.role)), userId: user._id }
}

/** What the superadmin finds on lists that begin empty. */
async function fillBackOffice(): Promise<void> {
  const superadmin = await theDemo('superadmin')
  await call('/notifications', {
    body: { title: 'Diwali hours', message: 'We despatch until noon on Friday.', sentTo: 'all' },
    as: superadmin,
  })
  await call('/contact', {
    body: {
      name: 'Ravi Kulkarni',
      email: 'ravi@example.in',
      subject: '9820012345',
      message: 'Do you supply Hikvision NVRs with 32 channels to Nagpur, and by which courier?',
    },
  })
}

type Cast = {
  regulars: { person: Person; order: Order }[]
  admins: Person[]
  productId: string
}

/** Everyone who looks at the site: a regular buyer a tier, and the four admins. */
async function gatherCast(): Promise<Cast> {
  const [product] = await someProducts(1)
  if (!product) throw new Error('The demo catalogue has nothing in stock.')
  const regulars = await Promise.all(tiers.map(aRegular))
  const admins = await Promise.all(
    ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'].map(theDemo),
  )
  await fillBackOffice()
  return { regulars, admins, productId: product._id }
}

/** A route of a remote, with its parameters filled in. */
function addressOf(path: string, { productId }: Cast): string {
  return path.replace(':id', productId).replace(':slug', 'poe-budget')
}

/** Who looks at a route: those it is for; where it is for everybody, a visitor. */
function onlookersOf(route: { path: string; roles?: string[] }, cast: Cast): VisitorOptions[] {
  const buyers = cast.regulars.map(({ person }) => person)
  const isShared = !route.roles && !personalPaths.includes(route.path)
  if (isShared) return [{}]
  const isMeant = ({ user }: Person) => (route.roles ?? [...tiers]).includes(user.role)
  const meant = buyers.filter(isMeant)
  // A reseller's screens are a distributor's with other figures, but for the shop of the tier.
  const shown = route.path.endsWith('/shop')
    ? meant.filter(({ user }) => route.path.startsWith(`/${user.role}/`))
    : meant.filter(({ user }) => user.role !== 'reseller')
  if (shown.length > 0) return shown.map((as) => ({ as, kept: afterCheckout(as) }))
  return cast.admins.filter(isMeant).map((as) => ({ as }))
}

/**
 * Every screen of the site under test: each route of each remote it is composed of, as those see it who it is for,
 * with something on it, and the shell's own.
 */
export async function everyScreen(): Promise<ScreenView[]> {
  const cast = await gatherCast()
  const response = await fetch(`${siteUrl}/composition.json`)
  const { remotes }: Composition = await response.json()
  const ofRemotes = remotes.flatMap(({ routes }) =>
    routes.flatMap((route) =>
      onlookersOf(route, cast).map((who) => ({
        name: nameOf(who.as?.user.role ?? 'visitor', route.path.replace(':', '')),
        path: addressOf(route.path, cast),
        who,
      })),
    ),
  )
  const others = besidesRoutes.map((path) => ({ name: nameOf('visitor', path), path, who: {} }))
  return [...ofRemotes, ...others]
}
