import { describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { aProduct, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ProductScreen } from './product-screen.tsx'
import { fakeProductApi } from './testing/fake-product-api.ts'

const pictures = [1, 2, 3, 4, 5].map((n) => ({
  src: `/p${n}.webp`,
  srcSet: '',
  width: 800,
  height: 800,
}))

const toner = aProduct({ _id: 'toner', name: 'HP 26A Black Toner', pictures })
const api = fakeProductApi(toner)

function renderProduct(product: Product = toner) {
  api.answers('GET /products/:id', product)
  return renderWithStore(<ProductScreen />, { route: '/product/toner', path: '/product/:id' })
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the gallery', () => {
  it('shows the first four thumbnails', async () => {
    renderProduct()
    expect(await screen.findAllByRole('button', { name: /^Zoom picture/ })).toHaveLength(4)
  })

  it('shows both of two equal pictures, each under a key of its own', async () => {
    renderProduct({ ...toner, pictures: [...pictures.slice(0, 1), ...pictures.slice(0, 1)] })
    expect(await screen.findAllByRole('button', { name: /^Zoom picture/ })).toHaveLength(2)
  })

  it('zooms a picture, and turns by arrow keys', async () => {
    const { user } = renderProduct()
    await user.click(await button('Zoom picture 2 of 4'))
    const zoom = within(screen.getByRole('dialog', { name: toner.name }))
    expect(zoom.getByRole('img')).toHaveAttribute('src', '/p2.webp')
    await user.keyboard('{ArrowRight}')
    expect(zoom.getByRole('img')).toHaveAttribute('src', '/p3.webp')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(zoom.getByRole('img')).toHaveAttribute('src', '/p5.webp')
    await user.click(zoom.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
