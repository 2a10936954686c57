import { beforeEach, describe, expect, it } from '@jest/globals'
import { mostListLines } from '@store/contract/rules/purchases/shopping-list-rules'
import type { User } from '@store/contract/schemas/accounts/accounts'
import type { ShoppingList } from '@store/contract/schemas/orders/shopping-lists'
import { aProduct, aUser, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ProductScreen } from '../../product-screen.tsx'
import { fakeProductApi } from '../../testing/fake-product-api.ts'

const toner = aProduct({ _id: 'toner', name: 'HP 26A Black Toner', stock: 30 })
const api = fakeProductApi(toner)
const updatedAt = '2026-11-24T06:00:00.000Z'

function aList(quantities: Record<string, number> = {}): ShoppingList {
  const lines = Object.entries(quantities).map(([productId, quantity]) => ({
    productId,
    name: 'Toner',
    brand: 'HP',
    modelNo: '26A',
    quantity,
  }))
  return { _id: 'l1', name: 'Monthly', updatedAt, lines }
}

beforeEach(() => {
  api.answers('GET /lists', { lists: [{ _id: 'l1', name: 'Monthly', products: 1, updatedAt }] })
  api.answers('GET /lists/:id', aList({ paper: 2 }))
})

const show = (session?: User) =>
  renderWithStore(<ProductScreen />, {
    route: '/product/toner',
    path: '/product/:id',
    ...(session && { session }),
  })

/** Opens the dialog of a product of which three pieces are chosen. */
async function open() {
  const rendered = show(aUser())
  const { user } = rendered
  const quantity = await screen.findByRole('textbox', { name: 'Quantity' })
  await user.clear(quantity)
  await user.type(quantity, '3')
  await user.click(screen.getByRole('button', { name: 'Add to list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }))
  return { ...rendered, dialog }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('adding the product to a list', () => {
  it('puts the chosen quantity on it, and links to it', async () => {
    api.answers('PUT /lists/:id/lines', { list: aList({ paper: 2, toner: 3 }), rejected: [] })
    const { user, dialog } = await open()
    expect(dialog.getByText('3 × HP 26A Black Toner')).toBeVisible()
    await user.click(await dialog.findByRole('button', { name: 'Monthly 1 product' }))
    expect(await screen.findByText('Added to “Monthly”')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open list' })).toHaveAttribute('href', '/lists/l1')
    await isClosed()
    const [call] = api.calls('PUT /lists/:id/lines')
    expect(call?.params.id).toBe('l1')
    expect(call?.body).toEqual({ lines: [{ productId: 'toner', quantity: 3 }] })
  })

  it('says which quantity the new one replaces', async () => {
    api.answers('GET /lists/:id', aList({ toner: 12 }))
    api.answers('PUT /lists/:id/lines', { list: aList({ toner: 3 }), rejected: [] })
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('button', { name: /^Monthly/ }))
    expect(await screen.findByText('“Monthly” has 3 of it now instead of 12')).toBeVisible()
  })

  it('makes a new list with it', async () => {
    api.answers('POST /lists', { list: aList({ toner: 3 }), rejected: [] })
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('button', { name: 'New list…' }))
    expect(dialog.getByRole('textbox', { name: /Name of the list/ })).toHaveFocus()
    await user.keyboard('Monthly{Enter}')
    expect(await screen.findByText('Added to “Monthly”')).toBeVisible()
    await isClosed()
    expect(api.calls('POST /lists')[0]?.body).toEqual({
      name: 'Monthly',
      lines: [{ productId: 'toner', quantity: 3 }],
    })
  })

  it('asks for a name at once when there is no list yet, and shows why it is refused', async () => {
    api.answers('GET /lists', { lists: [] })
    api.refuses('POST /lists', 409, 'You have 50 lists already. Delete one first.')
    const { user, dialog } = await open()
    await user.type(await dialog.findByRole('textbox', { name: /Name of the list/ }), 'Weekly')
    await user.click(dialog.getByRole('button', { name: 'Create and add' }))
    expect(await dialog.findByText('You have 50 lists already. Delete one first.')).toBeVisible()
  })

  it('stays open and shows why a list takes no more', async () => {
    const message = `This list is full: it holds ${mostListLines} products.`
    const rejected = [{ line: 1, message }]
    api.answers('PUT /lists/:id/lines', { list: aList({ paper: 2 }), rejected })
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('button', { name: /^Monthly/ }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Monthly/ })).toBeVisible()
  })

  it('asks a visitor to sign in, and then for the list of the quantity that was chosen', async () => {
    const { user, router, unmount } = show()
    await user.click(await screen.findByRole('button', { name: 'Increase quantity' }))
    await user.click(screen.getByRole('button', { name: 'Add to list' }))
    expect(router.state.location.pathname).toBe('/login')
    unmount()
    const signedIn = show(aUser())
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }))
    expect(dialog.getByText('2 × HP 26A Black Toner')).toBeVisible()
    signedIn.unmount()
    show(aUser())
    await screen.findByRole('button', { name: 'Add to list' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not for admins, who have no lists', async () => {
    show(aUser({ role: 'enduser-admin' }))
    await screen.findByRole('button', { name: 'Wishlist' })
    expect(screen.queryByRole('button', { name: 'Add to list' })).toBeNull()
  })
})
