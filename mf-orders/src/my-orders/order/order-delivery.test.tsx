import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { OrderDelivery } from './order-delivery.tsx'

const api = fakeApi()
const seller = 'GET /settings/seller'
const deliveryTerms = { dispatchDays: 2, cutOffHour: 16 }

beforeEach(() => {
  // A Friday in India.
  jest.useFakeTimers({ now: new Date('2026-11-27T11:00:00+05:30'), advanceTimers: true })
  api.answers(seller, { holidays: [{ date: '2026-11-28', name: 'Local holiday' }] })
})
afterEach(() => {
  jest.useRealTimers()
})

function show(given: Partial<Order>) {
  const order = anOrder({ paymentMethod: 'bank_transfer', deliveryTerms, ...given })
  renderWithStore(<OrderDelivery order={order} />, { session: aUser() })
}

it('says by which day an order leaves that waits for a transfer', async () => {
  show({ paymentStatus: 'pending', paymentCode: 'ACDE-FGHJ' })
  expect(await screen.findByText(/Leaves by Tue 1 Dec/)).toHaveTextContent(
    /If you pay before 4 pm today$/,
  )
})

it('says the days that held once it is paid, and asks for no holidays', async () => {
  show({ paymentStatus: 'paid', paymentCode: 'ACDE-FGHJ' })
  await screen.findByText(/Within 2 working days of your payment/)
  expect(api.calls(seller)).toEqual([])
})

it('passes the LR on with the page where the parcel is followed, to whoever waits for it', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  const trackingLink = 'https://www.vrlgroup.in/track_consignment.aspx?lrno=4471'
  const dispatch = { courier: 'VRL Logistics', docketNumber: '4471', packages: 3, trackingLink }
  show({ _id: '01JABCDEFG123456', orderStatus: 'shipped', paymentStatus: 'paid', dispatch })
  const link = await screen.findByRole('link', { name: 'Share LR or docket' })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    [
      'Order #123456 was sent with VRL Logistics',
      'LR or docket number: 4471',
      '3 packages',
      trackingLink,
    ].join('\n'),
  )
})
