import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { fakeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { numbered, openList, rowName, serveList, withLayout } from '../testing/open-list.tsx'

const api = fakeApi()
const path = 'POST /orders/bulk/status'
const paid = { paymentStatus: 'paid' } as const
const fourOrders = [4, 3, 2, 1].map((number) => numbered(number, paid))

const selected = () =>
  screen
    .queryAllByRole('checkbox', { name: /Select order/, checked: true })
    .map((box) => box.getAttribute('aria-label')?.slice(-1))
const changed = (order: Order, orderStatus: Order['orderStatus']) => ({
  _id: order._id,
  order: { ...order, orderStatus, updatedAt: '2026-11-21T09:00:00.000Z' },
})
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openFour() {
  serveList(api, fourOrders)
  const page = await openList(api)
  await screen.findByRole('link', { name: '#000004' })
  return page
}

beforeAll(() => withLayout())

describe('orders are selected', () => {
  it('by x, by Shift with an arrow, and by their boxes', async () => {
    const { user } = await openFour()
    await user.keyboard('jx')
    expect(selected()).toEqual(['4'])
    await user.keyboard('j{Shift>}{ArrowDown}{/Shift}')
    expect(selected()).toEqual(['4', '3', '2'])
    await user.click(screen.getByLabelText('Select order #000003'))
    expect(selected()).toEqual(['4', '2'])
  })

  it('by a click and a click with Shift, which opens none', async () => {
    const { user, router } = await openFour()
    await user.click(screen.getByLabelText('Select order #000004'))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('link', { name: '#000002' }))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual(['4', '3', '2'])
    expect(router.state.location.pathname).toBe('/superadmin/orders')
  })

  it('all at once, at most two hundred', async () => {
    serveList(
      api,
      Array.from({ length: 250 }, (_, at) => numbered(at + 1)),
    )
    const { user } = await openList(api)
    await user.click(await screen.findByRole('button', { name: 'Select the first 200' }))
    await screen.findByText('200 selected')
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
  })
})

describe('many orders at once', () => {
  it('take their next step; a refused one says why and stays selected', async () => {
    const { user } = await openFour()
    const [first, second] = fourOrders as [Order, Order]
    const message = 'Somebody else set this order to Shipped meanwhile.'
    api.answers(path, {
      results: [
        changed(first, 'processing'),
        { _id: second._id, code: 'order_changed_meanwhile', message },
      ],
    })
    await user.keyboard('jxjxn')
    const notice = within(
      (await screen.findByText(new RegExp(message))).closest('div') as HTMLElement,
    )
    expect(notice.getByText('1 order: Processing. 1 order not changed:')).toBeTruthy()
    expect(api.calls(path)[0]?.body).toEqual({
      orders: [
        { _id: first._id, seen: 'pending' },
        { _id: second._id, seen: 'pending' },
      ],
      status: 'processing',
    })
    expect(selected()).toEqual(['3'])
  })

  it('are asked about when some are not paid, and the paid ones can be started alone', async () => {
    const [first, second] = [numbered(2, paid), numbered(1)]
    serveList(api, [first, second])
    const { user } = await openList(api)
    api.answers(path, { results: [changed(first, 'processing')] })
    await user.click(await screen.findByRole('button', { name: 'Select all 2' }))
    await user.click(await screen.findByRole('button', { name: 'Start processing (2)' }))
    screen.getByRole('alertdialog', { name: '1 of 2 orders are not paid' })
    await user.click(button('Start the 1 paid'))
    await screen.findByText('Order status updated')
    expect(api.calls(path)[0]?.body).toMatchObject({ orders: [{ _id: first._id }] })
    expect(selected()).toEqual(['1'])
  })

  it('ship with one courier, and can be undone', async () => {
    const ready = [2, 1].map((number) => numbered(number, { orderStatus: 'processing' }))
    serveList(api, ready)
    const { user } = await openList(api)
    api.answers(path, { results: ready.map((order) => changed(order, 'shipped')) })
    await user.click(await screen.findByRole('button', { name: 'Select all 2' }))
    await user.click(await screen.findByRole('button', { name: 'Mark shipped (2)' }))
    const form = within(screen.getByRole('dialog', { name: 'Mark 2 orders as shipped' }))
    await user.selectOptions(form.getByLabelText('Courier'), 'DTDC')
    await user.selectOptions(form.getByLabelText('Freight'), 'paid')
    await user.click(form.getByRole('button', { name: 'Mark as shipped' }))
    await screen.findByText('2 orders: Shipped')
    expect(api.calls(path)[0]?.body).toMatchObject({
      status: 'shipped',
      dispatch: { courier: 'DTDC', freight: 'paid' },
    })
    api.answers(path, { results: ready.map((order) => changed(order, 'processing')) })
    await user.keyboard('u')
    await waitFor(() => expect(api.calls(path)).toHaveLength(2))
    expect(api.calls(path)[1]?.body).toEqual({
      orders: ready.map(({ _id }) => ({ _id, seen: 'shipped' })),
      status: 'processing',
    })
  })

  it('ship with a docket number each, which a column of a spreadsheet fills', async () => {
    const ready = [3, 2, 1].map((number) => numbered(number, { orderStatus: 'processing' }))
    serveList(api, ready)
    const { user } = await openList(api)
    api.answers(path, { results: ready.map((order) => changed(order, 'shipped')) })
    await user.click(await screen.findByRole('button', { name: 'Select all 3' }))
    await user.click(await screen.findByRole('button', { name: 'Mark shipped (3)' }))
    await user.selectOptions(screen.getByLabelText('Courier'), 'DTDC')
    const docketOf = (number: number) =>
      screen.getByRole('textbox', { name: `Docket number of order #00000${number}` })
    await user.click(docketOf(2))
    await user.paste('D-1002\tDelhi\r\n-\r\nD-1009\r\n')
    expect(docketOf(1)).toHaveValue('-')
    screen.getByText('Filled 2 docket numbers; 1 more had no order.')
    await user.click(button('Mark as shipped'))
    expect(api.calls(path)).toEqual([])
    expect(docketOf(1)).toHaveFocus()
    await user.clear(docketOf(1))
    await user.click(button('Mark as shipped'))
    await screen.findByText('3 orders: Shipped')
    const [third, second, first] = ready.map(({ _id }) => ({ _id, seen: 'processing' }))
    expect(api.calls(path)[0]?.body).toEqual({
      orders: [third, { ...second, dispatch: { courier: 'DTDC', docketNumber: 'D-1002' } }, first],
      status: 'shipped',
      dispatch: { courier: 'DTDC' },
    })
  })

  it('keep the docket numbers of refused ones in the dialog, with the reason, to be sent again', async () => {
    const ready = [2, 1].map((number) => numbered(number, { orderStatus: 'processing' }))
    const [first, second] = ready as [Order, Order]
    serveList(api, ready)
    const { user } = await openList(api)
    const message = 'This docket number belongs to another order'
    api.answers(path, {
      results: [changed(first, 'shipped'), { _id: second._id, code: 'invalid_input', message }],
    })
    await user.click(await screen.findByRole('button', { name: 'Select all 2' }))
    await user.click(await screen.findByRole('button', { name: 'Mark shipped (2)' }))
    await user.selectOptions(screen.getByLabelText('Courier'), 'DTDC')
    const docketOf = (number: number) =>
      screen.queryByRole('textbox', { name: `Docket number of order #00000${number}` })
    await user.click(docketOf(2) as HTMLElement)
    await user.paste('D-1002\r\nD-1001\r\n')
    await user.click(button('Mark as shipped'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark 1 order as shipped' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(docketOf(2)).toBeNull()
    expect(docketOf(1)).toHaveValue('D-1001')
    expect(docketOf(1)).toHaveFocus()
    api.answers(path, { results: [changed(second, 'shipped')] })
    await user.type(docketOf(1) as HTMLElement, '7{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(path)[1]?.body).toEqual({
      orders: [
        {
          _id: second._id,
          seen: 'processing',
          dispatch: { courier: 'DTDC', docketNumber: 'D-10017' },
        },
      ],
      status: 'shipped',
      dispatch: { courier: 'DTDC' },
    })
  })

  it('stay selected when nothing could be done, with a message', async () => {
    const { user } = await openFour()
    api.breaks(path)
    await user.keyboard('jxn')
    await screen.findByText('Failed to update order status')
    expect(selected()).toEqual(['4'])
  })
})

describe('the selected orders as files', () => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    URL.createObjectURL = jest.fn(() => 'blob:orders')
    URL.revokeObjectURL = jest.fn()
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      if (this.download) saved.push(this.download)
      else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  })

  it('are printed with the papers that were chosen, which are remembered', async () => {
    const { user } = await openFour()
    api.answers('POST /orders/papers', {})
    await user.keyboard('jxp')
    const dialog = within(screen.getByRole('dialog', { name: 'Print order #000004' }))
    await user.click(dialog.getByLabelText('Order slip'))
    await user.click(dialog.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(saved).toEqual(['orders.pdf']))
    expect(api.calls('POST /orders/papers')[0]?.body).toEqual({
      orders: [numbered(4)._id],
      papers: ['packing-list', 'label'],
    })
    await user.keyboard('p')
    expect(screen.getByLabelText('Order slip')).not.toBeChecked()
    expect(screen.getByLabelText('Packing list')).toBeChecked()
  })

  it.each([
    ['Excel', 'xlsx'],
    ['CSV', 'csv'],
  ])('are saved as %s', async (label, format) => {
    const { user } = await openFour()
    api.answers('POST /orders/bulk/export', {})
    await user.keyboard('jx')
    await user.click(button(label))
    await waitFor(() => expect(saved).toEqual([`orders.${format}`]))
    const orders = [numbered(4)._id]
    expect(api.calls('POST /orders/bulk/export')[0]?.body).toEqual({ orders, format })
    expect(screen.getByRole('row', { name: rowName(4) })).toBeTruthy()
  })
})
