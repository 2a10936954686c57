import { describe, expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { aCart, aCartLine, aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CartScreen } from './cart-screen.tsx'

const api = fakeApi()
const mouse = aProduct({ name: 'Wired Mouse', stock: 3, prices: { enduser: 500 } })

function open(role: Role = 'enduser', route = '/cart') {
  return renderWithStore(<CartScreen />, {
    route,
    path: '/cart',
    session: aUser({ role }),
  })
}

async function openWith(...lines: CartLine[]) {
  api.answers('GET /cart', aCart(lines))
  const rendered = open()
  await screen.findByRole('heading', { name: 'Total' })
  return rendered
}

describe('cart', () => {
  it('asks a visitor to sign in', async () => {
    renderWithStore(<CartScreen />, { route: '/cart' })
    expect(screen.getByText('Please login')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  })

  it('links from an empty cart to the shop of the tier', async () => {
    open('distributor')
    const link = await screen.findByRole('link', { name: 'Browse Products' })
    expect(link.getAttribute('href')).toBe('/distributor/shop')
  })

  it.each(['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'] as const)(
    'shows a %s that carts are for buyers, and offers no way to fill one',
    (role) => {
      api.answers('GET /cart', aCart([aCartLine({ product: mouse })]))
      open(role, '/cart?quick-order=open')
      expect(screen.getByText('Carts are for buyers. An admin account has none.')).toBeVisible()
      expect(screen.queryByRole('button')).toBeNull()
      expect(screen.queryByRole('textbox')).toBeNull()
      expect(api.calls('GET /cart')).toHaveLength(0)
    },
  )

  it('shows loading and errors, and loads again on Retry', async () => {
    const letGo = api.holds('GET /cart')
    api.breaks('GET /cart')
    const { user } = open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading cart...')
    letGo()
    await screen.findByText('Failed to fetch cart')
    await screen.findByText('Failed to load cart!')
    api.refuses('GET /cart', 503, 'Closed for stocktaking.')
    await user.click(screen.getByText('Retry'))
    await screen.findByText('Closed for stocktaking.')
    api.answers('GET /cart', aCart())
    await user.click(screen.getByText('Retry'))
    await screen.findByText('Total')
  })

  it('links to checkout', async () => {
    await openWith(aCartLine({ product: mouse }))
    const link = screen.getByRole('link', { name: 'Proceed to Checkout' })
    expect(link.getAttribute('href')).toBe('/checkout')
  })

  it('lists lines without stock separately', async () => {
    const gone = aProduct({ name: 'Sold Out Toner', stock: 0 })
    await openWith(aCartLine({ product: mouse }), aCartLine({ product: gone }))
    expect(screen.getByText('Out of stock and left out of this order:')).toBeTruthy()
    expect(screen.queryByLabelText('Quantity of Sold Out Toner')).toBeNull()
    expect(screen.getByText('1 piece')).toBeTruthy()
  })

  it('offers no checkout when nothing is left in stock', async () => {
    await openWith(aCartLine({ product: aProduct({ stock: 0 }) }))
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull()
  })

  it('changes a quantity and confirms it', async () => {
    const line = aCartLine({ product: mouse, price: 500, quantity: 1 })
    const { user } = await openWith(line)
    api.answers('PUT /cart/update/:itemId', aCart([{ ...line, quantity: 2 }]))
    await user.click(screen.getByRole('button', { name: /^Increase/ }))
    await screen.findByText('Quantity updated')
    expect(api.calls('PUT /cart/update/:itemId')[0]?.body).toEqual({ quantity: 2 })
  })

  it.each([
    [
      'the reason',
      'Quantity exceeds available stock',
      (words: string) => api.refuses('PUT /cart/update/:itemId', 409, words),
    ],
    ['its own words', 'Failed to update cart', () => api.breaks('PUT /cart/update/:itemId')],
  ])('resets a quantity that could not be saved, with %s', async (_whose, words, fail) => {
    const { user } = await openWith(aCartLine({ product: mouse, price: 500, quantity: 1 }))
    fail(words)
    await user.click(screen.getByLabelText('Increase quantity'))
    await screen.findByText(words)
    expect(screen.getByLabelText('Quantity of Wired Mouse')).toHaveValue('1')
  })

  it('offers the next slab, and applies it in one press', async () => {
    const product = aProduct({
      prices: { enduser: 500 },
      quantityBasedPrices: [{ minQty: 5, price: 450 }],
    })
    const line = aCartLine({ product, price: 500, quantity: 3 })
    const { user } = await openWith(line)
    expect(screen.getByText('saves ₹50 on each')).toBeTruthy()
    api.answers('PUT /cart/update/:itemId', aCart([{ ...line, quantity: 5, price: 450 }]))
    await user.click(screen.getByRole('button', { name: 'Add 2 more for ₹450 each' }))
    await screen.findByText('Quantity prices save you ₹250')
    expect(api.calls('PUT /cart/update/:itemId')[0]?.body).toEqual({ quantity: 5 })
  })

  it('offers no slab beyond the stock', async () => {
    const slab = { minQty: 5, price: 450 }
    const product = aProduct({ stock: 4, quantityBasedPrices: [slab] })
    await openWith(aCartLine({ product, quantity: 3 }))
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull()
  })

  it('shows on the line that the quantity exceeds the stock, and lowers it', async () => {
    const line = aCartLine({ product: mouse, price: 500, quantity: 7 })
    const { user } = await openWith(line)
    expect(screen.getByRole('alert').textContent).toContain('Only 3 in stock.')
    api.answers('PUT /cart/update/:itemId', aCart([{ ...line, quantity: 3 }]))
    await user.click(screen.getByRole('button', { name: 'Lower to 3' }))
    await screen.findByText('Quantity updated')
    expect(api.calls('PUT /cart/update/:itemId')[0]?.body).toEqual({ quantity: 3 })
  })

  it('formats amounts for India, without unnecessary decimals', async () => {
    const laptop = aProduct({ name: 'Laptop', prices: { enduser: 61_750.5 } })
    await openWith(aCartLine({ product: laptop, price: 61_750.5, quantity: 2 }))
    expect(screen.getByText(/₹61,750\.5 each/)).toBeTruthy()
    expect(screen.getAllByText('₹1,23,501')).not.toEqual([])
  })

  it('removes a line and confirms it', async () => {
    const { user } = await openWith(aCartLine({ product: mouse }))
    api.answers('DELETE /cart/remove/:itemId', aCart([]))
    await user.click(screen.getByRole('button', { name: 'Remove Wired Mouse' }))
    await screen.findByText('Item removed')
    await screen.findByText('Your cart is empty.')
  })

  it('restores a removed line, with its quantity', async () => {
    const line = aCartLine({ product: mouse, quantity: 2 })
    const { user } = await openWith(line)
    api.answers('DELETE /cart/remove/:itemId', aCart([]))
    await user.click(screen.getByRole('button', { name: 'Remove Wired Mouse' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    api.answers('POST /cart/add', aCart([line]))
    await user.click(undo)
    await screen.findByText('Product added to cart')
    expect(api.calls('POST /cart/add')[0]?.body).toEqual({ productId: mouse._id, quantity: 2 })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    await screen.findByRole('link', { name: 'Wired Mouse' })
  })

  it('keeps a line that could not be removed', async () => {
    const { user } = await openWith(aCartLine({ product: mouse }))
    api.breaks('DELETE /cart/remove/:itemId')
    await user.click(screen.getByRole('button', { name: 'Remove Wired Mouse' }))
    await screen.findByText('Failed to remove item')
    expect(screen.getByRole('button', { name: 'Remove Wired Mouse' })).toBeTruthy()
  })
})
