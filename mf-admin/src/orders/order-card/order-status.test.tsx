import { describe, expect, it, jest } from '@jest/globals'
import { aShipping, fakeApi } from '@store/sdk/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()

describe('the order status', () => {
  it.each([
    ['enduser-admin', 'reseller-admin'],
    ['reseller-admin', 'reseller-admin'],
    ['distributor-admin', 'distributor-admin'],
    ['superadmin', 'superadmin'],
  ] as const)('is changed by a %s through the path of the %s', async (role, area) => {
    const { order, user, status } = await openCard(api, {}, role)
    api.answers('PUT /:role/orders/:id/status', {
      message: 'ok',
      order: { ...order, orderStatus: 'shipped' },
    })
    await user.selectOptions(status(), 'shipped')
    await screen.findByText('Order status updated')
    const [call] = api.calls('PUT /:role/orders/:id/status')
    expect(call?.path).toBe(`/api/${area}/orders/${order._id}/status`)
    expect(call?.body).toEqual({ status: 'shipped', seen: 'pending' })
    expect(status().value).toBe('shipped')
  })

  it('offers the statuses that an admin may choose', async () => {
    const { status } = await openCard(api, { orderStatus: 'pending' })
    expect([...status().options].map((option) => option.text)).toEqual([
      'Pending',
      'Processing',
      'Shipped',
      'Delivered',
      'Cancelled',
    ])
  })

  it.each(['order', 'payment'] as const)(
    'is not changed by a key while its list is closed, also where a page cannot open it: %s',
    async (kind) => {
      const { order } = await openCard(api)
      const list = screen.getByLabelText(kind === 'order' ? 'Order status' : 'Payment status')
      expect(list).not.toHaveProperty('showPicker')
      for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'd']) {
        // False when the default was prevented.
        expect([key, fireEvent.keyDown(list, { key })]).toEqual([key, false])
      }
      for (const opening of [{ key: ' ' }, { key: 'ArrowDown', altKey: true }, { key: 'Tab' }]) {
        expect(fireEvent.keyDown(list, opening)).toBe(true)
      }
      expect(api.calls('PUT /:role/orders/:id/status')).toEqual([])
      expect(list).toHaveValue(kind === 'order' ? order.orderStatus : order.paymentStatus)
    },
  )

  it('opens its list before a key can change it, where a page can', async () => {
    const { status } = await openCard(api)
    const showPicker = jest.fn()
    Object.assign(status(), { showPicker })
    expect(fireEvent.keyDown(status(), { key: 'ArrowDown' })).toBe(false)
    expect(showPicker).toHaveBeenCalledTimes(1)
  })

  it('shows Placed while the order is placed', async () => {
    const { status } = await openCard(api, { orderStatus: 'placed' })
    expect(status().selectedOptions[0]?.text).toBe('Placed')
  })

  it('is reset on a server error, with its message', async () => {
    const { user, status } = await openCard(api, { orderStatus: 'pending' })
    api.refuses('PUT /:role/orders/:id/status', 409, 'Somebody else changed this order just now.')
    await user.selectOptions(status(), 'delivered')
    await screen.findByText('Somebody else changed this order just now.')
    expect(status().value).toBe('pending')
  })

  it('shows that it failed without a response', async () => {
    const { user, status } = await openCard(api)
    api.breaks('PUT /:role/orders/:id/status')
    await user.selectOptions(status(), 'delivered')
    await screen.findByText('Failed to update order status')
  })

  it('keeps the focus', async () => {
    const { order, user, status } = await openCard(api)
    api.answers('PUT /:role/orders/:id/status', {
      message: 'ok',
      order: { ...order, orderStatus: 'shipped' },
    })
    act(() => status().focus())
    await user.selectOptions(status(), 'shipped')
    await screen.findByText('Order status updated')
    expect(document.activeElement).toBe(status())
  })

  it('cannot be changed once the order is cancelled, with an explanation', async () => {
    const { card, status } = await openCard(api, { orderStatus: 'cancelled' })
    expect(status().disabled).toBe(true)
    expect(card.getByText("Order is cancelled — status can't be changed")).toBeTruthy()
  })

  it('disables payment and bill once the order is cancelled', async () => {
    const { card, payment } = await openCard(api, {
      orderStatus: 'cancelled',
      billUrl: '/api/files/f1/bill.pdf?expires=1',
    })
    expect(payment()).toBeDisabled()
    expect(card.getByText("Order is cancelled — it can't be changed")).toBeTruthy()
    expect(card.getByLabelText('Upload bill')).toBeDisabled()
    expect(card.getByRole('button', { name: 'Delete' })).toBeDisabled()
    expect(card.getByRole('link', { name: 'View' })).toBeTruthy()
  })
})

describe('cancelling', () => {
  it('asks for confirmation, and does nothing on Cancel', async () => {
    const { user, status } = await openCard(api, { orderStatus: 'pending' })
    await user.selectOptions(status(), 'cancelled')
    const question = within(screen.getByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Keep order' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(status().value).toBe('pending')
  })

  it('names who is billed, not who the goods go to', async () => {
    const { user, status } = await openCard(api, {
      shippingInfo: aShipping({
        fullName: 'Sri Lakshmi Traders',
        businessName: 'Naidu Infotech LLP',
        consignee: 'third-party',
      }),
    })
    await user.selectOptions(status(), 'cancelled')
    expect(
      screen.getByText(
        /^Its pieces go back to the stock, and Naidu Infotech LLP sees it as cancelled/,
      ),
    ).toBeVisible()
  })

  it('warns about the payment when the order is paid', async () => {
    const { user, status } = await openCard(api, { paymentStatus: 'paid', totalAmount: 118 })
    await user.selectOptions(status(), 'cancelled')
    expect(screen.getByText('It is paid: ₹118 has to be returned.')).toBeTruthy()
  })

  it('says what is left to return once a part went back', async () => {
    const refund = { amount: 59, refundedOn: '2026-11-20', reference: 'HDFCN1' }
    const { user, status } = await openCard(api, {
      ...{ orderStatus: 'shipped', paymentStatus: 'paid', totalAmount: 118 },
      refunds: [
        { ...refund, ordinal: 1, struck: { at: '2026-11-21T06:00:00.000Z', reason: 'Wrong' } },
        { ...refund, ordinal: 2 },
      ],
    })
    await user.selectOptions(status(), 'cancelled')
    expect(screen.getByText('It is paid: ₹59 has to be returned.')).toBeVisible()
  })

  it('warns that money is left to return of an order that was paid in part, and got some back', async () => {
    const { user, status } = await openCard(api, {
      ...{ orderStatus: 'shipped', paymentStatus: 'processing', totalAmount: 118 },
      refunds: [{ ordinal: 1, amount: 40, refundedOn: '2026-11-20', reference: 'HDFCN1' }],
    })
    await user.selectOptions(status(), 'cancelled')
    expect(screen.getByText('It is paid in part: what is left has to be returned.')).toBeVisible()
  })

  it('needs a reason once the order was shipped, and sends it', async () => {
    const { order, user, status } = await openCard(api, { orderStatus: 'shipped' })
    const cancelled = { ...order, orderStatus: 'cancelled' as const }
    api.answers('PUT /:role/orders/:id/status', { message: 'ok', order: cancelled })
    await user.selectOptions(status(), 'cancelled')
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(screen.getByText('Cancellation reason is required')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Lost on the way')
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await screen.findByText('Order status updated')
    const change = { status: 'cancelled', seen: 'shipped', reason: 'Lost on the way' }
    expect(api.calls('PUT /:role/orders/:id/status').map(({ body }) => body)).toEqual([change])
  })

  it('says what goes back to the buyer', async () => {
    const { card } = await openCard(api, {
      ...{ orderStatus: 'cancelled', paymentStatus: 'paid', totalAmount: 118, refundDue: 118 },
      buyer: { _id: 'u1', name: 'Ravi', email: 'ravi@store.test', role: 'enduser' },
    })
    expect(card.getByText('₹118 go back to Ravi')).toBeVisible()
  })

  it('locks the status after confirmation', async () => {
    const { order, user, status } = await openCard(api)
    api.answers('PUT /:role/orders/:id/status', {
      message: 'ok',
      order: { ...order, orderStatus: 'cancelled' },
    })
    await user.selectOptions(status(), 'cancelled')
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await screen.findByText('Order status updated')
    const change = { status: 'cancelled', seen: 'pending' }
    expect(api.calls('PUT /:role/orders/:id/status')[0]?.body).toEqual(change)
    await waitFor(() => expect(status()).toBeDisabled())
    expect(document.activeElement?.contains(status())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('the payment status', () => {
  it('is changed, with a confirmation', async () => {
    const { order, user, payment } = await openCard(api, { paymentStatus: 'pending' })
    api.answers('PUT /dashboard/orders/:id/payment', {
      message: 'ok',
      order: { ...order, paymentStatus: 'paid' },
    })
    expect([...payment().options].map(({ value }) => value)).toEqual([
      'pending',
      'paid',
      'processing',
      'failed',
    ])
    await user.selectOptions(payment(), 'paid')
    await screen.findByText('Payment status updated')
    const [call] = api.calls('PUT /dashboard/orders/:id/payment')
    expect(call?.params.id).toBe(order._id)
    expect(call?.body).toEqual({ paymentStatus: 'paid' })
    expect(payment().value).toBe('paid')
  })

  it('is reset when it failed, with a message', async () => {
    const { user, payment } = await openCard(api, { paymentStatus: 'pending' })
    api.breaks('PUT /dashboard/orders/:id/payment')
    await user.selectOptions(payment(), 'failed')
    await screen.findByText('Failed to update payment status')
    await waitFor(() => expect(payment().value).toBe('pending'))
  })
})
