import { describe, expect, it } from '@jest/globals'
import type { ShoppingList } from '@store/contract/schemas/orders/shopping-lists'
import { aCart, anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { OrderActions } from '../my-orders/order/actions/order-actions.tsx'
import { ListScreen } from './list-screen.tsx'
import { ListsScreen } from './lists-screen.tsx'

const api = fakeApi()
const session = () => aUser({ role: 'distributor' })
const updatedAt = '2026-11-24T06:00:00.000Z'

function aList(given: Partial<ShoppingList> = {}): ShoppingList {
  const offer = { stock: 40, price: 420, quantityBasedPrices: [] }
  const line = { name: 'Toner', brand: 'HP', modelNo: '26A', quantity: 12, offer }
  return { _id: 'l1', name: 'Monthly', updatedAt, lines: [{ productId: 'p1', ...line }], ...given }
}

describe('my lists', () => {
  const open = () => renderWithStore(<ListsScreen />, { route: '/lists', session: session() })

  it('links to each list', async () => {
    api.answers('GET /lists', { lists: [{ _id: 'l1', name: 'Monthly', products: 2, updatedAt }] })
    open()
    const link = await screen.findByRole('link', { name: /^Monthly/ })
    expect(link).toHaveAttribute('href', '/lists/l1')
    expect(screen.getByText(/^2 products/)).toBeTruthy()
  })

  it('creates one and opens it', async () => {
    api.answers('GET /lists', { lists: [] })
    const { user, router } = open()
    await screen.findByText('You have no lists yet.')
    await user.click(screen.getByRole('button', { name: 'New list' }))
    await user.keyboard('{Enter}')
    await screen.findByText('Give the list a name.')
    api.answers('POST /lists', { list: aList({ lines: [] }), rejected: [] })
    await user.type(screen.getByRole('textbox', { name: /Name of the list/ }), 'Monthly{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/lists/l1'))
  })
})

describe('a list', () => {
  async function open(list = aList()) {
    api.answers('GET /lists/:id', list)
    const rendered = renderWithStore(<ListScreen />, {
      route: '/lists/l1',
      path: '/lists/:id',
      session: session(),
    })
    await screen.findByRole('heading', { name: 'Monthly' })
    return rendered
  }
  const field = () => screen.getByRole('textbox', { name: 'Quantity of Toner' })

  it('is added to the cart as a whole', async () => {
    const { user } = await open()
    expect(field()).toHaveValue('12')
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await screen.findByRole('link', { name: 'Proceed to Checkout' })
    const lines = [{ productId: 'p1', modelNo: '26A', quantity: 12 }]
    expect(api.calls('POST /cart/bulk')[0]?.body).toEqual({ lines })
  })

  it('saves changed quantities, adds a product by its model number, and removes one', async () => {
    const { user } = await open()
    const bodies = () => api.calls('PUT /lists/:id/lines').map(({ body }) => body)
    await user.clear(field())
    await user.type(field(), '15')
    const [line] = aList().lines
    const changed = aList({ lines: line ? [{ ...line, quantity: 15 }] : [] })
    api.answers('PUT /lists/:id/lines', { list: changed, rejected: [] })
    await user.click(screen.getByRole('button', { name: 'Save quantities' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save quantities' })).toBeNull(),
    )
    const rejected = [{ line: 1, message: 'Product not found.' }]
    api.answers('PUT /lists/:id/lines', { list: changed, rejected })
    await user.type(screen.getByRole('textbox', { name: 'Model number' }), '27A{Enter}')
    await screen.findByText('Product not found.')
    api.answers('PUT /lists/:id/lines', { list: aList({ lines: [] }), rejected: [] })
    await user.click(screen.getByRole('button', { name: 'Remove Toner' }))
    await screen.findByText('This list has no products yet.')
    expect(bodies()).toEqual([
      { lines: [{ productId: 'p1', quantity: 15 }] },
      { lines: [{ modelNo: '27A', quantity: 1 }] },
      { lines: [{ productId: 'p1', quantity: 0 }] },
    ])
  })

  it('names the products that cannot be ordered now', async () => {
    const [line] = aList().lines
    const lines = line
      ? [
          line,
          { ...line, productId: 'p2', name: 'Old Toner', offer: undefined },
          { ...line, productId: 'p3', name: 'Drum', offer: { ...line.offer, stock: 0 } },
        ]
      : []
    await open(aList({ lines: JSON.parse(JSON.stringify(lines)) }))
    expect(screen.getByText('No longer on sale: Old Toner')).toBeVisible()
    expect(screen.getByText('Out of stock: Drum')).toBeVisible()
  })

  it('is renamed, and deleted after a question', async () => {
    const { user, router } = await open()
    api.answers('PUT /lists/:id', aList({ name: 'Weekly' }))
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    const name = screen.getByRole('textbox', { name: /Name of the list/ })
    await user.clear(name)
    await user.type(name, 'Weekly{Enter}')
    await screen.findByRole('heading', { name: 'Weekly' })
    api.answers('DELETE /lists/:id', undefined)
    await user.click(screen.getByRole('button', { name: 'Delete list' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Delete the list “Weekly”?' }))
    expect(api.calls('DELETE /lists/:id')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete list' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/lists'))
  })

  it("is not found when it is another buyer's", async () => {
    api.refuses('GET /lists/:id', 404, 'List not found')
    renderWithStore(<ListScreen />, { route: '/lists/l9', path: '/lists/:id', session: session() })
    await screen.findByText('There is no such list in this account.')
  })
})

it('is made of an order by its buyer', async () => {
  const [item] = anOrder().items
  const items = item
    ? [{ ...item, quantity: 4, product: { ...item.product, _id: 'p7' } }, item]
    : []
  const { user } = renderWithStore(<OrderActions order={anOrder({ items })} />, {
    session: session(),
  })
  api.answers('POST /lists', { list: aList(), rejected: [] })
  await user.click(screen.getByRole('button', { name: 'Save as list' }))
  await user.type(screen.getByRole('textbox', { name: /Name of the list/ }), 'Monthly{Enter}')
  await screen.findByText('Saved as “Monthly”')
  expect(screen.getByText(`No longer on sale and left out: ${item?.product.name}`)).toBeVisible()
  expect(api.calls('POST /lists')[0]?.body).toEqual({
    name: 'Monthly',
    lines: [{ productId: 'p7', quantity: 4 }],
  })
})
