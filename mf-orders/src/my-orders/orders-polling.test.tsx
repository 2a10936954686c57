import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { anOrder, fakeApi, renderWithStore } from '@store/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { MyOrdersScreen } from './my-orders-screen.tsx'

const api = fakeApi()
const cursors = () => api.calls('GET /orders').map(({ query }) => query.get('cursor'))

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

it('fetches the orders every 15 seconds', async () => {
  const order = anOrder({ orderStatus: 'processing' })
  api.answers('GET /orders', { orders: [order] })
  renderWithStore(<MyOrdersScreen />)
  await screen.findByText('Processing')
  api.answers('GET /orders', { orders: [{ ...order, orderStatus: 'shipped' }] })
  await act(() => jest.advanceTimersByTimeAsync(15_500))
  await screen.findByText('Shipped')
})

it('polls only the newest orders, and refetches older pages before their file URLs expire', async () => {
  const serve = (expires: number) =>
    api.answers(
      'GET /orders',
      ({ query }) => {
        const billUrl = `/api/files/a.pdf?expires=${expires}`
        const older = anOrder({ _id: '01JABCDEFG000001', billUrl })
        return { orders: [query.get('cursor') ? older : anOrder({ _id: '01JABCDEFG000002' })] }
      },
      { headers: { Link: '</api/orders?cursor=c2>; rel="next"' } },
    )
  serve(1)
  const { user } = renderWithStore(<MyOrdersScreen />, { route: '/orders', path: '/orders' })
  await user.click(await screen.findByRole('button', { name: 'Show older orders' }))
  const [bill] = await screen.findAllByRole('link', { name: /bill/i })
  expect(bill?.getAttribute('href')).toContain('expires=1')
  serve(2)
  const before = cursors().length
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  const polled = cursors().slice(before)
  expect(polled.length).toBeGreaterThanOrEqual(3)
  expect(polled.every((cursor) => cursor === null)).toBe(true)
  await act(() => jest.advanceTimersByTimeAsync(4 * 60_000))
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /bill/i })[0]?.getAttribute('href')).toContain(
      'expires=2',
    ),
  )
})
