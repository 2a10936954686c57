import { describe, expect, it } from '@jest/globals'
import {
  aCart,
  aCartLine,
  aProduct,
  aUser,
  fakeApi,
  fillIn,
  renderWithStore,
} from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { CartScreen } from '../cart-screen.tsx'

const api = fakeApi()
const mouse = aProduct({ name: 'Wired Mouse', stock: 500, prices: { enduser: 500 } })
const line = aCartLine({ product: mouse, price: 500, quantity: 2 })
const update = 'PUT /cart/update/:itemId'
const sent = () => api.calls(update).map(({ body }) => (body as { quantity: number }).quantity)

async function openCart() {
  api.answers('GET /cart', aCart([line]))
  api.answers(update, ({ body }) => aCart([{ ...line, ...(body as { quantity: number }) }]))
  const session = aUser({ role: 'enduser' })
  const rendered = renderWithStore(<CartScreen />, { route: '/cart', path: '/cart', session })
  const field = await screen.findByRole('textbox', { name: 'Quantity of Wired Mouse' })
  return { ...rendered, field }
}

describe('a quantity that is typed', () => {
  it('is sent once, with its value on blur', async () => {
    const { user, field } = await openCart()
    await user.type(field, '120', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    expect(sent()).toEqual([])
    await user.tab()
    await screen.findByText('Quantity updated')
    expect(sent()).toEqual([120])
    expect(field).toHaveValue('120')
  })

  it('is sent after a pause as well', async () => {
    const { user, field } = await openCart()
    await user.type(field, '35', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    await screen.findByText('Quantity updated')
    expect(sent()).toEqual([35])
  })

  it('is limited to the stock, with a message', async () => {
    const { field } = await openCart()
    fillIn({ 'Quantity of Wired Mouse': '501' })
    await screen.findByText('Cannot exceed available stock')
    await screen.findByText('Quantity updated')
    expect(sent()).toEqual([500])
    expect(field).toHaveValue('500')
    await waitFor(() => expect(screen.getByLabelText('Increase quantity')).toBeDisabled())
  })

  it('waits for the previous response, and then only the last one is sent', async () => {
    const { user, field } = await openCart()
    const letGo = api.holds(update)
    const plus = screen.getByRole('button', { name: 'Increase quantity' })
    await user.click(plus)
    await user.click(field)
    await waitFor(() => expect(sent()).toEqual([3]))
    for (let press = 0; press < 3; press += 1) await user.click(plus)
    await user.click(field)
    expect(sent()).toEqual([3])
    letGo()
    await waitFor(() => expect(sent()).toEqual([3, 6]))
    expect(field).toHaveValue('6')
  })

  it("is reset to the cart's quantity on a server error", async () => {
    const { user, field } = await openCart()
    api.refuses(update, 409, 'Quantity exceeds available stock')
    await user.type(field, '400', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    await user.tab()
    await screen.findByText('Quantity exceeds available stock')
    await waitFor(() => expect(field).toHaveValue('2'))
    expect(sent()).toEqual([400])
  })

  it('is sent when the page is left before the pause is over', async () => {
    const { user, field, unmount } = await openCart()
    await user.type(field, '7', { initialSelectionStart: 0, initialSelectionEnd: 1 })
    unmount()
    await waitFor(() => expect(sent()).toEqual([7]))
  })
})
