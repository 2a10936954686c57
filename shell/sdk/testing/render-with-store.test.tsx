import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { toast } from '../../ui/shared/toasts/toast.ts'
import { messageOf } from '../src/requests/api-error.ts'
import { useSession } from '../src/session/use-session.ts'
import { useAddToCartMutation } from '../src/slices/cart/add-to-cart-api.ts'
import { useCartCount } from '../src/slices/cart/use-cart-count.ts'
import { useWishlistCount } from '../src/slices/wishlist/use-wishlist-count.ts'
import { fakeApi } from './fake-api.ts'
import { renderWithStore } from './render-with-store.tsx'
import { aCart, aCartLine, aProduct, aUser } from './samples.ts'

const api = fakeApi()

function Card() {
  const { role } = useSession()
  const [addToCart] = useAddToCartMutation()
  const handleAdd = () =>
    addToCart({ productId: 'p1', quantity: 1 })
      .unwrap()
      .catch((error: unknown) => toast.error(messageOf(error, 'Failed to add to cart')))
  return (
    <>
      <p>{`${role}: ${useCartCount()} in cart, ${useWishlistCount()} wished`}</p>
      <button type="button" onClick={() => void handleAdd()}>
        Add
      </button>
      <Link to="/cart?from=card">Cart</Link>
    </>
  )
}

describe('a screen under test', () => {
  it('knows who is signed in, and counts cart and wishlist once read', async () => {
    const soldOut = aCartLine({ product: aProduct({ stock: 0 }) })
    api.answers('GET /cart', aCart([aCartLine({ quantity: 7 }), soldOut]))
    api.answers('GET /wishlist/get', { wishlist: [{ _id: 'w', product: aProduct({ _id: 'p1' }) }] })
    renderWithStore(<Card />, { session: aUser({ role: 'reseller' }) })
    expect(await screen.findByText('reseller: 1 in cart, 1 wished')).toBeInTheDocument()
    expect(api.calls('GET /wishlist/get')).toHaveLength(1)
  })

  it('requests neither for a visitor', () => {
    const { store } = renderWithStore(<Card />)
    expect(screen.getByText('visitor: 0 in cart, 0 wished')).toBeInTheDocument()
    expect(store.getState().storeApi.queries).toEqual({})
  })

  it('shows its toasts', async () => {
    api.refuses('POST /cart/add', 400, 'Out of stock')
    const { user } = renderWithStore(<Card />, { session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Out of stock')).toBeInTheDocument()
  })

  it('exposes the current location', async () => {
    const { user, router } = renderWithStore(<Card />, { route: '/shop?brand=HP', path: '/shop' })
    await user.click(screen.getByRole('link', { name: 'Cart' }))
    expect(router.state.location).toMatchObject({ pathname: '/cart', search: '?from=card' })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
