import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aProduct, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ProductsScreen } from '../products-screen.tsx'

const api = fakeApi()
// Drafts belong to a user.
const superadmin = aUser({ role: 'superadmin' })

const mouse = aProduct({
  _id: 'mouse',
  name: 'Logitech M90',
  stock: 5,
  prices: { enduser: 500, reseller: 450, distributor: 400 },
  images: ['/api/images/aaa-800.webp', '/api/images/bbb-800.webp'],
  version: 3,
})

function open(search = '', product = mouse) {
  api.answers('GET /products', [product], { headers: { 'X-Total-Count': '1' } })
  api.answers('GET /products/:id', product)
  return renderWithStore(<ProductsScreen />, {
    route: `/superadmin/products${search}`,
    path: '/superadmin/products',
    session: superadmin,
  })
}

const field = (label: string) => screen.getByLabelText(label)
const press = (user: UserEvent, name: string) =>
  user.click(screen.getByText(name, { selector: 'button' }))

const toner = {
  Name: 'HP 26A',
  Brand: 'HP',
  Category: 'Cartridge',
  Stock: '12',
  'End-user price (₹)': '500',
  'Reseller price (₹)': '450',
  'Distributor price (₹)': '400.5',
  Description: 'Black toner',
}

function sentBy(route: 'POST /products' | 'PUT /products/:id'): Record<string, unknown> {
  const body = api.calls(route).at(-1)?.body
  return body instanceof FormData ? Object.fromEntries(body) : {}
}

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.scrollIntoView = jest.fn<() => void>()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})

describe('adding a product', () => {
  it('sends all its fields, and empties the form', async () => {
    api.answers('POST /products', mouse, { status: 201 })
    const { user } = open()
    fillIn(toner)
    await press(user, 'Add slab')
    fillIn({ 'Min qty': '10', 'Slab price (₹)': '390' })
    await press(user, 'Add Product')
    await screen.findByText('Product added')
    expect(sentBy('POST /products')).toMatchObject({
      name: 'HP 26A',
      brand: 'HP',
      stock: '12',
      prices: '{"enduser":"500","reseller":"450","distributor":"400.5"}',
      quantityBasedPrices: '[{"minQty":"10","maxQty":"","price":"390"}]',
    })
    await waitFor(() => expect(field('Name')).toHaveProperty('value', ''))
  })

  it('shows missing values at their fields, and sends nothing', async () => {
    const { user } = open()
    await press(user, 'Add Product')
    await screen.findAllByText('Please fill all required fields.')
    expect(document.activeElement).toBe(field('Name'))
    expect(api.calls('POST /products')).toEqual([])
  })

  it.each([
    [
      'the words of the server',
      () => api.refuses('POST /products', 400, 'Stock is odd'),
      'Stock is odd',
    ],
    ['its own when there are none', () => api.breaks('POST /products'), 'Failed to save product'],
  ])('shows %s, and keeps the input', async (_whose, fail, words) => {
    const { user } = open()
    fail()
    fillIn(toner)
    await press(user, 'Add Product')
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0))
    expect(field('Name')).toHaveProperty('value', 'HP 26A')
  })

  it('keeps the input across a reload', async () => {
    const { unmount } = open()
    fillIn({ Name: 'HP 26A' })
    unmount()
    open()
    expect(field('Name')).toHaveProperty('value', 'HP 26A')
  })
})

describe('quantity prices', () => {
  it('are checked while they are typed, and the invalid slab is named', async () => {
    const { user } = open()
    fillIn({ 'End-user price (₹)': '500' })
    await press(user, 'Add slab')
    expect(screen.queryByRole('alert')).toBeNull()
    fillIn({ 'Min qty': '10', 'Slab price (₹)': '600' })
    await screen.findByText('Slab 10+ costs more than the end-user price of ₹500.')
    fillIn({ 'Slab price (₹)': '390' })
    await waitFor(() => expect(screen.queryByText(/^Slab 10\+/)).toBeNull())
  })

  it('can be tested before they are saved', async () => {
    const { user } = open()
    expect(screen.getByText('Give the end-user price first.')).toBeTruthy()
    fillIn({ 'End-user price (₹)': '500' })
    await press(user, 'Add slab')
    fillIn({ 'Min qty': '2', 'Slab price (₹)': '390.5' })
    const answer = screen.getByRole('status', { name: 'Tested price' })
    expect(answer.textContent).toContain('₹500.00')
    fillIn({ 'Test quantity': '2' })
    expect(answer.textContent).toContain('₹390.50')
  })
})

describe('pictures', () => {
  const png = (name: string) => new File(['x'], name, { type: 'image/png' })

  it('are at most three; further ones are dropped, with a message', async () => {
    const { user } = open()
    await user.upload(screen.getByLabelText('Images'), ['a', 'b', 'c', 'd'].map(png))
    expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(3)
    await screen.findByText(/at most 3 pictures; the others were left out/)
  })

  it('of an edited product can be reordered or removed', async () => {
    const { user } = open('?edit=mouse')
    api.answers('PUT /products/:id', mouse)
    await user.click(await screen.findByLabelText('Move picture 2 forward'))
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    expect(sentBy('PUT /products/:id')).toEqual({
      keptImages: '["/api/images/bbb-800.webp","/api/images/aaa-800.webp"]',
      version: '3',
    })
  })
})

describe('documents', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  const [sheet, manual] = ['a', 'b'].map((key) => `/api/documents/${key}/x.pdf`)
  const documents = [
    { title: 'Data sheet', url: sheet ?? '', bytes: 1_258_291 },
    { title: 'Manual', url: manual ?? '', bytes: 900 },
  ]

  it('are added with a title from the file name, renamed and removed', async () => {
    const { user } = open('?edit=mouse', { ...mouse, documents })
    api.answers('PUT /products/:id', mouse)
    await user.upload(await screen.findByLabelText('Add PDF'), pdf('Driver_guide.pdf'))
    expect(screen.getByText(/^PDF, 1\.2 MB/)).toBeTruthy()
    expect(field('Title of document 3')).toHaveProperty('value', 'Driver guide')
    await user.click(screen.getByLabelText('Remove document 2'))
    fillIn({ 'Title of document 1': '' })
    await press(user, 'Update Product')
    await screen.findAllByText('A document needs a title.')
    expect(document.activeElement).toBe(field('Title of document 1'))
    fillIn({ 'Title of document 1': 'Facts' })
    const refusal = 'Upload complete PDF files without a password.'
    const errors = [{ field: 'documents', message: refusal }]
    api.refuses('PUT /products/:id', 415, { message: refusal, errors })
    await press(user, 'Update Product')
    await screen.findByText(refusal, { selector: '[role=alert]' })
    api.answers('PUT /products/:id', mouse)
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    const { documentList, documents: sent } = sentBy('PUT /products/:id')
    expect(documentList).toBe(`[{"url":"${sheet}","title":"Facts"},{"title":"Driver guide"}]`)
    expect(sent).toBeInstanceOf(File)
  })

  it('are PDFs, at most five', async () => {
    open()
    // Dropped files need not be what the dialog would offer.
    const choose = (files: File[]) =>
      fireEvent.change(screen.getByLabelText('Add PDF'), { target: { files } })
    choose([new File(['x'], 'a.png', { type: 'image/png' })])
    await screen.findByText('Upload complete PDF files without a password.')
    choose(['1', '2', '3', '4', '5', '6'].map(pdf))
    await screen.findByText('A product has at most 5 documents.')
    expect(screen.getAllByLabelText(/^Title of document/)).toHaveLength(5)
    expect(screen.queryByLabelText('Add PDF')).toBeNull()
  })
})

describe('a new picture', () => {
  it('may come before existing ones', async () => {
    const { user } = open('?edit=mouse')
    api.answers('PUT /products/:id', mouse)
    const file = new File(['x'], 'front.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText('Images'), file)
    await user.click(screen.getByLabelText('Move picture 3 forward'))
    await user.click(screen.getByLabelText('Move picture 2 forward'))
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    const { keptImages, images } = sentBy('PUT /products/:id')
    expect(keptImages).toBe('["new","/api/images/aaa-800.webp","/api/images/bbb-800.webp"]')
    expect(images).toBeInstanceOf(File)
  })
})

describe('changing a product', () => {
  it('fills the form, sends only changes, and returns to adding', async () => {
    const { user, router } = open()
    api.answers('PUT /products/:id', mouse)
    await user.click(await screen.findByLabelText('Edit Logitech M90'))
    await screen.findByText('Update Product')
    expect(router.state.location.search).toBe('?edit=mouse')
    fillIn({ Name: 'Logitech M91' })
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    expect(sentBy('PUT /products/:id')).toEqual({ name: 'Logitech M91', version: '3' })
    await screen.findByText('Add Product')
  })

  it('shows a change by another admin, and keeps the input', async () => {
    const { user } = open('?edit=mouse')
    await screen.findByText('Update Product')
    fillIn({ Name: 'Logitech M91' })
    const words = 'Somebody else changed this product just now. Look at it again before you save.'
    api.refuses('PUT /products/:id', 409, words)
    api.answers('GET /products/:id', { ...mouse, stock: 3, version: 4 })
    await press(user, 'Update Product')
    await screen.findByText(/Stock: 5 → 3/)
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(field('Name')).toHaveProperty('value', 'Logitech M91')
    expect(field('Stock')).toHaveProperty('value', '3')
    api.answers('PUT /products/:id', mouse)
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    expect(sentBy('PUT /products/:id')).toEqual({ name: 'Logitech M91', version: '4' })
  })

  it('shows that a product was deleted, and returns to adding on Cancel', async () => {
    const { user } = open('?edit=other')
    api.refuses('GET /products/:id', 404, 'Product not found.')
    await screen.findByText('Product not found.')
    await press(user, 'Cancel')
    await screen.findByRole('form', { name: 'Add product' })
  })
})
