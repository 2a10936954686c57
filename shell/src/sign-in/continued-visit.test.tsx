import { beforeEach, describe, expect, it } from '@jest/globals'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { readDeferredAdditions } from '@store/host'
import { deferAddition } from '@store/sdk'
import { aCart, aProduct, aUser, fakeApi, fillIn } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { arrivesWith } from '../testing/fake-source.ts'
import { renderSite } from '../testing/render-site.tsx'

const api = fakeApi()
const toner = { productId: 'toner', name: 'HP 88A Toner' }

beforeEach(() => {
  api.answers('POST /events/ticket', { ticket: 't', expiresIn: 30 })
  api.answers('GET /cart', aCart([]))
  api.answers('GET /wishlist/get', { wishlist: [] })
})

function visit(route: string) {
  const site = renderSite({ route })
  const routes = ['/shop', '/reseller/shop', '/'].map((path) => ({
    path,
    element: <h1>{path}</h1>,
  }))
  site.source.behave(arrivesWith({ remote: { routes } }))
  return site
}

type Site = ReturnType<typeof visit>

async function openLogin({ router }: Site) {
  act(() => void router.navigate('/login'))
  await screen.findByRole('heading', { name: 'Login' })
}

async function logIn({ user }: Site, person: User) {
  api.answers('POST /auth/login', { token: 'fresh', user: person })
  fillIn({ Email: person.email, Password: 'Store@123' })
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

const addressOf = ({ router }: Site) => {
  const { pathname, search } = router.state.location
  return `${pathname}${search}`
}

describe('a visitor who signs in', () => {
  it('continues where they were', async () => {
    const site = visit('/shop?brand=HP')
    await screen.findByRole('heading', { name: '/shop' })
    await openLogin(site)
    await logIn(site, aUser())
    await waitFor(() => expect(addressOf(site)).toBe('/shop?brand=HP'))
  })

  it('continues at the page that asked for it, which says so', async () => {
    const site = visit('/reseller/shop')
    expect(await screen.findByText('Please log in to open this page.')).toBeVisible()
    await logIn(site, aUser({ role: 'reseller' }))
    await waitFor(() => expect(addressOf(site)).toBe('/reseller/shop'))
  })

  it('starts at the own first page instead of one of another role', async () => {
    const site = visit('/reseller/shop')
    await screen.findByRole('heading', { name: 'Login' })
    await logIn(site, aUser())
    await waitFor(() => expect(addressOf(site)).toBe('/'))
  })

  it('starts at the dashboard as an admin, whatever page of the shop was open', async () => {
    const site = visit('/shop')
    await screen.findByRole('heading', { name: '/shop' })
    await openLogin(site)
    await logIn(site, aUser({ role: 'reseller-admin' }))
    await waitFor(() => expect(addressOf(site)).toBe('/reseller-admin/dashboard'))
  })
})

describe('what a visitor added', () => {
  it('is named on Login, and in the cart after it', async () => {
    api.answers('POST /cart/add', aCart())
    const site = visit('/shop')
    await screen.findByRole('heading', { name: '/shop' })
    deferAddition({ to: 'cart', ...toner, quantity: 10 })
    await openLogin(site)
    const reason = 'Please log in or register. Then 10 × HP 88A Toner will be added to your cart.'
    expect(screen.getByText(reason)).toBeVisible()
    await logIn(site, aUser())
    expect(await screen.findByText('HP 88A Toner: added to cart')).toBeVisible()
    const bodies = api.calls('POST /cart/add').map(({ body }) => body)
    expect(bodies).toEqual([{ productId: 'toner', quantity: 10 }])
    await waitFor(() => expect(addressOf(site)).toBe('/shop'))
  })

  it('is added once, with the newest quantity, and so is the heart', async () => {
    api.answers('POST /cart/add', aCart())
    api.answers('GET /products/:id', aProduct({ _id: 'toner' }))
    api.answers('POST /wishlist/add', { message: 'Added to wishlist' })
    deferAddition({ to: 'cart', ...toner, quantity: 1 })
    deferAddition({ to: 'cart', ...toner, quantity: 3 })
    deferAddition({ to: 'wishlist', ...toner, quantity: 1 })
    const site = visit('/login')
    const reason =
      'Please log in or register. Then 2 products will be added to your cart and wishlist.'
    expect(await screen.findByText(reason)).toBeVisible()
    await logIn(site, aUser())
    expect(await screen.findByText('HP 88A Toner: added to wishlist')).toBeVisible()
    expect(api.calls('POST /cart/add').map(({ body }) => body)).toEqual([
      { productId: 'toner', quantity: 3 },
    ])
    expect(api.calls('POST /wishlist/add').map(({ body }) => body)).toEqual([
      { productId: 'toner' },
    ])
  })

  it('is named on Login when it is for a list, and kept for the page of the product', async () => {
    deferAddition({ to: 'list', ...toner, quantity: 3 })
    const site = visit('/login')
    const reason = 'Please log in or register. Then you can choose a list for 3 × HP 88A Toner.'
    expect(await screen.findByText(reason)).toBeVisible()
    await logIn(site, aUser())
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    expect(readDeferredAdditions()).toMatchObject([{ to: 'list', productId: 'toner' }])
  })

  it('is refused with the reason of the server', async () => {
    api.refuses('POST /cart/add', 409, 'Quantity exceeds available stock')
    deferAddition({ to: 'cart', ...toner, quantity: 10 })
    const site = visit('/login')
    await screen.findByRole('heading', { name: 'Login' })
    await logIn(site, aUser())
    const refusal = 'HP 88A Toner: Quantity exceeds available stock'
    expect(await screen.findByText(refusal)).toBeVisible()
  })

  it('is not added for an admin, who has no cart', async () => {
    deferAddition({ to: 'cart', ...toner, quantity: 10 })
    const site = visit('/login')
    await screen.findByRole('heading', { name: 'Login' })
    await logIn(site, aUser({ role: 'reseller-admin' }))
    await waitFor(() => expect(addressOf(site)).toBe('/reseller-admin/dashboard'))
    expect(api.calls('POST /cart/add')).toEqual([])
  })
})
