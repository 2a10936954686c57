import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { aProduct, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ProductsScreen } from '../products-screen.tsx'
import { noFacets } from '../testing/no-facets.ts'

const api = fakeApi()
const prices = { enduser: 500, reseller: 450, distributor: 400 }
const mouse = aProduct({ _id: 'mouse', name: 'Logitech M90', stock: 5, version: 3, prices })
const other = aProduct({ _id: 'other', name: 'HP 26A', version: 1 })
// The store of each render is new; the user is the same.
const superadmin = aUser({ role: 'superadmin' })

function open(now = mouse) {
  api.answers('GET /admin/products/facets', noFacets)
  api.answers('GET /admin/products', [now, other], { headers: { 'X-Total-Count': '2' } })
  api.answers('GET /products/:id', now)
  return renderWithStore(<ProductsScreen />, {
    route: '/superadmin/products?edit=mouse',
    path: '/superadmin/products',
    session: superadmin,
  })
}

const field = (label: string) => screen.findByLabelText(label)
const press = (user: UserEvent, name: string) =>
  user.click(screen.getByText(name, { selector: 'button' }))

async function typeName(name: string) {
  await field('Name')
  fillIn({ Name: name })
}

/** @returns whether the browser asks before the tab closes */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn<() => void>()
})
afterEach(() => sessionStorage.clear())

it('keeps the input for a product across a reload', async () => {
  const { unmount } = open()
  await typeName('Logitech M91')
  unmount()
  open()
  expect(await field('Name')).toHaveProperty('value', 'Logitech M91')
})

it('merges a draft into a product that was changed meanwhile, with a message', async () => {
  const { unmount } = open()
  await typeName('Logitech M91')
  unmount()
  const { user: later } = open({ ...mouse, stock: 3, version: 4 })
  await screen.findByText(/Stock: 5 → 3, taken over/)
  expect(await field('Name')).toHaveProperty('value', 'Logitech M91')
  api.answers('PUT /products/:id', mouse)
  await press(later, 'Update Product')
  await screen.findByText('Product updated')
  const body = api.calls('PUT /products/:id').at(-1)?.body
  expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
    name: 'Logitech M91',
    version: '4',
  })
})

it('asks before a reload or a closed tab only while there is unsaved input', async () => {
  open()
  await field('Name')
  expect(asksBeforeUnload()).toBe(false)
  await typeName('Logitech M91')
  expect(asksBeforeUnload()).toBe(true)
  await typeName('Logitech M90')
  expect(asksBeforeUnload()).toBe(false)
})

it('asks before a link or another product replaces the form', async () => {
  const { user, router } = open()
  await typeName('Logitech M91')
  await press(user, 'Import / Export')
  await user.click(screen.getByText('Upload Excel or CSV'))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await press(user, 'Stay')
  expect(router.state.location.pathname).toBe('/superadmin/products')
  await user.click(screen.getByLabelText('Edit HP 26A'))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(router.state.location.search).toBe('?edit=mouse')
  await press(user, 'Leave')
  await waitFor(() => expect(router.state.location.search).toBe('?edit=other'))
})

it('deletes the draft when the user cancels and confirms', async () => {
  const { user, router } = open()
  await typeName('Logitech M91')
  await press(user, 'Cancel')
  await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
  await press(user, 'Discard')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await user.click(screen.getByLabelText('Edit Logitech M90'))
  expect(await field('Name')).toHaveProperty('value', 'Logitech M90')
})
