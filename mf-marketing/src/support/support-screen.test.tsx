import { expect, it } from '@jest/globals'
import { renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { SupportScreen } from './support-screen.tsx'

it.each([
  ['What are your business hours?', /Mon to Sat, 10:00 AM to 8:00 PM/],
  ['How are orders delivered?', /By courier, bus or transport\./],
  ['Can I cancel or change my order?', /Only before dispatch\./],
  ['How do I pay?', /By bank transfer\./],
])('shows the answer to "%s" when it is opened', async (question, answer) => {
  const { user } = renderWithStore(<SupportScreen />)
  expect(screen.getByText(answer)).not.toBeVisible()
  await user.click(screen.getByText(question))
  expect(screen.getByText(answer)).toBeVisible()
})

it('also lists its answers for search engines, and links to the contact page', () => {
  renderWithStore(<SupportScreen />)
  const told = document.head.querySelector('script[type="application/ld+json"]')?.textContent
  expect(told).toContain('"@type":"FAQPage"')
  expect(told).toContain('What are your business hours?')
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})
