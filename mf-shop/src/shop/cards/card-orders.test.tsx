import { describe, expect, it } from '@jest/globals'
import { aCart, aUser } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { aShop, toner } from '../testing/open-shop.tsx'

const shop = aShop()

describe('ordering from a card', () => {
  it('adds the quantity and confirms it', async () => {
    shop.api.answers('POST /cart/add', aCart())
    const { user } = shop.open('/shop', aUser())
    const { getByRole } = within(await shop.card())
    await user.click(getByRole('button', { name: 'Increase quantity' }))
    await user.click(getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Product added to cart')).toBeVisible()
    expect(shop.api.calls('POST /cart/add')[0]?.body).toEqual({ productId: 'toner', quantity: 2 })
  })

  it.each(['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'] as const)(
    'is not offered to a %s, who has no cart',
    async (role) => {
      shop.open('/shop', aUser({ role }))
      const { queryByRole, getByText } = within(await shop.card())
      expect(getByText(toner.name)).toBeVisible()
      expect(queryByRole('button', { name: 'Add to Cart' })).toBeNull()
      expect(queryByRole('button', { name: 'Increase quantity' })).toBeNull()
    },
  )

  it('navigates to the login without a session', async () => {
    const { user, router } = shop.open()
    await user.click(within(await shop.card()).getByRole('button', { name: 'Add to Cart' }))
    expect(router.state.location.pathname).toBe('/login')
    const kept: unknown = JSON.parse(sessionStorage.getItem('deferredAdditions') ?? '')
    const addition = { to: 'cart', productId: 'toner', name: toner.name, quantity: 1 }
    expect(kept).toEqual([addition])
  })

  it('shows that the session has ended meanwhile; the shell navigates to the login', async () => {
    shop.api.refuses('POST /cart/add', 401, 'Your session has ended. Please log in again.')
    const { user } = shop.open('/shop', aUser())
    await user.click(within(await shop.card()).getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  })

  it('shows that it is out of stock, without a call', async () => {
    shop.sell([{ ...toner, stock: 0 }])
    const { user } = shop.open('/shop', aUser())
    await user.click(within(await shop.card()).getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findAllByText('Out of stock')).toHaveLength(2)
    expect(shop.api.calls('POST /cart/add')).toHaveLength(0)
  })

  it('limits the quantity to the stock, with a message', async () => {
    const { user } = shop.open('/shop', aUser())
    const { getByRole } = within(await shop.card())
    const quantity = getByRole('textbox', { name: `Quantity of ${toner.name}` })
    await user.clear(quantity)
    await user.type(quantity, '99')
    expect(await screen.findByText('Cannot exceed available stock')).toBeVisible()
    expect(quantity).toHaveValue('12')
  })

  it.each([
    [
      'the words of the server',
      () => shop.api.refuses('POST /cart/add', 400, 'Your cart is full.'),
    ],
    ['its own words', () => shop.api.breaks('POST /cart/add')],
  ])('shows a rejection in %s', async (whose, fail) => {
    fail()
    const { user } = shop.open('/shop', aUser())
    await user.click(within(await shop.card()).getByRole('button', { name: 'Add to Cart' }))
    const part = whose === 'its own words' ? 'Failed to add to cart' : 'Your cart is full.'
    expect(await screen.findByText(part)).toBeVisible()
  })
})
