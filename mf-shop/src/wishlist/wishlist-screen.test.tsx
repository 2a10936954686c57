import { describe, expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import { aCart, aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { refetchUntilFailed } from '../testing/refetch-until-failed.ts'
import { WishlistScreen } from './wishlist-screen.tsx'

const api = fakeApi()
const mouse = aProduct({ _id: 'mouse', name: 'Logitech M90', stock: 4 })

function renderWishlist({ role = 'enduser' }: { role?: Role } = {}) {
  return renderWithStore(<WishlistScreen />, { route: '/wishlist', session: aUser({ role }) })
}

const answerWishlist = (products = [mouse]) =>
  api.answers('GET /wishlist/get', {
    wishlist: products.map((product) => ({ _id: `w-${product._id}`, product })),
  })

const button = (name: string) => screen.findByRole('button', { name })

describe('the wishlist', () => {
  it('asks a visitor to log in', () => {
    renderWithStore(<WishlistScreen />, { route: '/wishlist' })
    expect(screen.getByText('Please login to view your wishlist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  })

  it('shows its products', async () => {
    answerWishlist()
    renderWishlist()
    expect(await screen.findByRole('link', { name: 'Logitech M90' })).toBeVisible()
    expect(screen.getByText('Only 4 left')).toBeVisible()
  })

  it('keeps its products when a refresh fails', async () => {
    answerWishlist()
    const { store } = renderWishlist()
    await screen.findByRole('link', { name: 'Logitech M90' })
    api.breaks('GET /wishlist/get')
    await refetchUntilFailed(store, 'Wishlist')
    expect(screen.getByRole('link', { name: 'Logitech M90' })).toBeVisible()
  })

  it('names products that are no longer on sale, and removes them', async () => {
    const known = { brand: 'HP', modelNo: '88A' }
    const gone = { productId: 'toner', name: 'HP 88A Toner', ...known }
    api.answers('GET /wishlist/get', { wishlist: [], unavailable: [gone] })
    api.answers('POST /wishlist/remove', { message: 'Removed from wishlist' })
    const { user } = renderWishlist()
    expect(await screen.findByText('No longer on sale:')).toBeVisible()
    expect(await screen.findByText('Your wishlist is empty.')).toBeVisible()
    api.answers('GET /wishlist/get', { wishlist: [] })
    await user.click(await button('Remove HP 88A Toner'))
    await waitFor(() => expect(screen.queryByText('HP 88A Toner')).toBeNull())
    expect(api.calls('POST /wishlist/remove')[0]?.body).toEqual({ productId: 'toner' })
  })

  it('shows that it is loading', async () => {
    const letGo = api.holds('GET /wishlist/get')
    renderWishlist()
    expect(screen.getByText('Loading wishlist...')).toBeInTheDocument()
    letGo()
    await screen.findByText('Your wishlist is empty.')
  })

  it.each([
    ['enduser', '/shop'],
    ['reseller', '/reseller/shop'],
    ['distributor', '/distributor/shop'],
  ] as const)('leads a %s to %s when it is empty', async (role, shop) => {
    renderWishlist({ role })
    const link = await screen.findByRole('link', { name: 'Browse Products' })
    expect(link).toHaveAttribute('href', shop)
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks('GET /wishlist/get')
    const { user } = renderWishlist()
    expect(await screen.findByText('Failed to load wishlist')).toBeVisible()
    answerWishlist()
    await user.click(await button('Retry'))
    expect(await screen.findByRole('link', { name: 'Logitech M90' })).toBeVisible()
  })

  it('removes a product at once and confirms it', async () => {
    answerWishlist()
    api.answers('POST /wishlist/remove', { message: 'Removed from wishlist' })
    const letGo = api.holds('POST /wishlist/remove')
    const { user } = renderWishlist()
    await user.click(await button('Remove from wishlist'))
    expect(await screen.findByText('Your wishlist is empty.')).toBeVisible()
    letGo()
    expect(await screen.findByText('Removed from wishlist')).toBeVisible()
  })

  it('restores a product on a server error', async () => {
    answerWishlist()
    api.refuses('POST /wishlist/remove', 500, 'Something went wrong. Please try again.')
    const { user } = renderWishlist()
    await user.click(await button('Remove from wishlist'))
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Logitech M90' })).toBeVisible()
  })

  it('adds a product to the cart and keeps it', async () => {
    answerWishlist()
    api.answers('POST /cart/add', aCart())
    const { user } = renderWishlist()
    await user.click(await button('Add to Cart'))
    expect(await screen.findByText('Added to cart!')).toBeVisible()
    expect(api.calls('POST /cart/add')[0]?.body).toEqual({ productId: 'mouse', quantity: 1 })
    expect(screen.getByRole('link', { name: 'Logitech M90' })).toBeVisible()
  })

  it('asks to sign in when the session ended before a product was added', async () => {
    answerWishlist()
    api.refuses('POST /cart/add', 401, 'Your session has ended. Please log in again.')
    const { user } = renderWishlist()
    await user.click(await button('Add to Cart'))
    expect(await screen.findByText('Please login to add to cart')).toBeVisible()
    expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull()
    await waitFor(() =>
      expect(screen.getByText('Please login to view your wishlist')).toBeVisible(),
    )
  })
})
