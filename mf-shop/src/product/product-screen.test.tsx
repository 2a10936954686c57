import { describe, expect, it } from '@jest/globals'
import { aCart, aProduct, aUser, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ProductScreen } from './product-screen.tsx'
import { fakeProductApi } from './testing/fake-product-api.ts'

const toner = aProduct({
  _id: 'toner',
  name: 'HP 26A Black Toner',
  brand: 'HP',
  category: 'Cartridge',
  modelNo: 'CF226A',
  stock: 30,
  gst: 18,
  prices: { enduser: 420 },
  quantityBasedPrices: [
    { minQty: 25, price: 378 },
    { minQty: 10, maxQty: 24, price: 390 },
    { minQty: 100, price: 350 },
  ],
})
const api = fakeProductApi(toner)

function renderProduct(session?: ReturnType<typeof aUser>) {
  return renderWithStore(<ProductScreen />, {
    route: '/product/toner',
    path: '/product/:id',
    ...(session && { session }),
  })
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const quantity = () => screen.findByRole('textbox', { name: 'Quantity' })

describe('the page of a product', () => {
  it('shows name, price and stock', async () => {
    renderProduct()
    expect(await screen.findByRole('heading', { level: 1, name: toner.name })).toBeVisible()
    expect(document.title).toContain(toner.name)
    expect(screen.getByRole('button', { name: 'Copy model number CF226A' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'HP' })).toHaveAttribute('href', '/shop?brand=HP')
    expect(screen.getByText('30 in stock')).toBeVisible()
    expect(screen.getAllByText('₹420')[0]).toBeVisible()
    expect(screen.getByText('Including 18% GST')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Description' })).toBeVisible()
    expect(screen.getByText(toner.description)).toBeVisible()
  })

  it('describes product, price and breadcrumbs to search engines', async () => {
    renderProduct()
    await quantity()
    const scripts = document.head.querySelectorAll('script[type="application/ld+json"]')
    const told = [...scripts].map((script) => JSON.parse(script.textContent ?? ''))
    expect(told).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        offers: expect.objectContaining({ '@type': 'Offer', price: 420 }),
      }),
    )
    expect(told).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  })

  it('links its documents, and names none where there are none', async () => {
    const url = '/api/documents/key/data-sheet.pdf'
    const documents = [{ title: 'Data sheet', url, bytes: 1_258_291 }]
    const { unmount } = renderProduct()
    await quantity()
    expect(screen.queryByText('Documents')).toBeNull()
    unmount()
    api.answers('GET /products/:id', { ...toner, documents })
    renderProduct()
    const link = await screen.findByRole('link', { name: /^Data sheet PDF, 1.2 MB/ })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByText('Documents')).toBeVisible()
  })

  it('links a reseller back to the reseller shop', async () => {
    api.answers('GET /products/:id', { ...toner, prices: { reseller: 400 } })
    renderProduct(aUser({ role: 'reseller' }))
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/reseller/shop')
  })

  it('shows that it is loading', async () => {
    const letGo = api.holds('GET /products/:id')
    renderProduct()
    expect(screen.getByText('Loading product...')).toBeInTheDocument()
    letGo()
    await quantity()
  })

  it('links back to the shop when the product does not exist', async () => {
    api.refuses('GET /products/:id', 404, 'Product not found.')
    renderProduct()
    expect(await screen.findByRole('heading', { name: 'Product not found.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
  })

  it('can be bought while its reviews cannot be loaded', async () => {
    api.breaks('GET /products/:id/reviews')
    renderProduct()
    expect(await screen.findByText('Failed to load reviews')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks('GET /products/:id')
    const { user } = renderProduct()
    expect(await screen.findByText('Failed to load product')).toBeVisible()
    api.answers('GET /products/:id', toner)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: toner.name })).toBeVisible()
  })
})

describe('slabs and quantity', () => {
  it('show each slab with its price and saving, the smallest first', async () => {
    renderProduct()
    const list = within(await screen.findByRole('list', { name: 'Price by quantity' }))
    expect(list.getAllByRole('button').map((row) => row.textContent?.trim())).toEqual([
      '1–9 ₹420 Your price',
      '10–24 ₹390  Save ₹30 each (7%)',
      '25+ ₹378  Save ₹42 each (10%)',
      '100+ ₹350  Save ₹70 each (17%)',
    ])
  })

  it('are not shown to who gets every piece at the price of the last one', async () => {
    api.answers('GET /products/:id', { ...toner, prices: { distributor: 350 } })
    renderProduct(aUser({ role: 'distributor' }))
    await quantity()
    expect(screen.queryByText('Price by quantity')).toBeNull()
  })

  it('set the quantity to the minimum of the chosen slab, and mark it', async () => {
    const { user } = renderProduct()
    await user.click(await button(/^10–24/))
    expect(await quantity()).toHaveValue('10')
    expect(await button(/^10–24 ₹390 Your price/)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Total for 10 pieces₹3,900')
  })

  it('mark the slab that covers a typed quantity', async () => {
    const { user } = renderProduct()
    await user.clear(await quantity())
    await user.type(await quantity(), '26')
    expect(await button(/^25\+/)).toHaveAttribute('aria-pressed', 'true')
    expect(await button(/^10–24/)).toHaveAttribute('aria-pressed', 'false')
  })

  it("limit a slab's quantity to the stock, with a message", async () => {
    const { user } = renderProduct()
    await user.click(await button(/^100\+/))
    expect(await quantity()).toHaveValue('30')
    expect(await screen.findByText('Cannot exceed available stock')).toBeVisible()
  })

  it('limit a typed quantity to the stock, with a message', async () => {
    const { user } = renderProduct()
    await user.clear(await quantity())
    await user.type(await quantity(), '31')
    expect(await quantity()).toHaveValue('30')
    expect(await screen.findByText('Cannot exceed available stock')).toBeVisible()
  })

  it('do not go below 1', async () => {
    const { user } = renderProduct()
    await user.clear(await quantity())
    await user.type(await quantity(), '0')
    await user.tab()
    expect(await quantity()).toHaveValue('1')
    expect(await button('Decrease quantity')).toBeDisabled()
  })

  it('show what the next slab would save', async () => {
    renderProduct()
    expect(await screen.findByText('10+ at ₹390 — save ₹30 each')).toBeVisible()
  })
})

describe('buying the product', () => {
  it('adds the quantity to the cart and confirms it', async () => {
    api.answers('POST /cart/add', aCart())
    const { user } = renderProduct(aUser())
    await user.click(await button(/^10–24/))
    await user.click(await button('Add to Cart'))
    expect(await screen.findByText('Product added to cart')).toBeVisible()
    expect(api.calls('POST /cart/add')[0]?.body).toEqual({ productId: 'toner', quantity: 10 })
  })

  it('navigates to the login without a session', async () => {
    const { user, router } = renderProduct()
    await user.click(await button('Add to Cart'))
    expect(router.state.location.pathname).toBe('/login')
  })

  it('shows the server’s message on an error', async () => {
    api.refuses('POST /cart/add', 400, 'Quantity exceeds available stock')
    const { user } = renderProduct(aUser())
    await user.click(await button('Add to Cart'))
    expect(await screen.findByText('Quantity exceeds available stock')).toBeVisible()
  })

  it('is not possible when it is out of stock', async () => {
    api.answers('GET /products/:id', { ...toner, stock: 0 })
    const { user } = renderProduct(aUser())
    expect(await quantity()).toBeDisabled()
    await user.click(await button('Add to Cart'))
    expect(await screen.findAllByText('Out of stock')).toHaveLength(2)
  })

  it('adds it to the wishlist', async () => {
    api.answers('POST /wishlist/add', { message: 'Added to wishlist' })
    const { user } = renderProduct(aUser())
    await user.click(await button('Wishlist'))
    expect(await screen.findByText('Added to wishlist')).toBeVisible()
    expect(await button('Wishlist')).toHaveAttribute('aria-pressed', 'true')
  })

  it('asks a visitor to log in for the wishlist', async () => {
    const { user } = renderProduct()
    await user.click(await button('Wishlist'))
    expect(await screen.findByText('Please login')).toBeVisible()
  })

  it('shows once that the session has ended when it is removed from the wishlist', async () => {
    api.answers('GET /wishlist/get', { wishlist: [{ _id: 'w', product: toner }] })
    api.refuses('POST /wishlist/remove', 401, 'Your session has ended. Please log in again.')
    const { user } = renderProduct(aUser())
    await waitFor(async () =>
      expect(await button('Wishlist')).toHaveAttribute('aria-pressed', 'true'),
    )
    await user.click(await button('Wishlist'))
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  })
})

it('offers no cart to a tier admin', async () => {
  renderProduct(aUser({ role: 'enduser-admin' }))
  await screen.findByRole('button', { name: 'Wishlist' })
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Increase quantity' })).toBeNull()
})
