import { expect, it } from '@jest/globals'
import { anOrder, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { OrderStates } from './order-states.tsx'

it('announces a changed status with what it belongs to and the number of the order', () => {
  const order = { ...anOrder(), _id: '01M8FZ9NM0H8A27JKTME8Z255Z' }
  renderWithStore(<OrderStates order={{ ...order, paymentStatus: 'paid' }} />)
  const said = screen.getByText('Paid').closest('[aria-atomic="true"]')
  expect(said).toHaveTextContent('Payment 8 Z 2 5 5 ZPaid')
  expect(said?.closest('[aria-live="polite"]')).toBeInTheDocument()
})
