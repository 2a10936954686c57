import { expect, it } from '@jest/globals'
import { aProduct, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { WhatsAppButton } from './whats-app-button.tsx'

it('sends name, model and link of a product, and no price', () => {
  const product = aProduct({ _id: 'toner', name: 'HP 26A Black Toner', modelNo: 'CF226A' })
  renderWithStore(<WhatsAppButton product={product} />)
  const link = screen.getByRole('link', { name: 'Send by WhatsApp' })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toMatch(/^HP 26A Black Toner \(CF226A\)\nhttp.*\/product\/toner$/)
})
