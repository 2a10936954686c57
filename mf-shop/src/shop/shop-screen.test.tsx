import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aCart, aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ShopScreen } from './shop-screen.tsx'

const api = fakeApi()
const toner = aProduct({
  _id: 'toner',
  name: 'HP 26A Black Toner',
  brand: 'HP',
  category: 'Cartridge',
  modelNo: 'CF226A',
  stock: 12,
  prices: { enduser: 420, reseller: 410 },
  quantityBasedPrices: [{ minQty: 10, price: 390 }],
})

function answerProducts(products = [toner], total = products.length) {
  api.answers('GET /products', products, { headers: { 'X-Total-Count': String(total) } })
}

function renderShop(route = '/shop', session?: ReturnType<typeof aUser>) {
  return renderWithStore(<ShopScreen />, { route, ...(session && { session }) })
}

const askedFor = () => Object.fromEntries(api.calls('GET /products').at(-1)?.query ?? [])
const card = (name = toner.name) => screen.findByRole('article', { name })

beforeEach(() => {
  answerProducts()
  api.answers('GET /products/facets', {
    brands: [
      { name: 'HP', count: 12 },
      { name: 'Canon', count: 1 },
    ],
    categories: [{ name: 'Cartridge', count: 13 }],
  })
  Element.prototype.scrollIntoView = jest.fn<() => void>()
})

describe('the shop', () => {
  it('shows what a buyer needs to order from the list', async () => {
    renderShop()
    const { getByRole, getByText } = within(await card())
    expect(getByRole('link', { name: toner.name })).toHaveAttribute('href', '/product/toner')
    expect(getByRole('button', { name: 'Copy model number CF226A' })).toBeVisible()
    expect(getByText('₹420')).toBeVisible()
    expect(getByText('10+ at ₹390 — save ₹30 each')).toBeVisible()
    expect(getByText('12 in stock')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 product')
  })

  it('shows a reseller the reseller price and what the slab saves against it', async () => {
    renderShop('/reseller/shop', aUser({ role: 'reseller' }))
    const { getByText } = within(await card())
    expect(getByText('₹410')).toBeVisible()
    expect(getByText('10+ at ₹390 — save ₹20 each')).toBeVisible()
  })

  it('shows the price for the quantity on the card', async () => {
    const { user } = renderShop()
    const { getByRole, getByText } = within(await card())
    const quantity = getByRole('textbox', { name: `Quantity of ${toner.name}` })
    await user.clear(quantity)
    await user.type(quantity, '10')
    expect(getByText('₹390')).toBeVisible()
  })

  it.each([
    [0, 'Out of stock'],
    [3, 'Only 3 left'],
    [1200, '1,200 in stock'],
  ])('says that a stock of %i is “%s”', async (stock, words) => {
    answerProducts([{ ...toner, stock }])
    renderShop()
    expect(within(await card()).getByText(words)).toBeVisible()
  })

  it('fetches the pictures of the first row at once, the others when they come near', async () => {
    const picture = { src: '/p.webp', srcSet: '', width: 480, height: 480 }
    const products = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      ...toner,
      _id: name,
      name,
      pictures: [picture],
    }))
    answerProducts(products)
    renderShop()
    const pictureOf = async (name: string) => (await card(name)).querySelector('img')
    expect(await pictureOf('a')).toHaveAttribute('loading', 'eager')
    expect(await pictureOf('e')).toHaveAttribute('loading', 'lazy')
  })
})

describe('the other faces of the shop', () => {
  it('say that it loads', async () => {
    const letGo = api.holds('GET /products')
    renderShop()
    expect(screen.getByText('Loading products...')).toBeInTheDocument()
    letGo()
    await card()
  })

  it('say why it is empty, and clear the filters', async () => {
    answerProducts([])
    const { user, router } = renderShop('/shop?q=teapot&brand=HP&category=Cartridge')
    expect(await screen.findByText('Nothing matches “teapot” in HP · Cartridge.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it('lead back from a page that is not there', async () => {
    answerProducts([], 51)
    const { user, router } = renderShop('/shop?page=9')
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }))
    expect(router.state.location.search).toBe('?page=2')
  })

  it('say that it failed, and try again', async () => {
    api.breaks('GET /products')
    const { user } = renderShop()
    expect(await screen.findByText('Failed to load products')).toBeVisible()
    answerProducts()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await card()).toBeVisible()
  })
})

describe('filters and address', () => {
  it('take the view from the address', async () => {
    renderShop('/shop?brand=hp&category=Cartridge&q=26a&sort=highToLow&page=2')
    await card()
    expect(askedFor()).toEqual({
      brand: 'hp',
      category: 'Cartridge',
      q: '26a',
      sort: 'highToLow',
      page: '2',
      limit: '50',
    })
    expect(await screen.findByRole('option', { name: 'HP (12)', selected: true })).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('26a')
  })

  it('push a selection, back at page 1', async () => {
    const { user, router } = renderShop('/shop?page=3')
    await screen.findByRole('option', { name: 'Canon (1)' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Canon')
    expect(router.state.location.search).toBe('?brand=Canon')
    expect(router.state.historyAction).toBe('PUSH')
    await waitFor(() => expect(askedFor()).toMatchObject({ brand: 'Canon', page: '1' }))
  })

  it('bring the former view back with Back', async () => {
    const { user, router } = renderShop('/shop?q=hp')
    await card()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'highToLow')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=highToLow'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('hp'))
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('lowToHigh')
  })

  it('search as it is typed, once a person pauses, without filling the history', async () => {
    const { user, router } = renderShop('/shop?page=2')
    await card()
    await user.type(screen.getByRole('searchbox'), 'toner')
    await waitFor(() => expect(router.state.location.search).toBe('?q=toner'))
    expect(router.state.historyAction).toBe('REPLACE')
    await waitFor(() => expect(askedFor()).toMatchObject({ q: 'toner', page: '1' }))
    expect(api.calls('GET /products')).toHaveLength(2)
  })

  it('take along what was typed a moment before a selection', async () => {
    const { user, router } = renderShop()
    await screen.findByRole('option', { name: 'HP (12)' })
    await user.type(screen.getByRole('searchbox'), '26a')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'HP')
    expect(router.state.location.search).toBe('?brand=HP&q=26a')
  })

  it('put the cursor into the search box at /', async () => {
    const { user } = renderShop()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('turn the page and read it from its top', async () => {
    answerProducts([toner], 51)
    const { user, router } = renderShop('/shop?brand=HP')
    await card()
    expect(screen.getByText('Page 1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(router.state.location.search).toBe('?brand=HP&page=2')
    expect(await screen.findByText('Page 2 of 2')).toBeVisible()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it('do not let the former products be used while new ones load', async () => {
    const { user } = renderShop()
    const former = await card()
    api.holds('GET /products')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'highToLow')
    await waitFor(() => expect(former.closest('[inert]')).not.toBeNull())
  })
})

describe('ordering from a card', () => {
  it('adds the quantity and says so', async () => {
    api.answers('POST /cart/add', aCart())
    const { user } = renderShop('/shop', aUser())
    const { getByRole } = within(await card())
    await user.click(getByRole('button', { name: 'Increase quantity' }))
    await user.click(getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Product added to cart')).toBeVisible()
    expect(api.calls('POST /cart/add')[0]?.body).toEqual({ productId: 'toner', quantity: 2 })
  })

  it('goes to the login without a session', async () => {
    const { user, router } = renderShop()
    await user.click(within(await card()).getByRole('button', { name: 'Add to Cart' }))
    expect(router.state.location.pathname).toBe('/login')
  })

  it('goes to the login when the session has ended meanwhile', async () => {
    api.refuses('POST /cart/add', 401, 'Your session has ended. Please login again.')
    const { user, router } = renderShop('/shop', aUser())
    await user.click(within(await card()).getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Your session has ended. Please login again.')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  it('says that it is out of stock, without asking the server', async () => {
    answerProducts([{ ...toner, stock: 0 }])
    const { user } = renderShop('/shop', aUser())
    await user.click(within(await card()).getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findAllByText('Out of stock')).toHaveLength(2)
    expect(api.calls('POST /cart/add')).toHaveLength(0)
  })

  it('stops at the stock and says so', async () => {
    const { user } = renderShop('/shop', aUser())
    const { getByRole } = within(await card())
    const quantity = getByRole('textbox', { name: `Quantity of ${toner.name}` })
    await user.clear(quantity)
    await user.type(quantity, '99')
    expect(await screen.findByText('Cannot exceed available stock')).toBeVisible()
    expect(quantity).toHaveValue('12')
  })

  it.each([
    ['the words of the server', () => api.refuses('POST /cart/add', 400, 'Your cart is full.')],
    ['its own words', () => api.breaks('POST /cart/add')],
  ])('tells a refusal in %s', async (whose, refuse) => {
    refuse()
    const { user } = renderShop('/shop', aUser())
    await user.click(within(await card()).getByRole('button', { name: 'Add to Cart' }))
    const words = whose === 'its own words' ? 'Failed to add to cart' : 'Your cart is full.'
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('the heart of a card', () => {
  const heart = async () => within(await card()).getByRole('button', { name: 'Add to wishlist' })

  it('puts a product on the wishlist at once, and takes it off again', async () => {
    api.answers('POST /wishlist/add', { message: 'Added to wishlist' })
    api.answers('POST /wishlist/remove', { message: 'Removed from wishlist' })
    const { user } = renderShop('/shop', aUser())
    await waitFor(() => expect(api.calls('GET /wishlist/get')).toHaveLength(1))
    await user.click(await heart())
    expect(await heart()).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('Added to wishlist')).toBeVisible()
    await user.click(await heart())
    expect(await screen.findByText('Removed from wishlist')).toBeVisible()
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('asks a visitor to log in', async () => {
    const { user } = renderShop()
    await user.click(await heart())
    expect(await screen.findByText('Please login')).toBeVisible()
  })

  it('says in the words of the server that the session has ended', async () => {
    api.refuses('POST /wishlist/add', 401, 'Your session has ended. Please login again.')
    const { user } = renderShop('/shop', aUser())
    await user.click(await heart())
    expect(await screen.findByText('Your session has ended. Please login again.')).toBeVisible()
  })

  it('is taken back when refused', async () => {
    api.breaks('POST /wishlist/add')
    const { user } = renderShop('/shop', aUser())
    await user.click(await heart())
    expect(await screen.findByText('Failed to add to wishlist')).toBeVisible()
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })
})
