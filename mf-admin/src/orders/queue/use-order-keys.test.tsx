import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore, storeApi } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AdminOrdersScreen } from '../admin-orders-screen.tsx'
import { serveQueueCounts } from '../testing/serve-queue-counts.ts'

const api = fakeApi()

const idOf = (number: number) => `01JABCDEFG${String(number).padStart(6, '0')}`
const threeOrders = [3, 2, 1].map((number) => anOrder({ _id: idOf(number) }))

function answerWith(orders: readonly Order[], total = orders.length) {
  const headers = { 'X-Total-Count': String(total) }
  api.answers('GET /:role/orders', { orders: [...orders] }, { headers })
}

async function openQueue(search = '') {
  serveQueueCounts(api)
  const page = renderWithStore(<AdminOrdersScreen />, {
    route: `/superadmin/orders${search}`,
    path: '/superadmin/orders',
    session: aUser({ role: 'superadmin' }),
  })
  await screen.findAllByRole('article')
  return page
}

const focusedOrder = () =>
  document.activeElement?.closest('article')?.querySelector('h2')?.textContent
const card = (number: number) =>
  screen.getByRole('article', { name: `Order #${String(number).padStart(6, '0')}` })

describe('the queue of orders from the keyboard', () => {
  // jsdom has no layout, so it cannot scroll.
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn<() => void>()
  })

  it('moves between cards with j and k', async () => {
    answerWith(threeOrders)
    const { user } = await openQueue()
    const seen: unknown[] = []
    for (const key of ['j', 'j', 'j', 'k', 'k', 'k']) {
      await user.keyboard(key)
      seen.push(focusedOrder())
    }
    const [first, second, third] = ['Order #000003', 'Order #000002', 'Order #000001']
    expect(seen).toEqual([first, second, third, second, first, first])
  })

  it('moves past the last card to the next page, and before the first to the end of the previous one', async () => {
    answerWith(threeOrders, 8)
    const { user, router } = await openQueue()
    await user.keyboard('jjjj')
    expect(router.state.location.search).toBe('?page=2')
    await screen.findByText('Page 2 of 2')
    await waitFor(() => expect(focusedOrder()).toBe('Order #000003'))
    await user.keyboard('k')
    expect(router.state.location.search).toBe('')
    await waitFor(() => expect(focusedOrder()).toBe('Order #000001'))
  })

  it('moves to the controls of the selected card, and back with Escape', async () => {
    answerWith(threeOrders)
    const { user } = await openQueue()
    const second = within(card(2))
    await user.keyboard('jjs')
    expect(second.getByLabelText('Order status')).toHaveFocus()
    await user.keyboard('{Escape}p')
    expect(second.getByLabelText('Payment status')).toHaveFocus()
    await user.keyboard('{Escape}b')
    expect(second.getByLabelText('Upload bill')).toHaveFocus()
    await user.keyboard('o')
    expect(screen.getByRole('dialog', { name: 'Payment proof of order #000002' })).toBeTruthy()
  })

  it('ignores letters while typing', async () => {
    answerWith(threeOrders)
    const { user } = await openQueue()
    await user.keyboard('/jok')
    expect(screen.getByLabelText('Search orders')).toHaveValue('jok')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the selected card although the list is refetched without it, until another one is selected', async () => {
    answerWith(threeOrders)
    const { user, store } = await openQueue('?status=pending')
    await user.keyboard('jj')
    api.answers('GET /orders/:id', anOrder({ _id: idOf(2), orderStatus: 'shipped' }))
    answerWith(threeOrders.filter(({ _id }) => _id !== idOf(2)))
    store.dispatch(storeApi.util.invalidateTags([{ type: 'Order', id: 'managed' }]))
    await within(card(2)).findByText('Shipped', { selector: 'span *, span' })
    expect(focusedOrder()).toBe('Order #000002')
    await user.keyboard('j')
    expect(focusedOrder()).toBe('Order #000001')
    expect(screen.queryByRole('article', { name: 'Order #000002' })).toBeNull()
  })

  it('keeps the selected card when an event brings another order', async () => {
    answerWith(threeOrders)
    const { user, store } = await openQueue()
    await user.keyboard('jj')
    answerWith([anOrder({ _id: idOf(4) }), ...threeOrders])
    store.dispatch(storeApi.util.invalidateTags([{ type: 'Order', id: 'managed' }]))
    await waitFor(() => expect(card(4)).toBeTruthy())
    expect(focusedOrder()).toBe('Order #000002')
  })
})
