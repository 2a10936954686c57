import { beforeEach, expect, it, jest } from '@jest/globals'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ProductsScreen } from './products-screen.tsx'
import { noFacets } from './testing/no-facets.ts'

const api = fakeApi()
const prices = { enduser: 500, reseller: 450, distributor: 400 }
const mouse = aProduct({ _id: 'mouse', name: 'Logitech M90', prices })

function open(search = '') {
  api.answers('GET /admin/products/facets', noFacets)
  api.answers('GET /admin/products', [mouse], { headers: { 'X-Total-Count': '1' } })
  api.answers('GET /products/:id', mouse)
  return renderWithStore(<ProductsScreen />, {
    route: `/superadmin/products${search}`,
    path: '/superadmin/products',
    session: aUser({ role: 'superadmin' }),
  })
}

async function openEditor() {
  const { user } = open('?edit=mouse')
  await screen.findByRole('button', { name: 'Update Product' })
  return user
}

const field = (label: string) => screen.getByLabelText(label)
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn<() => void>()
})

it('marks every missing field, and no other', async () => {
  const { user } = open()
  await press(user, 'Add Product')
  await screen.findAllByText('Please fill all required fields.')
  const form = screen.getByRole('form', { name: 'Add product' })
  const missing = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]
  expect(missing.map(({ name }) => name)).toEqual([
    ...['name', 'brand', 'category', 'stock', 'description'],
    ...['prices.enduser', 'prices.reseller', 'prices.distributor'],
  ])
})

it.each([
  ['Stock', '-1', 'Stock must be a whole number from 0 to 10,00,000.'],
  ['GST (%)', '17', '17 is no GST rate. Use 0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28 or 40.'],
  ['HSN', '12', 'HSN has four, six or eight digits.'],
  [
    'Reseller price (₹)',
    'free',
    'A price is in rupees, from 0.01 to 1,00,00,000, with at most two decimals.',
  ],
])('shows the error of %s at its field', async (label, value, words) => {
  const user = await openEditor()
  fireEvent.change(field(label), { target: { value } })
  await press(user, 'Update Product')
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(words))
  expect(field(label)).toBeInvalid()
  expect(api.calls('PUT /products/:id')).toEqual([])
})

it('does not save an incomplete slab, which can be removed', async () => {
  const user = await openEditor()
  await press(user, 'Add slab')
  fireEvent.change(field('Min qty'), { target: { value: '30' } })
  const words =
    'Slab 30+: give the smallest quantity and the price; the largest quantity may stay empty.'
  await screen.findByText(words)
  await press(user, 'Update Product')
  expect(api.calls('PUT /products/:id')).toEqual([])
  await press(user, 'Remove slab 1')
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})

it('rejects a file that is not a picture, with a message', async () => {
  open()
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' })
  fireEvent.change(field('Images'), { target: { files: [text] } })
  await screen.findByText('Upload JPG, PNG or WebP pictures that open.')
  expect(screen.queryByRole('img', { name: /^Picture/ })).toBeNull()
})
