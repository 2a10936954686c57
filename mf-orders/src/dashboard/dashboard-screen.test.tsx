import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  aCart,
  aCartLine,
  anOrder,
  aProduct,
  aUser,
  fakeApi,
  renderWithStore,
} from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { aLedger } from '../account-statement/testing/a-ledger.ts'
import { aNotification } from '../notifications/testing/a-notification.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const api = fakeApi()

beforeEach(() => {
  api.answers('GET /orders', { orders: [anOrder({ _id: '01JABCDEFG123456' })] })
  api.answers('GET /dashboard/user', { totalOrders: 12, totalUsers: 1 })
  api.answers('GET /notifications', { notifications: [] })
  api.answers('GET /ledgers/:id', aLedger())
})

const open = () =>
  renderWithStore(<DashboardScreen />, {
    route: '/dashboard',
    session: aUser({ role: 'distributor', distributorId: 'DS123456' }),
  })

const targetsOfTiles = [
  ...['/notifications', '/profile', '/orders'],
  ...['/account-statement', '/wishlist', '/cart'],
]

const tile = (name: RegExp) => screen.findByRole('link', { name })

describe('the dashboard of a buyer', () => {
  it("shows the role and links to the buyer's pages", () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Distributor Dashboard')
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const index of targetsOfTiles) {
      expect(targets).toContain(index)
    }
  })

  it('shows a figure on each tile', async () => {
    const line = aCartLine({ quantity: 2, price: 1499.5 })
    api.answers('GET /cart', aCart([line]))
    api.answers('GET /wishlist/get', {
      wishlist: [
        { _id: 'w1', product: aProduct() },
        { _id: 'w2', product: aProduct({ stock: 0 }) },
      ],
    })
    open()
    await tile(/^My Orders 12/)
    await tile(/^Wishlist 2 1 in stock/)
    await tile(/^Cart 1 ₹2,999 in all/)
    await tile(/^Profile Asha Rao Distributor · DS123456/)
  })

  it.each([
    ['what is overdue', { closing: 52_000, days30: 12_000 }, '₹52,000 ₹12,000 overdue'],
    ['that nothing is overdue', { closing: 40_000 }, '₹40,000 to pay, nothing overdue'],
    ['an advance', { closing: -1500 }, '₹1,500 paid in advance'],
    ['that nothing is owed', { closing: 0 }, '₹0 Nothing to pay'],
  ])('says of the account %s', async (_, { closing, ...overdue }, text) => {
    const ledger = aLedger()
    const ageing = { ...ledger.ageing, days30: 0, ...overdue }
    api.answers('GET /ledgers/:id', { ...ledger, ageing, closing })
    open()
    await tile(new RegExp(`^Account statement ${text}$`))
  })

  it('shows the number of unread notifications on the bell', async () => {
    const notifications = [aNotification(), aNotification({ read: true }), aNotification()]
    api.answers('GET /notifications', { notifications })
    open()
    await tile(/^Notifications, 2 unread$/)
  })

  it('links each of the latest orders to its card', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Order #123456' })
    expect(link.getAttribute('href')).toBe('/orders/01JABCDEFG123456')
  })

  it('lists payments that could not be confirmed', async () => {
    api.answers('GET /orders', { orders: [anOrder({ proofStatus: 'rejected' })] })
    open()
    await screen.findByText(/The payment of one order could not be confirmed/)
  })

  it('links a buyer without orders to the shop of the tier', async () => {
    api.answers('GET /orders', { orders: [] })
    open()
    const link = await screen.findByRole('link', { name: 'Browse Products' })
    expect(link.getAttribute('href')).toBe('/distributor/shop')
  })

  it('shows an error, and loads again on Retry', async () => {
    api.breaks('GET /dashboard/user')
    const { user } = open()
    await screen.findByText('Failed to load dashboard data')
    api.answers('GET /dashboard/user', { totalOrders: 7, totalUsers: 1 })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await tile(/^My Orders 7/)
  })
})
