import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { MyOrdersScreen } from './my-orders-screen.tsx'
import { ordersApi } from './orders-api.ts'

const api = fakeApi()

function open(role: 'enduser' | 'reseller' = 'enduser') {
  return renderWithStore(<MyOrdersScreen />, {
    route: '/orders',
    path: '/orders',
    session: aUser({ role }),
  })
}

async function openWith(...orders: Order[]) {
  api.answers('GET /orders', { orders })
  const rendered = open()
  await screen.findAllByRole('article')
  return rendered
}

describe('my orders', () => {
  it('shows that it is loading', async () => {
    api.answers('GET /orders', { orders: [] })
    const letGo = api.holds('GET /orders')
    open()
    expect(screen.getByRole('status').textContent).toContain('Loading orders...')
    letGo()
    await screen.findByText('No orders found.')
  })

  it('links from an empty list to the shop of the tier', async () => {
    api.answers('GET /orders', { orders: [] })
    open('reseller')
    const link = await screen.findByRole('link', { name: 'Browse Products' })
    expect(link.getAttribute('href')).toBe('/reseller/shop')
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks('GET /orders')
    const { user } = open()
    await screen.findByText('Failed to load orders')
    api.answers('GET /orders', { orders: [anOrder()] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('article')
  })

  it('shows the number, the statuses and the total of an order', async () => {
    await openWith(
      anOrder({ _id: '01JABCDEFG123456', orderStatus: 'shipped', paymentStatus: 'paid' }),
    )
    const card = within(screen.getByRole('article', { name: 'Order #123456' }))
    expect(card.getByText('Shipped')).toBeTruthy()
    expect(card.getByText('Paid')).toBeTruthy()
  })

  it('shows day, sum, what happens next and the first product, and leads to the rest', async () => {
    const [item] = anOrder().items
    const product = { name: 'HP 26A', modelNo: '26A', brand: 'HP', category: 'Toner' }
    const items = item ? [{ ...item, product, quantity: 10 }, item, item] : []
    await openWith(anOrder({ _id: '01JABCDEFG123456', items, totalAmount: 4200 }))
    const card = within(screen.getByRole('article', { name: 'Order #123456' }))
    for (const text of ['20 Nov 2026', '₹4,200', 'We are checking your payment', 'HP 26A']) {
      expect(card.getByText(text)).toBeTruthy()
    }
    for (const text of ['× 10', '+ 2 more']) expect(card.getByText(text)).toBeTruthy()
    const link = card.getByRole('link', { name: 'Order #123456' })
    expect(link).toHaveAttribute('href', '/orders/01JABCDEFG123456')
  })

  it('leads from a shipped order to the parcel, and from an unpaid one to its payment', async () => {
    const dispatch = { courier: 'DTDC', docketNumber: 'D1', trackingLink: 'https://dtdc.example/' }
    const { paymentProof: _proof, ...unpaid } = anOrder({ _id: '01JABCDEFG000002' })
    await openWith(anOrder({ orderStatus: 'shipped', paymentStatus: 'paid', dispatch }), {
      ...unpaid,
      paymentCode: 'ACDE-FGHJ',
    })
    const track = screen.getByRole('link', { name: 'Track' })
    expect(track).toHaveAttribute('href', dispatch.trackingLink)
    const card = within(screen.getByRole('article', { name: 'Order #000002' }))
    const pay = card.getByRole('link', { name: 'Pay for order #000002' })
    expect(pay).toHaveAttribute('href', '/orders/01JABCDEFG000002')
    expect(card.queryByRole('button', { name: 'Order again' })).toBeNull()
  })

  it.each(['pending', 'processing', 'placed'] as const)('can cancel while %s', async (status) => {
    await openWith(anOrder({ orderStatus: status }))
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
  })

  it.each(['shipped', 'delivered', 'cancelled'] as const)(
    'cannot cancel once %s',
    async (status) => {
      await openWith(anOrder({ orderStatus: status }))
      expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    },
  )

  it('offers the bill once there is one', async () => {
    await openWith(anOrder({ _id: '01JABCDEFG123456', billUrl: '/api/files/f1/bill.pdf?x=1' }))
    const bill = screen.getByRole('link', { name: 'Download bill' })
    expect(bill.getAttribute('href')).toBe('/api/files/f1/bill.pdf?x=1')
    expect(bill.hasAttribute('download')).toBe(true)
  })
})

describe('many orders', () => {
  it('begin with those that wait for the buyer', async () => {
    const rejected = anOrder({ _id: '01JABCDEFG000009', paymentStatus: 'failed' })
    api.answers('GET /orders', ({ query }) => ({
      orders: query.has('needsBuyer') ? [rejected] : [anOrder()],
    }))
    open()
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
    expect(waiting.getByText('Payment proof rejected: order #000009')).toBeTruthy()
    const link = waiting.getByRole('link', { name: 'Send new proof: order #000009' })
    expect(link).toHaveAttribute('href', '/orders/01JABCDEFG000009')
  })

  it('are filtered, and all are shown again when none matches', async () => {
    const { user } = await openWith(anOrder({ _id: '01JABCDEFG123456' }))
    api.answers('GET /orders', ({ query }) => ({
      orders: query.get('status') === 'shipped' ? [] : [anOrder({ _id: '01JABCDEFG123456' })],
    }))
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'shipped')
    await screen.findByText('No order of yours matches these filters.')
    await user.click(screen.getByRole('button', { name: 'Show all orders' }))
    await screen.findByRole('article', { name: 'Order #123456' })
  })
})

describe('more than a page of orders', () => {
  const newest = anOrder({ _id: '01JABCDEFG000001' })
  const firstPage = () =>
    api.answers(
      'GET /orders',
      { orders: [newest] },
      { headers: { Link: '</api/orders?cursor=c1>; rel="next"' } },
    )
  const older = () => screen.getByRole('button', { name: 'Show older orders' })

  it('loads the next page on request', async () => {
    firstPage()
    const { user } = open()
    await screen.findByRole('article')
    const oldest = anOrder({ _id: '01JABCDEFG000002' })
    // With a second page the newest orders are read again, perhaps before the next line.
    api.answers('GET /orders', ({ query }) => ({
      orders: query.has('cursor') ? [oldest] : [newest, oldest],
    }))
    await user.click(older())
    await screen.findByRole('article', { name: 'Order #000002' })
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull()
  })

  it('shows that the next page failed, and keeps the loaded orders', async () => {
    firstPage()
    const { user } = open()
    await screen.findByRole('article')
    api.breaks('GET /orders')
    await user.click(older())
    await screen.findByText('Failed to load orders')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })
})

describe('cancelling', () => {
  async function askToCancel() {
    const { user } = await openWith(anOrder({ orderStatus: 'pending' }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    return { user, dialog: within(screen.getByRole('alertdialog')) }
  }

  it('names the field of the reason', async () => {
    const { dialog } = await askToCancel()
    expect(dialog.getByRole('textbox', { name: /^Reason for cancelling/ })).toBeVisible()
  })

  it('requires a reason, and focuses its field', async () => {
    const { user, dialog } = await askToCancel()
    fillIn({ 'Reason for cancelling': '   ' })
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(dialog.getByText('Cancellation reason is required')).toBeTruthy()
    expect(dialog.getByLabelText('Reason for cancelling')).toHaveFocus()
    expect(api.calls('PUT /orders/cancel/:id')).toEqual([])
  })

  it('shows the order as cancelled with its reason, and confirms it', async () => {
    api.answers('PUT /orders/cancel/:id', { message: 'Order cancelled' })
    const { user, dialog } = await askToCancel()
    const letGo = api.holds('GET /orders')
    fillIn({ 'Reason for cancelling': 'Ordered twice' })
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await screen.findByText('Order cancelled')
    expect(api.calls('PUT /orders/cancel/:id')[0]?.body).toEqual({ reason: 'Ordered twice' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByText('Cancelled: Ordered twice')).toBeTruthy()
    expect(screen.queryByText('Cancel order')).toBeNull()
    letGo()
  })

  it.each([
    [409, 'You cannot cancel this order because it is already processed.'],
    [404, 'Order not found'],
  ])("shows the server's message when it responds with %i", async (status, refusal) => {
    api.refuses('PUT /orders/cancel/:id', status, refusal)
    const { user, dialog } = await askToCancel()
    fillIn({ 'Reason for cancelling': 'Too slow' })
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await screen.findByText(refusal)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('keeps the reason when the server cannot be reached', async () => {
    api.breaks('PUT /orders/cancel/:id')
    const { user, dialog } = await askToCancel()
    fillIn({ 'Reason for cancelling': 'Ordered twice' })
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await dialog.findByText('Unable to cancel order.')
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Ordered twice')
  })

  it('is rejected without a call once the order has shipped', async () => {
    const order = anOrder({ orderStatus: 'pending' })
    const { user, store } = await openWith(order)
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    const dialog = within(screen.getByRole('alertdialog'))
    api.answers('GET /orders', { orders: [{ ...order, orderStatus: 'shipped' }] })
    store.dispatch(ordersApi.util.invalidateTags([{ type: 'Order', id: 'own' }]))
    await screen.findByText('Shipped')
    fillIn({ 'Reason for cancelling': 'Too slow' })
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await screen.findByText('You cannot cancel this order because it is already processed.')
    expect(api.calls('PUT /orders/cancel/:id')).toEqual([])
  })
})
