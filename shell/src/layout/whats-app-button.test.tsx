import { expect, it } from '@jest/globals'
import { catalogApi } from '@store/sdk'
import { aProduct, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { WhatsAppButton } from './whats-app-button.tsx'

const api = fakeApi()

function open(route: string) {
  const { store } = renderWithStore(<WhatsAppButton />, { route, path: '*' })
  const text = () => {
    const link = screen.getByRole('link', { name: 'Chat on WhatsApp' })
    return new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  }
  return { store, text }
}

it('asks a question', () => {
  expect(open('/about').text()).toBe('Hello Deccan IT Supply, I have a question.')
})

it('names the open order', () => {
  expect(open('/orders/01JABCDEFG123456').text()).toMatch(/a question about order #123456\.$/)
})

it('names the model of the open product once it is loaded', async () => {
  api.answers('GET /products/:id', aProduct({ _id: 'p1', modelNo: 'CF226A' }))
  const { store, text } = open('/product/p1')
  expect(text()).toMatch(/a question\.$/)
  void store.dispatch(catalogApi.util.prefetch('getProduct', 'p1', {}))
  await waitFor(() => expect(text()).toMatch(/a question about CF226A\.$/))
})
