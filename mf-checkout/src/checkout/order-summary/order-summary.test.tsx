import { beforeEach, describe, expect, it } from '@jest/globals'
import { aCart, aCartLine, aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { CheckoutScreen } from '../checkout-screen.tsx'

const api = fakeApi()

beforeEach(() => {
  api.answers('GET /shipment/me', { shippingInfo: null })
  api.answers('GET /shipment/addresses', { addresses: [] })
})

async function open() {
  const rendered = renderWithStore(<CheckoutScreen />, { route: '/checkout', session: aUser() })
  await screen.findByRole('button', { name: 'Continue to Payment' })
  return rendered
}

describe('the order summary', () => {
  it('shows every line of a long order in a list that scrolls by keyboard too', async () => {
    const lines = Array.from({ length: 20 }, (_, n) =>
      aCartLine({
        _id: `line-${n}`,
        product: aProduct({ name: `Product ${n}`, modelNo: `P-${n}` }),
        quantity: 3,
        price: 450,
      }),
    )
    api.answers('GET /cart', aCart(lines))
    await open()
    const list = screen.getByLabelText('Lines of your order')
    expect(list).toHaveAttribute('tabindex', '0')
    expect(within(list).getAllByText(/^P-\d+ · 3 × ₹450/)).toHaveLength(20)
    expect(within(list).getAllByText('₹1,350')).toHaveLength(20)
  })

  it('opens and closes on a phone', async () => {
    api.answers('GET /cart', aCart([aCartLine(), aCartLine()]))
    const { user } = await open()
    const list = screen.getByLabelText('Lines of your order')
    expect(list).toHaveAttribute('data-open', 'false')
    await user.click(screen.getByRole('button', { name: 'Show 2 items', expanded: false }))
    expect(list).toHaveAttribute('data-open', 'true')
    await user.click(screen.getByRole('button', { name: 'Hide 2 items', expanded: true }))
    expect(list).toHaveAttribute('data-open', 'false')
  })

  it('names the lines that are left out', async () => {
    const soldOut = aCartLine({ product: aProduct({ name: 'Keyboard', stock: 0 }) })
    api.answers('GET /cart', aCart([aCartLine(), soldOut]))
    await open()
    const leftOut = screen.getByLabelText('Left out of this order')
    expect(leftOut).toHaveTextContent(/Left out: out of stock.*Keyboard/)
    screen.getByRole('button', { name: 'Show 1 item' })
  })
})
