import { describe, expect, it } from '@jest/globals'
import { fakeApi, fillIn } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { createEditorPage } from './testing/editor-page.tsx'

const api = fakeApi()
const { mouse, open, field, press, sentBy } = createEditorPage(api)

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

  it('asks whether prices that are probably a mistake are meant so', async () => {
    api.answers('POST /products', mouse, { status: 201 })
    const { user } = open()
    fillIn({ ...toner, 'Reseller price (₹)': '510' })
    const warning = 'The reseller price of ₹510 is higher than the end-user price of ₹500.'
    await screen.findByText(warning)
    await press(user, 'Add Product')
    await screen.findByText('Check the marked prices, or confirm that they are correct.')
    expect(api.calls('POST /products')).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'These prices are correct' }))
    await press(user, 'Add Product')
    await screen.findByText('Product added')
  })

  it('sends what a label declares, and refuses a price above the MRP at that price', async () => {
    api.answers('POST /products', mouse, { status: 201 })
    const { user } = open()
    fillIn({ ...toner, 'Country of origin': 'Made in PRC', 'MRP (₹)': '499', Importer: 'HP, Pune' })
    expect(field('Importer')).toHaveAccessibleDescription(/imported goods need it$/)
    await press(user, 'Add Product')
    const refusal = /^End-user price: ₹500 is above the MRP of ₹499\./
    await waitFor(() => expect(field('End-user price (₹)')).toHaveAccessibleDescription(refusal))
    expect(api.calls('POST /products')).toEqual([])
    fillIn({ 'MRP (₹)': '500' })
    await press(user, 'Add Product')
    await screen.findByText('Product added')
    const declared = { countryOfOrigin: 'Made in PRC', mrp: '500', importedBy: 'HP, Pune' }
    expect(sentBy('POST /products')).toMatchObject(declared)
  })

  it('says at the field that a rate does not exist, or is unusual', async () => {
    open()
    fillIn({ 'GST (%)': '0.18' })
    expect(field('GST (%)')).toHaveAccessibleDescription(/Did you mean 18\?$/)
    fillIn({ 'GST (%)': '28' })
    expect(field('GST (%)')).toHaveAccessibleDescription(/^28 % is unusual/)
  })

  it('has no unit for a service', async () => {
    open()
    expect(field('Unit')).toHaveDisplayValue('PCS – pieces')
    fillIn({ HSN: '997331' })
    expect(field('Unit')).toHaveDisplayValue('NA – not applicable (services)')
  })

  it('says of a number that does not exist that it does not, before anything else is filled in', () => {
    open()
    fillIn({ HSN: '99999999' })
    expect(field('HSN')).toBeInvalid()
    screen.getByText('A SAC (services, 99…) has four or six digits.')
    expect(screen.queryByText('A service (SAC).')).toBeNull()
    expect(field('Unit')).toHaveDisplayValue('PCS – pieces')
    for (const hsn of ['', '8', '84713']) {
      fillIn({ HSN: hsn })
      expect(field('HSN')).toBeValid()
    }
    fillIn({ HSN: '0000' })
    screen.getByText('No goods have the HSN 0000. Please look it up.')
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
    expect(screen.getByText('Enter the end-user price first.')).toBeTruthy()
    fillIn({ 'End-user price (₹)': '500' })
    await press(user, 'Add slab')
    fillIn({ 'Min qty': '2', 'Slab price (₹)': '390.5' })
    const answer = screen.getByRole('status', { name: 'Tested price' })
    expect(answer.textContent).toContain('₹500.00')
    fillIn({ 'Test quantity': '2' })
    expect(answer.textContent).toContain('₹390.50')
  })
})

it('tests the price of every tier, and names the slab that gives it', async () => {
  const { user } = open('?edit=mouse')
  await screen.findByText('Update Product')
  await press(user, 'Add slab')
  fillIn({ 'Min qty': '10', 'Slab price (₹)': '420' })
  const priceOf = (tier: string) =>
    screen.getByText(tier, { selector: 'dt' }).nextElementSibling?.textContent
  const shown = () => ['End-user price', 'Reseller price', 'Distributor price'].map(priceOf)
  expect(shown()).toEqual(['₹500.00 own price', '₹450.00 own price', '₹400.00 own price'])
  fillIn({ 'Test quantity': '10' })
  expect(shown()).toEqual(['₹420.00 by slab 10+', '₹420.00 by slab 10+', '₹400.00 own price'])
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
