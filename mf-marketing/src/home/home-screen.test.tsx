import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { HomeScreen } from './home-screen.tsx'

const api = fakeApi()

beforeEach(() => {
  api.answers('GET /products', [])
  const still = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  jest.spyOn(window, 'matchMedia').mockReturnValue(still)
})

function linksOf(section: string): [name: string | null, to: string | null][] {
  const links = within(screen.getByRole('region', { name: section })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

it('links to the shop', () => {
  renderWithStore(<HomeScreen />)
  expect(screen.getByRole('link', { name: 'Shop All Products' })).toHaveAttribute('href', '/shop')
})

it('links each of the 33 brands to its products', () => {
  renderWithStore(<HomeScreen />)
  const links = linksOf('Shop by Top Brands')
  expect(links.map(([name]) => name)).toEqual([...brands])
  expect(links).toContainEqual(['HP', '/shop?brand=HP'])
  expect(links).toContainEqual(['CP Plus', '/shop?brand=CP+Plus'])
})

it('links each of the 25 categories to its products', () => {
  renderWithStore(<HomeScreen />)
  const links = linksOf('Shop by Top Categories')
  expect(links.map(([name]) => name)).toEqual([...categories])
  expect(links).toContainEqual(['POE Switch', '/shop?category=POE+Switch'])
})

it('links the picture rows to their products', () => {
  renderWithStore(<HomeScreen />)
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Shop Surveillance')).toBe('/shop?category=Surveillance')
  expect(target('Shop Wi-Fi')).toBe('/shop?category=Router')
  expect(target('Shop Desktop & PC')).toBe('/shop?category=Desktop')
})

it('links a reseller to the shop with their own prices', () => {
  renderWithStore(<HomeScreen />, { session: aUser({ role: 'reseller' }) })
  expect(screen.getByRole('link', { name: 'Shop All Products' })).toHaveAttribute(
    'href',
    '/reseller/shop',
  )
  expect(linksOf('Shop by Top Brands')).toContainEqual(['HP', '/reseller/shop?brand=HP'])
})

it('has one main heading, about the company, and reasons to buy here', () => {
  renderWithStore(<HomeScreen />)
  expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
    'Distribution of IT peripherals, surveillance and networking',
  ])
  expect(screen.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
})

describe('products above the fold', () => {
  const products = () =>
    within(screen.getByRole('region', { name: 'In stock, at your price (incl. GST)' }))
  const prices = { enduser: 1499.5, reseller: 1350 }

  it('have the price of the tier, and lead to their pages', async () => {
    api.answers('GET /products', [aProduct({ _id: 'p7', name: 'HP 26A', prices, stock: 12 })])
    renderWithStore(<HomeScreen />, { session: aUser({ role: 'reseller' }) })
    const link = await products().findByRole('link', { name: /HP 26A/ })
    expect(link).toHaveAttribute('href', '/product/p7')
    expect(link).toHaveTextContent('₹1,350')
    expect(link).toHaveTextContent('12 in stock')
    expect(link).not.toHaveTextContent('1,499')
  })

  it('can be loaded again after a failure', async () => {
    api.refuses('GET /products', 500, 'Failed to load products')
    const { user } = renderWithStore(<HomeScreen />)
    const retry = await products().findByRole('button', { name: 'Retry' })
    api.answers('GET /products', [aProduct({ name: 'HP 26A' })])
    await user.click(retry)
    expect(await products().findByRole('link', { name: /HP 26A/ })).toBeVisible()
  })

  it('say so when there are none', async () => {
    renderWithStore(<HomeScreen />)
    expect(await products().findByText(/^Nothing of this is in stock/)).toBeVisible()
  })
})

describe('the page of a buyer', () => {
  const session = aUser({ role: 'reseller' })
  const search = { name: 'What are you looking for?' }

  it('begins with the search and the slot, and has everything else below', () => {
    const content = <h1>Your usual order</h1>
    renderWithStore(<HomeScreen />, { session, slot: { content, isLoading: false } })
    const [field, ...others] = screen.getAllByRole('combobox', search)
    expect(others).toEqual([])
    const slot = screen.getByRole('heading', { level: 1 })
    expect(slot).toHaveTextContent('Your usual order')
    const link = screen.getByRole('link', { name: 'Shop All Products' })
    const isBefore = (one: HTMLElement | undefined, other: HTMLElement) =>
      one && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
    expect([isBefore(field, slot), isBefore(slot, link)]).toEqual([true, true])
    expect(linksOf('Shop by Top Brands')).toHaveLength(brands.length)
  })

  it('shows nothing below the slot while that is loading, so that nothing moves', () => {
    renderWithStore(<HomeScreen />, { session, slot: { content: 'loading', isLoading: true } })
    expect(screen.getByRole('combobox', search)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Shop by Top Brands' })).toBeNull()
  })
})

describe('the search field', () => {
  const field = () => screen.getByRole('combobox', { name: 'What are you looking for?' })

  it('searches the shop of the tier', async () => {
    const { user, router } = renderWithStore(<HomeScreen />, {
      session: aUser({ role: 'distributor' }),
    })
    await user.type(field(), ' hp 26a {Enter}')
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe('/distributor/shop?q=hp+26a')
  })

  it('suggests products as that of the header does, by keyboard', async () => {
    const product = { ...aProduct({ _id: 'p7', name: 'HP 26A' }), pictures: [] }
    api.answers('GET /products/suggest', {
      ...{ products: [product], categories: [], brands: [], total: 1 },
    })
    const { user, router } = renderWithStore(<HomeScreen />)
    await user.type(field(), 'hp')
    await screen.findByRole('option', { name: /HP 26A/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/product/p7')
  })
})
