import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { aCart, anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { UsualOrderScreen } from './usual-order-screen.tsx'

const api = fakeApi()

function aPurchase(n: number): Purchase {
  return {
    ...{ productId: `p${n}`, name: `Toner ${n}`, brand: 'HP', category: 'Cartridge' },
    ...{ modelNo: `M-${n}`, orders: 4, usualQuantity: 12, rhythmDays: 30 },
    lastOrder: { _id: 'o1', createdAt: '2026-10-24T06:00:00.000Z', quantity: 10, price: 450 },
    offer: { stock: 100, price: 450, quantityBasedPrices: [] },
  }
}

/** An order that was reserved and has no proof yet. */
function reserved(given: Partial<Order>): Order {
  const { paymentProof: _proof, proofStatus: _status, ...order } = anOrder()
  return { ...order, paymentCode: 'ACDE-FGHJ', ...given }
}

type Bought = { waiting?: Order[]; shipped?: Order[]; purchases?: Purchase[] }

function open({ waiting = [], shipped = [], purchases = [] }: Bought = {}) {
  api.answers('GET /orders', ({ query }) => ({
    orders: query.has('needsBuyer') ? waiting : shipped,
  }))
  api.answers('GET /purchases', { purchases })
  return renderWithStore(<UsualOrderScreen />, { session: aUser({ role: 'reseller' }) })
}

const quickOrder = () => screen.findByRole('link', { name: /^Quick order/ })

beforeEach(() => sessionStorage.clear())

describe('orders that wait', () => {
  const orders = () =>
    screen.findByRole('region', { name: 'Waiting for you' }).then((region) => within(region))

  it('each have what to do: pay, pay the rest, send a proof, follow the parcel', async () => {
    open({
      waiting: [
        reserved({ _id: '01JABCDEFG000001' }),
        reserved({ _id: '01JABCDEFG000002', openAmount: 18, paymentStatus: 'processing' }),
        anOrder({ _id: '01JABCDEFG000003', paymentStatus: 'failed', proofStatus: 'rejected' }),
      ],
      shipped: [
        anOrder({
          ...{ _id: '01JABCDEFG000004', paymentStatus: 'paid', orderStatus: 'shipped' },
          dispatch: { courier: 'DTDC', docketNumber: 'D1', trackingLink: 'https://dtdc.test/D1' },
        }),
      ],
    })
    const list = await orders()
    const links = list
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['All orders', '/orders'],
      ['Pay ₹118', '/orders/01JABCDEFG000001'],
      ['Pay ₹18', '/orders/01JABCDEFG000002'],
      ['Send new proof', '/orders/01JABCDEFG000003'],
      ['Track', 'https://dtdc.test/D1'],
    ])
    for (const text of [
      'Not paid yet: order #000001',
      'Paid in part: order #000002',
      'Payment proof rejected: order #000003',
      'Shipped, docket D1',
    ]) {
      expect(list.getByText(text)).toBeVisible()
    }
  })

  it('are named once and at most four, those that wait before those on their way', async () => {
    const shippedUnpaid = reserved({ _id: '01JABCDEFG000001', orderStatus: 'shipped' })
    const shipped = [2, 3, 4, 5].map((n) =>
      anOrder({ _id: `01JABCDEFG00000${n}`, paymentStatus: 'paid', orderStatus: 'shipped' }),
    )
    open({ waiting: [shippedUnpaid], shipped: [shippedUnpaid, ...shipped] })
    const list = await orders()
    const buttons = list.getAllByRole('link', { name: /order #/ })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Pay ₹118: order #000001',
      'Track order #000002',
      'Track order #000003',
      'Track order #000004',
    ])
  })

  it('can be asked for again after a failure', async () => {
    const { user } = open()
    api.refuses('GET /orders', 500, 'Failed to load orders')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    api.answers('GET /orders', { orders: [reserved({})] })
    await user.click(retry)
    expect(await orders()).toBeTruthy()
  })
})

describe('usual products', () => {
  it('are ordered by one tap each and one button', async () => {
    const purchases = [aPurchase(1), aPurchase(2)]
    const { user } = open({ purchases })
    api.answers('POST /cart/bulk', { cart: aCart(), rejected: [] })
    await user.click(await screen.findByRole('button', { name: 'Fill 12 of Toner 1' }))
    await user.click(screen.getByRole('button', { name: 'Fill 12 of Toner 2' }))
    expect(screen.getByText('2 lines, ₹10,800')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await screen.findByText('2 lines added to cart')
    expect(api.calls('POST /cart/bulk')[0]?.body).toEqual({
      lines: purchases.map(({ productId, modelNo }) => ({ productId, modelNo, quantity: 12 })),
    })
    expect(api.calls('GET /purchases')[0]?.query.get('limit')).toBe('8')
  })

  it('lead to all of them only when there are more', async () => {
    open({ purchases: [aPurchase(1)] })
    await screen.findByRole('table', { name: 'What you usually order' })
    expect(screen.queryByRole('link', { name: /^All \d+ products/ })).toBeNull()
  })
})

it('a buyer without orders finds quick order, and no empty block', async () => {
  open()
  expect(await quickOrder()).toHaveAttribute('href', '/quick-order')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull()
  expect(screen.queryByText(/All orders/)).toBeNull()
})
