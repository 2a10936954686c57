import { describe, expect, it } from '@jest/globals'
import { aProduct, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { ProductScreen } from './product-screen.tsx'
import { fakeProductApi } from './testing/fake-product-api.ts'

const camera = aProduct({
  _id: 'camera',
  name: 'CP Plus dome camera',
  countryOfOrigin: 'China',
  declarations: {
    mrp: 2_499.5,
    netQuantity: '1 N',
    importedBy: 'Store Imports, Pune 411001',
    monthOfManufacture: '2026-03',
    consumerCare: 'care@store.test',
    bisRegistration: 'R-41012345',
    essentialCertificate: 'ER-01/2026/17',
  },
})
const api = fakeProductApi(camera)
const open = () =>
  renderWithStore(<ProductScreen />, { route: '/product/camera', path: '/product/:id' })

describe('the information that the law asks for', () => {
  it('stands on the page of a product, what it does not declare left out', async () => {
    open()
    const section = within(await screen.findByRole('region', { name: 'Product information' }))
    const terms = section.getAllByRole('term').map(({ textContent }) => textContent)
    const texts = section.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(terms.map((term, at) => [term, texts[at]])).toEqual([
      ['Country of origin', 'China'],
      ['MRP', '₹2,499.50 (incl. of all taxes)'],
      ['Net quantity', '1 N'],
      ['Importer', 'Store Imports, Pune 411001'],
      ['Month of manufacture or import', '03/2026'],
      ['Consumer care', 'care@store.test'],
      ['BIS registration number', 'R-41012345'],
      ['Essential requirements certificate', 'ER-01/2026/17'],
    ])
  })

  it('is not there for a product that declares nothing', async () => {
    api.answers('GET /products/:id', aProduct({ _id: 'camera' }))
    open()
    await screen.findByRole('heading', { name: 'Description' })
    expect(screen.queryByRole('region', { name: 'Product information' })).toBeNull()
  })
})
