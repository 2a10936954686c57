import { describe, expect, it } from '@jest/globals'
import { aCart, anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { OrderActions } from './order-actions.tsx'
import { ReorderButton } from './reorder-button.tsx'

const api = fakeApi()

function open() {
  return renderWithStore(<ReorderButton order={anOrder({ _id: 'o1' })} />, {
    route: '/orders',
    path: '/orders',
    session: aUser(),
  })
}

const press = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Order again' }))

describe('ordering again', () => {
  it('fills the cart and navigates to it', async () => {
    api.answers('POST /orders/:id/reorder', { cart: aCart(), rejected: [] })
    const opened = open()
    await press(opened)
    await screen.findByText('Added to cart!')
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/cart'))
    expect(api.calls('POST /orders/:id/reorder')[0]?.params.id).toBe('o1')
  })

  it('shows unavailable, short and more expensive lines before it continues', async () => {
    const rejected = [{ line: 2, message: 'HP 88A is no longer sold.' }]
    api.answers('POST /orders/:id/reorder', { cart: aCart(), rejected })
    const opened = open()
    await press(opened)
    await screen.findByText('HP 88A is no longer sold.')
    expect(screen.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/cart')
    expect(opened.router.state.location.pathname).toBe('/orders')
  })

  it('is not offered to an admin, who has no cart and cancels in the back office', () => {
    renderWithStore(<OrderActions order={anOrder({ orderStatus: 'pending' })} />, {
      route: '/orders',
      session: aUser({ role: 'reseller-admin' }),
    })
    expect(screen.queryByRole('button', { name: /Cancel order|Order again/ })).toBeNull()
  })

  it('shows an error', async () => {
    api.breaks('POST /orders/:id/reorder')
    await press(open())
    await screen.findByText('Failed to add to cart')
  })
})
