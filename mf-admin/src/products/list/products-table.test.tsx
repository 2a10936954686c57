import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aProduct, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { ProductsScreen } from '../products-screen.tsx'

const api = fakeApi()
const printer = aProduct({
  _id: 'printer',
  name: 'HP M126nw',
  brand: 'HP',
  stock: 7,
  prices: { enduser: 500, reseller: 450, distributor: 400 },
  quantityBasedPrices: [{ minQty: 10, price: 390 }],
  version: 3,
})
const facets = {
  brands: [{ name: 'HP', count: 12 }],
  categories: [{ name: 'Printer', count: 7 }],
  lowStock: 4,
  noPicture: 1,
  noHsn: 0,
  taxToCorrect: 3,
  missing: [{ kind: 'countryOfOrigin' as const, count: 46 }],
}

function open(search = '', product = printer) {
  api.answers('GET /admin/products', [product], { headers: { 'X-Total-Count': '1' } })
  api.answers('GET /admin/products/facets', facets)
  return renderWithStore(<ProductsScreen />, {
    route: `/superadmin/products${search}`,
    path: '/superadmin/products',
    session: aUser({ role: 'superadmin' }),
  })
}

const asked = () => String(api.calls('GET /admin/products').at(-1)?.query)
const patches = () => api.calls('PATCH /products/:id').map(({ body }) => body)

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn<() => void>()
})

describe('the order and the filters of the table', () => {
  it('are kept in the URL, and sent with it', async () => {
    const { user, router } = open('?page=3')
    await user.click(await screen.findByRole('button', { name: 'Stock' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sort=stock'))
    expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await user.click(screen.getByRole('button', { name: 'Stock' }))
    await user.click(screen.getByRole('button', { name: 'Missing' }))
    await user.click(screen.getByRole('checkbox', { name: 'Low stock (4)' }))
    await user.selectOptions(screen.getByLabelText('Brand filter'), 'HP (12)')
    const search = '?brand=HP&lowStock=true&sort=stock&direction=desc'
    await waitFor(() => expect(router.state.location.search).toBe(search))
    await waitFor(() =>
      expect(asked()).toBe('brand=HP&lowStock=true&sort=stock&direction=desc&page=1&limit=10'),
    )
    await user.click(screen.getByRole('button', { name: 'Missing (1)' }))
    const lowStock = screen.getByRole('checkbox', { name: 'Low stock (4)' })
    expect(lowStock).toBeChecked()
  })
})

describe('what the law asks for and products lack', () => {
  it('is counted in the filter, and lists its products', async () => {
    const { user, router } = open()
    await user.click(await screen.findByRole('button', { name: 'Missing' }))
    const name = 'No country of origin (46)'
    await user.click(await screen.findByRole('checkbox', { name }))
    await waitFor(() => expect(router.state.location.search).toBe('?missing=countryOfOrigin'))
    await waitFor(() => expect(asked()).toContain('missing=countryOfOrigin'))
    await user.click(screen.getByRole('checkbox', { name }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('a cell', () => {
  const openCell = async (name: RegExp) => {
    const opened = open()
    await opened.user.click(await screen.findByRole('button', { name }))
    return { ...opened, field: screen.getByRole('textbox', { name: /of HP M126nw$/ }) }
  }

  it('is edited by Enter, saved with what was seen, and shown at once', async () => {
    const { user, field } = await openCell(/^Stock of HP M126nw: 7$/)
    api.answers('PATCH /products/:id', { ...printer, stock: 1200 })
    expect(field).toHaveFocus()
    await user.keyboard('1,200{Enter}')
    expect(await screen.findByRole('button', { name: 'Stock of HP M126nw: 1,200' })).toHaveFocus()
    expect(patches()).toEqual([{ stock: { value: 1200, seen: 7 } }])
  })

  it('is restored by Escape, and not sent when it is unchanged', async () => {
    const { user } = await openCell(/^Reseller price of HP M126nw: ₹450$/)
    await user.keyboard('1{Escape}')
    const cell = screen.getByRole('button', { name: 'Reseller price of HP M126nw: ₹450' })
    expect(cell).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(patches()).toEqual([])
  })

  it('says what is wrong, before it asks the server', async () => {
    const { user, field } = await openCell(/^End-user price of HP M126nw: ₹500$/)
    await user.keyboard('380{Enter}')
    const message = 'Slab 10+ costs more than the end-user price of ₹380.'
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(patches()).toEqual([])
  })

  it('says what somebody else changed, and is then saved against that', async () => {
    const { user, field } = await openCell(/^Stock of HP M126nw: 7$/)
    const message = 'Stock changed meanwhile: it was 7, it is 6 now. Check it and save again.'
    api.refuses('PATCH /products/:id', 409, message)
    api.answers('GET /admin/products', [{ ...printer, stock: 6, version: 4 }])
    await user.keyboard('20{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    await waitFor(() => expect(api.calls('GET /admin/products')).toHaveLength(2))
    api.answers('PATCH /products/:id', { ...printer, stock: 20 })
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Stock of HP M126nw: 20' })
    expect(patches().at(-1)).toEqual({ stock: { value: 20, seen: 6 } })
  })
})

it('a product can be viewed in the shop', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'View HP M126nw in the shop' })
  expect(link).toHaveAttribute('href', '/product/printer')
})

it('says how many products have tax details to correct, lists them, and why', async () => {
  const { user, router } = open('', { ...printer, gst: 17, hsn: '99999999' })
  await user.click(await screen.findByRole('button', { name: 'Show the 3 products' }))
  expect(router.state.location.search).toBe('?taxToCorrect=true')
  await screen.findByText(/17 is no GST rate/)
  screen.getByText(/A SAC \(services, 99…\) has four or six digits/)
  expect(screen.queryByRole('button', { name: /^Show the/ })).toBeNull()
  expect(api.calls('GET /admin/products').at(-1)?.query.get('taxToCorrect')).toBe('true')
})
