import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AdminOrdersScreen } from './admin-orders-screen.tsx'
import { serveQueueCounts } from './testing/serve-queue-counts.ts'

const api = fakeApi()
const admins = ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'] as const

function open({ role = 'superadmin' as (typeof admins)[number], search = '' } = {}) {
  serveQueueCounts(api)
  return renderWithStore(<AdminOrdersScreen />, {
    route: `/${role}/orders${search}`,
    path: `/${role}/orders`,
    session: aUser({ role }),
  })
}

function answerWith(orders: ReturnType<typeof anOrder>[], total = orders.length) {
  api.answers('GET /:role/orders', { orders }, { headers: { 'X-Total-Count': String(total) } })
}

const asked = () => api.calls('GET /:role/orders')

describe.each(admins)('the orders of a %s', (role) => {
  it("are fetched by the role's path, five at a time", async () => {
    answerWith([anOrder({ _id: '01JABCDEFG123456' })])
    open({ role })
    await screen.findByRole('article', { name: 'Order #123456' })
    expect(asked()[0]?.path).toBe(`/api/${role}/orders`)
    expect(asked()[0]?.query.get('limit')).toBe('5')
  })

  it('show that they are loading', async () => {
    answerWith([])
    const letGo = api.holds('GET /:role/orders')
    open({ role })
    expect(screen.getByText('Loading orders...')).toBeTruthy()
    letGo()
    await screen.findByText('No orders found.')
  })

  it('link from an empty list to the dashboard', async () => {
    answerWith([])
    open({ role })
    const way = await screen.findByRole('link', { name: 'Back to the dashboard' })
    expect(way.getAttribute('href')).toBe(`/${role}/dashboard`)
  })

  it('show an error, and load again on Retry', async () => {
    api.breaks('GET /:role/orders')
    const { user } = open({ role })
    await screen.findByText('Failed to load orders')
    answerWith([anOrder()])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('article')
  })
})

describe('pages', () => {
  // jsdom has no layout, so it cannot scroll.
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn<() => void>()
  })

  it('are not shown when there is only one', async () => {
    answerWith([anOrder()], 5)
    open()
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.queryByText(/Page \d/)).toBeNull()
  })

  it('are changed by Prev and Next, and kept in the URL', async () => {
    answerWith([anOrder()], 11)
    const { user, router } = open()
    await screen.findByText('Page 1 of 3')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 3')
    expect(router.state.location.search).toBe('?page=2')
    await waitFor(() => expect(asked().at(-1)?.query.get('page')).toBe('2'))
    await user.click(screen.getByRole('button', { name: 'Prev' }))
    await screen.findByText('Page 1 of 3')
    expect(router.state.location.search).toBe('')
  })

  it('redirect to the last one when the URL has a later one', async () => {
    answerWith([anOrder()], 6)
    const { router } = open({ search: '?page=9' })
    await screen.findByText('Page 2 of 2')
    expect(router.state.location.search).toBe('?page=2')
  })
})

describe('filters', () => {
  it('are read from the URL', async () => {
    answerWith([anOrder()])
    open({ search: '?q=toner&status=shipped&paymentStatus=paid&page=1' })
    await screen.findByRole('article')
    expect(Object.fromEntries(asked()[0]?.query ?? [])).toEqual({
      q: 'toner',
      status: 'shipped',
      paymentStatus: 'paid',
      page: '1',
      limit: '5',
    })
  })

  it('are written to the URL, and start at page 1', async () => {
    answerWith([anOrder()], 11)
    const { user, router } = open({ search: '?page=2' })
    await screen.findByRole('article')
    await user.selectOptions(screen.getByLabelText('Order status filter'), 'pending')
    await user.selectOptions(screen.getByLabelText('Payment status filter'), 'failed')
    expect(router.state.location.search).toBe('?status=pending&paymentStatus=failed')
    await user.type(screen.getByLabelText('Search orders'), 'meera{Enter}')
    expect(router.state.location.search).toBe('?q=meera&status=pending&paymentStatus=failed')
  })

  it('by day last from midnight to midnight in India', async () => {
    answerWith([anOrder()])
    const { router } = open({ search: '?from=2025-11-19' })
    fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2025-11-20' } })
    expect(router.state.location.search).toBe('?from=2025-11-19&to=2025-11-20')
    await waitFor(() => {
      const query = asked().at(-1)?.query
      expect([query?.get('from'), query?.get('to')]).toEqual([
        '2025-11-18T18:30:00.000Z',
        '2025-11-20T18:30:00.000Z',
      ])
    })
  })

  it('of one account say so, until those of everybody are asked for', async () => {
    answerWith([anOrder()])
    const { user, router } = open({ search: '?status=shipped&account=u1' })
    const filter = await screen.findByRole('button', { name: /^Orders of one account/ })
    expect(asked().at(-1)?.query.get('account')).toBe('u1')
    await user.click(filter)
    expect(router.state.location.search).toBe('?status=shipped')
    await waitFor(() => expect(asked().at(-1)?.query.has('account')).toBe(false))
    expect(filter).not.toBeInTheDocument()
  })

  it('without matches can be cleared', async () => {
    answerWith([])
    const { user, router } = open({ search: '?status=delivered' })
    await screen.findByText('No orders found.')
    await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement)
    expect(router.state.location.search).toBe('')
  })
})

it('keeps the orders when a refresh fails', async () => {
  answerWith([anOrder({ _id: '01JABCDEFG123456' })])
  const { store } = open()
  await screen.findByRole('article')
  api.breaks('GET /:role/orders')
  store.dispatch({ type: '__rtkq/focused' })
  await screen.findByText(/Failed to load orders/)
  expect(within(screen.getByRole('article')).getByText(/123456/)).toBeTruthy()
})

it('is fetched every minute', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  try {
    answerWith([anOrder({ _id: '01JABCDEFG111111' })])
    open()
    await screen.findByRole('article', { name: 'Order #111111' })
    answerWith([anOrder({ _id: '01JABCDEFG222222' }), anOrder({ _id: '01JABCDEFG111111' })])
    act(() => jest.advanceTimersByTime(60_000))
    await screen.findByRole('article', { name: 'Order #222222' })
    expect(screen.getByRole('article', { name: 'Order #111111' })).toBeTruthy()
  } finally {
    jest.useRealTimers()
  }
})
