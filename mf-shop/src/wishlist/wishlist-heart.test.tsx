import { describe, expect, it } from '@jest/globals'
import { aUser } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aShop } from '../shop/testing/open-shop.tsx'

const shop = aShop()

describe('the heart of a card', () => {
  const heart = async () =>
    within(await shop.card()).getByRole('button', { name: 'Add to wishlist' })

  it('adds a product to the wishlist at once, and removes it again', async () => {
    shop.api.answers('POST /wishlist/add', { message: 'Added to wishlist' })
    shop.api.answers('POST /wishlist/remove', { message: 'Removed from wishlist' })
    const { user } = shop.open('/shop', aUser())
    await waitFor(() => expect(shop.api.calls('GET /wishlist/get')).toHaveLength(1))
    await user.click(await heart())
    expect(await heart()).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('Added to wishlist')).toBeVisible()
    await user.click(await heart())
    expect(await screen.findByText('Removed from wishlist')).toBeVisible()
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('asks a visitor to log in', async () => {
    const { user } = shop.open()
    await user.click(await heart())
    expect(await screen.findByText('Please login')).toBeVisible()
  })

  it('shows the server’s message that the session has ended', async () => {
    shop.api.refuses('POST /wishlist/add', 401, 'Your session has ended. Please log in again.')
    const { user } = shop.open('/shop', aUser())
    await user.click(await heart())
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  })

  it('is reverted on a server error', async () => {
    shop.api.breaks('POST /wishlist/add')
    const { user } = shop.open('/shop', aUser())
    await user.click(await heart())
    expect(await screen.findByText('Failed to add to wishlist')).toBeVisible()
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })
})
