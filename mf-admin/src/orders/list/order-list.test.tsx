import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { fakeApi } from '@store/sdk/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { numbered, openList, rowName, serveList, withLayout } from '../testing/open-list.tsx'

const api = fakeApi()
const threeOrders = [3, 2, 1].map((number) => numbered(number, { totalAmount: number * 100 }))

/** Of an order without receipts. */
const noReceipts = { open: 0, receipts: [] }

const row = (number: number) => screen.getByRole('row', { name: rowName(number) })
const openOrder = () => screen.queryByRole('article')?.querySelector('h2')?.textContent
const lastQuery = () => Object.fromEntries(api.calls('GET /:role/orders').at(-1)?.query ?? [])

beforeAll(() => withLayout())

describe('the list of orders', () => {
  it('shows an order a row, with its buyer, age, amount and states', async () => {
    serveList(api, [numbered(1, { totalAmount: 1_500, paymentStatus: 'paid' })])
    await openList(api)
    await screen.findByRole('link', { name: '#000001' })
    const cells = within(row(1))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual([
      '',
      '#000001',
      expect.stringMatching(/ d$/),
      'Asha Rao',
      'Bengaluru',
      '1',
      '₹1,500',
      'Paid',
      'Pending',
    ])
    expect(screen.getByText('1 order')).toBeTruthy()
  })

  it.each<[words: string, given: Partial<Order>]>([
    ['Proof to check', { proofStatus: 'unverified' }],
    ['Pay by 27 Nov', { payBy: '2026-11-27T10:00:00.000Z', paymentCode: 'ACDE-FGHJ' }],
    ['Part paid', { paymentStatus: 'processing', openAmount: 18 }],
    ['On credit', { creditDays: 30 }],
    ['Due 27 Nov', { creditDays: 30, dueOn: '2026-11-27' }],
    ['Unpaid', {}],
    ['Failed', { paymentStatus: 'failed', proofStatus: 'rejected' }],
  ])('says of a payment %j', async (words, given) => {
    const { proofStatus: _status, ...order } = numbered(1)
    serveList(api, [{ ...order, orderStatus: 'processing', paymentStatus: 'pending', ...given }])
    await openList(api)
    await screen.findByRole('link', { name: '#000001' })
    expect(within(row(1)).getByText(words)).toBeTruthy()
  })

  it('fetches and renders only what is visible of 100,000 orders, also at their end', async () => {
    serveList(api, threeOrders, 100_000)
    const { user } = await openList(api)
    await screen.findByRole('link', { name: '#000003' })
    expect(lastQuery()).toMatchObject({ page: '1', limit: '100' })
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
    screen.getByRole('grid').focus()
    await user.keyboard('{End}')
    await waitFor(() => expect(lastQuery().page).toBe('1000'))
    expect(api.calls('GET /:role/orders').length).toBeLessThan(5)
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
  })

  it('is sorted by the API, and the sort order is in the URL', async () => {
    serveList(api, threeOrders)
    const { user, router } = await openList(api)
    await user.click(await screen.findByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(lastQuery().sort).toBe('amountHigh'))
    expect(router.state.location.search).toBe('?sort=amountHigh&view=list')
    const amount = await screen.findByRole('columnheader', { name: 'Amount' })
    expect(amount.getAttribute('aria-sort')).toBe('descending')
  })

  it('has the columns that were chosen in this browser', async () => {
    serveList(api, threeOrders)
    const { user } = await openList(api)
    await user.click(await screen.findByRole('button', { name: 'Display' }))
    await user.click(screen.getByLabelText('City'))
    await user.click(screen.getByLabelText('Phone'))
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(names).not.toContain('City')
    expect(names).toContain('Phone')
    expect(within(row(1)).getByText('9876501234')).toBeTruthy()
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks('GET /:role/orders')
    const page = openList(api)
    await screen.findByText('Failed to load orders')
    serveList(api, threeOrders)
    screen.getByRole('button', { name: 'Retry' }).click()
    await page
    await screen.findByRole('link', { name: '#000003' })
  })
})

describe('an order beside the list', () => {
  it('has its own address, which a click on its row opens, and Back closes', async () => {
    serveList(api, threeOrders)
    const { user, router } = await openList(api, '?status=pending&view=list')
    await user.click(await screen.findByRole('link', { name: '#000002' }))
    expect(router.state.location.pathname).toBe(`/superadmin/orders/${numbered(2)._id}`)
    expect(router.state.location.search).toBe('?status=pending&view=list')
    expect(openOrder()).toBe('Order #000002')
    expect(row(2).getAttribute('aria-current')).toBe('true')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(openOrder()).toBeUndefined())
    expect(row(2)).toBeTruthy()
  })

  it('is fetched when the list does not have it, and the keys act on it all the same', async () => {
    serveList(api, threeOrders)
    api.answers('GET /orders/:id', numbered(9, { paymentStatus: 'paid' }))
    api.answers('GET /orders/:id/receipts', noReceipts)
    api.answers('PUT /:role/orders/:id/status', {
      message: 'Order status updated',
      order: numbered(9, { orderStatus: 'processing', paymentStatus: 'paid' }),
    })
    const { user } = await openList(api, `/${numbered(9)._id}`)
    await screen.findByRole('article', { name: 'Order #000009' })
    expect(screen.getByRole('button', { name: 'Start processing' })).toBeTruthy()
    await user.keyboard('n')
    await screen.findByText('Order status updated')
    expect(api.calls('PUT /:role/orders/:id/status')[0]?.params.id).toBe(numbered(9)._id)
    await user.keyboard('p')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Print order #000009')
  })

  it('is scrolled to when its address is opened, and the list stays where it is scrolled then', async () => {
    const many = Array.from({ length: 90 }, (_, at) => numbered(90 - at))
    serveList(api, many)
    api.answers('GET /orders/:id', numbered(4))
    const { store } = await openList(api, `/${numbered(4)._id}?view=list`)
    expect(await screen.findByRole('row', { name: rowName(4) })).toHaveAttribute(
      'aria-current',
      'true',
    )
    const list = screen.getByRole('grid')
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(1_000))
    act(() => list.scrollTo({ top: 0 }))
    serveList(api, many.slice(1))
    store.dispatch({ type: '__rtkq/focused' })
    await waitFor(() => expect(screen.queryByRole('row', { name: rowName(90) })).toBeNull())
    expect(list.scrollTop).toBe(0)
  })

  it('shows its lines and the money received before its customer', async () => {
    const order = numbered(1, { paymentStatus: 'paid' })
    serveList(api, [order])
    api.answers('GET /orders/:id', order)
    const receipt = { _id: 'receipt-1', source: 'hand', amount: 118, receivedOn: '2026-11-24' }
    api.answers('GET /orders/:id/receipts', {
      open: 0,
      receipts: [{ ...receipt, assignedAt: '2026-11-24T10:00:00.000Z' }],
    })
    await openList(api, `/${order._id}?view=list`)
    const detail = within(await screen.findByRole('article'))
    await detail.findByRole('table', { name: 'Money received' })
    const headings = ['Total amount', 'Quantity', 'Money received', 'Courier', 'Customer']
    const shown = headings.map((heading) => detail.getAllByText(heading)[0])
    for (const [at, element] of shown.slice(1).entries()) {
      expect(shown[at]?.compareDocumentPosition(element as Node)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    }
  })

  it('goes to its status by s, and changes nothing', async () => {
    const order = numbered(1, { paymentStatus: 'paid' })
    serveList(api, [order])
    api.answers('GET /orders/:id', order)
    api.answers('GET /orders/:id/receipts', noReceipts)
    const { user } = await openList(api, `/${numbered(1)._id}?view=list`)
    await screen.findByRole('article')
    await user.keyboard('s')
    expect(screen.getByLabelText('Order status')).toHaveFocus()
    expect(api.calls('PUT /:role/orders/:id/status')).toHaveLength(0)
  })

  it('keeps its change, though a read from before it responds later', async () => {
    serveList(api, threeOrders)
    const paid = { paymentStatus: 'paid' } as const
    const started = numbered(9, { ...paid, orderStatus: 'processing' })
    api.answers('GET /orders/:id', numbered(9, paid))
    api.answers('GET /orders/:id/receipts', noReceipts)
    api.answers('PUT /:role/orders/:id/status', { message: 'Order status updated', order: started })
    const { user, store } = await openList(api, `/${started._id}`)
    await screen.findByRole('article', { name: 'Order #000009' })
    const release = api.holds('GET /orders/:id')
    store.dispatch({ type: '__rtkq/focused' })
    await waitFor(() => expect(api.calls('GET /orders/:id')).toHaveLength(2))
    await user.keyboard('n')
    await screen.findByText('Order status updated')
    api.answers('GET /orders/:id', started)
    release()
    await waitFor(() => expect(api.calls('GET /orders/:id')).toHaveLength(3))
    expect(await screen.findByRole('button', { name: 'Mark shipped' })).toBeTruthy()
  })

  it('is not there when it has left the admin’s tier since it was last open', async () => {
    serveList(api, threeOrders)
    const { user, router, store } = await openList(api)
    await user.click(await screen.findByRole('link', { name: '#000002' }))
    await user.keyboard('{Escape}')
    serveList(api, [numbered(3), numbered(1)])
    store.dispatch({ type: '__rtkq/focused' })
    await waitFor(() => expect(screen.queryByRole('row', { name: rowName(2) })).toBeNull())
    api.refuses('GET /orders/:id', 404, 'Order not found')
    void router.navigate(`/superadmin/orders/${numbered(2)._id}?view=list`)
    await screen.findByText('Order not found')
  })

  it('is not there when it belongs to another tier', async () => {
    serveList(api, threeOrders)
    api.refuses('GET /orders/:id', 404, 'Order not found')
    await openList(api, '/01JUNKNOWN')
    await screen.findByText('Order not found')
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeTruthy()
  })

  it('follows j and k, closes by Escape, and the history has one entry for it', async () => {
    serveList(api, threeOrders)
    const { user, router } = await openList(api)
    await screen.findByRole('link', { name: '#000003' })
    await user.keyboard('j{Enter}')
    expect(openOrder()).toBe('Order #000003')
    await user.keyboard('jj')
    expect(openOrder()).toBe('Order #000001')
    await user.keyboard('k')
    expect(openOrder()).toBe('Order #000002')
    await user.keyboard('{Escape}')
    expect(openOrder()).toBeUndefined()
    expect(router.state.location.pathname).toBe('/superadmin/orders')
    expect(screen.getByRole('grid')).toHaveFocus()
  })

  it('stays when it has left the list, and j goes to the one that took its place', async () => {
    serveList(api, threeOrders)
    const { user, store } = await openList(api, '?queue=toPack&view=list')
    await screen.findByRole('link', { name: '#000003' })
    await user.keyboard('jj{Enter}')
    expect(openOrder()).toBe('Order #000002')
    api.answers('GET /orders/:id', numbered(2, { orderStatus: 'processing' }))
    serveList(api, [numbered(3), numbered(1)])
    store.dispatch({ type: '__rtkq/focused' })
    await waitFor(() => expect(screen.queryByRole('row', { name: rowName(2) })).toBeNull())
    expect(openOrder()).toBe('Order #000002')
    await user.keyboard('j')
    expect(openOrder()).toBe('Order #000001')
  })
})
