import { afterEach, expect, it, jest } from '@jest/globals'
import { Loading, Skeleton } from '@store/ui/shared'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chooseLanguage } from '../../../sdk/src/language/language.ts'
import { EmptyState } from './empty-state.tsx'
import { FailedState } from './failed-state.tsx'
import { FormMessage } from './form-message.tsx'

afterEach(() => chooseLanguage('en'))

it('announces loading and hides the skeletons from screen readers', () => {
  render(
    <Loading label="Loading orders...">
      <Skeleton lines={3} />
    </Loading>,
  )
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Loading orders...')
  expect(status.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3)
})

it('shows that a list is empty, and the next action', () => {
  render(<EmptyState title="No orders found." action={<a href="/shop">Browse Products</a>} />)
  expect(screen.getByText('No orders found.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse Products' })).toBeInTheDocument()
})

it('announces a failure and retries', async () => {
  const handleRetry = jest.fn()
  render(<FailedState message="Failed to load orders" onRetry={handleRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load orders')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(handleRetry).toHaveBeenCalledTimes(1)
})

it('interrupts for an error only', () => {
  render(
    <>
      <FormMessage>Login failed.</FormMessage>
      <FormMessage tone="success">Sent.</FormMessage>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed.')
  expect(screen.getByRole('status')).toHaveTextContent('Sent.')
})

it('translates messages of the contract', async () => {
  await chooseLanguage('hi')
  render(
    <>
      <EmptyState title="No orders found." />
      <FailedState message="Failed to load orders" />
      <FormMessage tone="success">Order cancelled</FormMessage>
    </>,
  )
  expect(screen.getByText('कोई ऑर्डर नहीं मिला।')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('ऑर्डर लोड नहीं हुए')
  expect(screen.getByRole('status')).toHaveTextContent('ऑर्डर रद्द किया गया')
})
