import { expect, it } from '@jest/globals'
import type { RelatedProduct } from '@store/contract/schemas/catalog/related'
import { aProduct, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { nothingRelated } from '../testing/fake-product-api.ts'
import { Alternatives, RelatedProducts } from './related-products.tsx'

const api = fakeApi()
const product = aProduct({ _id: 'toner', prices: { enduser: 500 }, gst: 18 })

function related(overrides: Partial<RelatedProduct>): RelatedProduct {
  const { _id, name, brand, category, modelNo, pictures, stock, gst, prices } = product
  return { _id, name, brand, category, modelNo, pictures, stock, gst, prices, ...overrides }
}

const path = 'GET /products/:id/related'
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows printers, substitutes with the difference of the price, and what a piece of a pack costs', async () => {
  api.answers(path, {
    ...nothingRelated,
    fits: [{ modelNo: 'HL-L2321D', productId: 'printer' }, { modelNo: 'MFC-1' }],
    compatible: [related({ _id: 'other', name: 'Prodot toner', prices: { enduser: 400 } })],
    boughtTogether: [
      related({ _id: 'pack', name: 'Pack', prices: { enduser: 1200 }, packSize: 5 }),
    ],
  })
  renderWithStore(<RelatedProducts product={product} />)
  const printers = await panel('Fits these printers')
  expect(printers.getByRole('link', { name: 'HL-L2321D' })).toHaveAttribute(
    'href',
    '/product/printer',
  )
  expect(printers.queryByRole('link', { name: 'MFC-1' })).toBeNull()
  const others = await panel('Alternatives of other brands')
  expect(others.getByRole('link', { name: 'Prodot toner' })).toBeVisible()
  expect(others.getByText('₹100 less')).toBeVisible()
  const together = await panel('Often bought together')
  expect(together.getByText('Pack of 5 · ₹240 a piece')).toBeVisible()
  expect(screen.queryByText('Similar products')).toBeNull()
})

it('shows only products in stock in place of one that is out of stock', async () => {
  api.answers(path, {
    ...nothingRelated,
    compatible: [related({ _id: 'gone', name: 'Gone', stock: 0 })],
    related: [related({ _id: 'near', name: 'Near' })],
  })
  renderWithStore(<Alternatives product={{ ...product, category: 'Mouse' }} />)
  const instead = await panel('In stock instead')
  expect(instead.getByRole('link', { name: 'Near' })).toBeVisible()
  expect(instead.queryByText('Gone')).toBeNull()
})

it('offers no cartridge that may not fit in place of one that is out of stock', async () => {
  api.answers(path, {
    ...nothingRelated,
    compatible: [related({ _id: 'fits', name: 'Fits' })],
    related: [related({ _id: 'near', name: 'Near' })],
  })
  renderWithStore(<Alternatives product={{ ...product, category: 'Cartridge' }} />)
  const instead = await panel('In stock instead')
  expect(instead.getAllByRole('link')).toHaveLength(1)
  expect(instead.getByRole('link', { name: 'Fits' })).toBeVisible()
})

it('says that nothing in stock replaces it, where nothing does', async () => {
  api.answers(path, { ...nothingRelated, related: [related({ _id: 'near', stock: 0 })] })
  renderWithStore(<Alternatives product={{ ...product, category: 'Mouse' }} />)
  const instead = await panel('In stock instead')
  expect(instead.getByText('We have nothing in stock that replaces it.')).toBeVisible()
  expect(instead.getByRole('link', { name: 'See what is in stock' })).toHaveAttribute(
    'href',
    '/shop?category=Mouse&inStock=true',
  )
})
