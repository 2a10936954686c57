import { beforeEach, describe, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { noFacets } from '../products/testing/no-facets.ts'
import { WaitingNow } from './waiting-now.tsx'

const api = fakeApi()
const route = 'GET /orders/queue-counts'
const open = (role: 'reseller-admin' | 'superadmin' = 'reseller-admin') =>
  renderWithStore(<WaitingNow />, { session: aUser({ role }) })

beforeEach(() => {
  api.answers('GET /receipts/counts', { toSettle: 7, toRefund: 2, toDo: 9 })
  api.answers('GET /admin/approvals/counts', { waiting: 0 })
  api.answers('GET /ledgers/due', { overdue: 0, dueSoon: 0 })
  api.answers('GET /admin/products/facets', noFacets)
})

describe('open work', () => {
  it('is counted exactly, with links to its orders', async () => {
    api.answers(route, {
      toCheck: 1_234,
      toPack: 12,
      toShip: 3,
      unpaid: 1,
      rejected: 0,
      taxToSettle: 0,
    })
    open()
    await screen.findByText('1,234')
    await screen.findByText('9')
    const tiles = screen
      .getAllByRole('link')
      .map((tile) => [tile.textContent, tile.getAttribute('href')])
    expect(tiles).toEqual([
      ['1,234 To check Proofs not checked', '/reseller-admin/proofs'],
      ['12 To pack Paid, not started', '/reseller-admin/orders?queue=toPack'],
      ['3 To ship Started, not shipped', '/reseller-admin/orders?queue=toShip'],
      ['1 Unpaid over 3 days No payment so far', '/reseller-admin/orders?queue=unpaid'],
      ['0 Rejected Proof rejected, or payment failed', '/reseller-admin/orders?queue=rejected'],
      [
        '0 Tax details GST number or pincode to correct',
        '/reseller-admin/orders?queue=taxToSettle',
      ],
      ['9 Payments To assign or to refund', '/reseller-admin/payments'],
    ])
  })

  it('says how much money of the bank found no order', async () => {
    api.answers(route, {})
    api.answers('GET /receipts/counts', { toSettle: 0, toRefund: 0, toDo: 0, waiting: 4 })
    const { unmount } = open()
    const tile = await screen.findByRole('link', { name: '4 Payments No order found' })
    expect(tile).toHaveAttribute('href', '/reseller-admin/payments?tab=waiting')
    unmount()
    api.answers('GET /receipts/counts', { toSettle: 3, toRefund: 0, toDo: 3, waiting: 4 })
    open()
    await screen.findByRole('link', { name: '3 Payments And 4 without an order' })
  })

  it('has the bills of buyers with credit that are overdue, once one is due', async () => {
    api.answers(route, {})
    api.answers('GET /ledgers/due', { overdue: 2, dueSoon: 5 })
    open()
    const tile = await screen.findByRole('link', { name: /Overdue bills/ })
    expect(tile).toHaveTextContent('2 Overdue bills On credit; 5 more due within a week')
    expect(tile).toHaveAttribute('href', '/reseller-admin/ledgers')
  })

  it('of the superadmin has the complaints without an answer', async () => {
    api.answers(route, {})
    api.answers('GET /admin/contact-complaints/counts', { open: 4, answered: 9, closed: 1 })
    open('superadmin')
    const tile = await screen.findByRole('link', {
      name: '4 Complaints Messages not answered',
    })
    expect(tile).toHaveAttribute('href', '/superadmin/complaints')
  })

  it('of the superadmin has the products with wrong tax details, once there are any', async () => {
    api.answers(route, {})
    api.answers('GET /admin/contact-complaints/counts', { open: 0 })
    api.answers('GET /admin/products/facets', { ...noFacets, taxToCorrect: 3 })
    open('superadmin')
    const tile = await screen.findByRole('link', { name: '3 Products Tax details to correct' })
    expect(tile).toHaveAttribute('href', '/superadmin/products?taxToCorrect=true')
  })

  it('has the accounts that wait for an approval, once there are any', async () => {
    api.answers(route, {})
    api.answers('GET /admin/approvals/counts', { waiting: 2 })
    open()
    const tile = await screen.findByRole('link', { name: '2 Approvals New accounts to check' })
    expect(tile).toHaveAttribute('href', '/reseller-admin/approvals')
  })

  it('is linked also while its number is unknown', async () => {
    api.breaks(route)
    open()
    expect(await screen.findByRole('link', { name: /To pack/ })).toBeTruthy()
  })
})
