import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ProductsScreen } from './products-screen.tsx'
import { noFacets } from './testing/no-facets.ts'

const api = fakeApi()

const printer = aProduct({
  _id: 'printer',
  name: 'HP LaserJet M126nw',
  brand: 'HP',
  category: 'Printer',
  modelNo: 'M126nw',
  stock: 7,
  prices: { enduser: 500, reseller: 450, distributor: 400 },
  quantityBasedPrices: [
    { minQty: 10, maxQty: 24, price: 390 },
    { minQty: 25, price: 370.5 },
  ],
  version: 3,
})

function open(search = '') {
  api.answers('GET /admin/products/facets', noFacets)
  return renderWithStore(<ProductsScreen />, {
    route: `/superadmin/products${search}`,
    path: '/superadmin/products',
    session: aUser({ role: 'superadmin' }),
  })
}

function list(products = [printer], total = products.length) {
  api.answers('GET /admin/products', products, { headers: { 'X-Total-Count': String(total) } })
}

const asked = () => api.calls('GET /admin/products')

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = jest.fn<() => void>()
})

describe('the table of products', () => {
  it('requests ten per page', async () => {
    list()
    open()
    await screen.findByRole('table', { name: 'Products' })
    expect(asked()[0]?.query.get('limit')).toBe('10')
  })

  it('shows every column (desks 1.7)', async () => {
    list()
    open()
    const table = await screen.findByRole('table', { name: 'Products' })
    const names = [
      'Name',
      'Brand',
      'Model',
      'Qty',
      'Images',
      'Prices',
      'Dynamic price',
      'Stock',
      'Actions',
      'Description',
    ]
    const headers = names.map((name) => within(table).getByRole('columnheader', { name }))
    expect(within(table).getAllByRole('columnheader')).toEqual(headers)
    expect(within(table).getByText('₹450')).toBeTruthy()
  })

  it('tests the price of a quantity: from 1, the last matching slab, two decimals', async () => {
    list()
    open()
    const quantity = await screen.findByRole('spinbutton', {
      name: 'Quantity of HP LaserJet M126nw',
    })
    expect(quantity).toHaveProperty('value', '1')
    const shown = ['1', '9', '10', '24', '25', '0'].map((pieces) => {
      fireEvent.change(quantity, { target: { value: pieces } })
      return screen.getByText(/^₹\d+\.\d\d$/).textContent
    })
    expect(shown).toEqual(['₹500.00', '₹500.00', '₹390.00', '₹390.00', '₹370.50', '₹500.00'])
  })

  it('changes pages by number, and keeps the page in the URL', async () => {
    list([printer], 31)
    const { user, router } = open()
    await user.click(await screen.findByRole('button', { name: 'Page 4' }))
    await waitFor(() => expect(asked().at(-1)?.query.get('page')).toBe('4'))
    expect(router.state.location.search).toBe('?page=4')
  })

  it('searches from page 1 again, and keeps the search in the URL', async () => {
    list([printer], 31)
    const { user, router } = open('?page=3')
    await waitFor(() => expect(asked()[0]?.query.get('page')).toBe('3'))
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'laser')
    await waitFor(() => expect(router.state.location.search).toBe('?q=laser'))
    await waitFor(() => expect(asked().at(-1)?.query.get('q')).toBe('laser'))
    expect(asked().at(-1)?.query.get('page')).toBe('1')
  })

  it('shows that it is loading', async () => {
    list([])
    const letGo = api.holds('GET /admin/products')
    open()
    expect(screen.getByText('Loading products...')).toBeTruthy()
    letGo()
    await screen.findByText('No products found.')
  })

  it('links back from a search without a match', async () => {
    list([])
    const { user, router } = open('?q=nothing')
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks('GET /admin/products')
    const { user } = open()
    await screen.findByText('Failed to load products')
    list()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('table', { name: 'Products' })
  })
})

describe('deleting a product', () => {
  const ask = async () => {
    list()
    const opened = open()
    await opened.user.click(
      await screen.findByRole('button', { name: 'Delete HP LaserJet M126nw' }),
    )
    return { ...opened, dialog: screen.getByRole('alertdialog') }
  }

  it('asks for confirmation, and does nothing on Cancel', async () => {
    const { user, dialog } = await ask()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.calls('DELETE /products/:id')).toEqual([])
  })

  it('confirms the deletion, and refetches the list', async () => {
    const { user, dialog } = await ask()
    api.answers('DELETE /products/:id', undefined)
    const before = asked().length
    await user.click(within(dialog).getByRole('button', { name: 'Delete product' }))
    await screen.findByText('Product deleted')
    await waitFor(() => expect(asked().length).toBeGreaterThan(before))
  })

  it('shows why it failed', async () => {
    const { user, dialog } = await ask()
    api.breaks('DELETE /products/:id')
    await user.click(within(dialog).getByRole('button', { name: 'Delete product' }))
    await screen.findByText('Failed to delete product')
  })
})

it('shows that an export failed', async () => {
  list()
  api.breaks('GET /products/export')
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Import / Export' }))
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await screen.findByText('Failed to load products')
  expect(api.calls('GET /products/export')[0]?.query.get('format')).toBe('csv')
})
