import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Order, OrderEvent } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen } from '@testing-library/react'
import { OrderDocuments } from './order-documents.tsx'

const api = fakeApi()

// jsdom supports no blob URLs and follows no link; the test records the file instead.
const saved: { name: string; address: string }[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:invoice'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href })
  })
})

const open = (given: Partial<Order>) =>
  renderWithStore(<OrderDocuments order={anOrder({ _id: 'o1', ...given })} />, {
    session: aUser(),
  })

const shipped: OrderEvent = {
  at: '2026-11-20T10:00:00.000Z',
  kind: 'status',
  by: 'enduser-admin',
  from: 'pending',
  to: 'shipped',
}

describe('the documents of an order', () => {
  it('can be viewed and saved, the bill as soon as it exists', () => {
    open({ billUrl: '/api/files/f1/bill.pdf?x=1' })
    expect(screen.getByRole('link', { name: 'View bill' }).getAttribute('href')).toBe(
      '/api/files/f1/bill.pdf?x=1&show',
    )
    expect(screen.getByRole('link', { name: 'Download bill' }).hasAttribute('download')).toBe(true)
  })

  it('have a picture of the proof on the page of the order, of a PDF its first page', async () => {
    api.answers('GET /files/:id/:name/first-page', { pages: 3, width: 1600, height: 2263 })
    const order = anOrder({
      paymentProof: '/api/files/f1/payment-proof.pdf?x=1',
      paymentProofType: 'application/pdf',
    })
    renderWithStore(<OrderDocuments order={order} />, { session: aUser() })
    const picture = screen.getByRole('img', { name: 'First page of the payment proof' })
    expect(picture.getAttribute('src')).toBe('/api/files/f1/payment-proof.pdf/first-page.webp?x=1')
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['96', '96'])
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy()
    fireEvent.error(picture)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText('Page 1 of 3')).toBeNull()
    const link = screen.getByRole('link', { name: 'View payment proof' })
    expect(link.getAttribute('href')).toBe('/api/files/f1/payment-proof.pdf?x=1&show')
  })

  it('ask for no number of pages of a picture', () => {
    const order = anOrder({ paymentProof: '/api/files/f1/payment-proof.png?x=1' })
    renderWithStore(<OrderDocuments order={order} />, { session: aUser() })
    expect(screen.getByRole('img', { name: 'Payment proof' })).toBeTruthy()
    expect(screen.queryByText(/^Page/)).toBeNull()
    expect(api.calls('GET /files/:id/:name/first-page')).toEqual([])
  })

  it('save the invoice under its number, requested with the token', async () => {
    api.answers(
      'GET /orders/:id/invoice',
      {},
      { headers: { 'content-disposition': 'inline; filename="INV-2026-00012.pdf"' } },
    )
    const { user } = open({ orderStatus: 'delivered' })
    await user.click(screen.getByRole('button', { name: 'Download invoice' }))
    expect(api.calls('GET /orders/:id/invoice')[0]?.headers.get('authorization')).toMatch(/Bearer/)
    expect(saved).toEqual([{ name: 'INV-2026-00012.pdf', address: 'blob:invoice' }])
  })

  it('show why an invoice could not be fetched', async () => {
    api.refuses('GET /orders/:id/invoice', 501, 'Invoices are not set up yet. Please contact us.')
    const { user } = open({ orderStatus: 'shipped' })
    await user.click(screen.getByRole('button', { name: 'Download invoice' }))
    await screen.findByText('Invoices are not set up yet. Please contact us.')
    expect(saved).toEqual([])
  })

  it.each(['pending', 'processing'] as const)(
    'include no invoice while it is %s',
    (orderStatus) => {
      open({ orderStatus })
      expect(screen.getByText('Once it ships')).toBeTruthy()
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('include a credit note once a shipped order is cancelled', async () => {
    api.answers('GET /orders/:id/credit-note', {})
    const { user } = open({ orderStatus: 'cancelled', timeline: [shipped] })
    await user.click(screen.getByRole('button', { name: 'Download credit note' }))
    expect(saved).toEqual([{ name: 'credit-note.pdf', address: 'blob:invoice' }])
  })

  it('have the GST invoice for a bill, until the store uploads another one', () => {
    const { unmount } = open({ orderStatus: 'shipped' })
    expect(screen.getByText('Bill (GST invoice)')).toBeTruthy()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    unmount()
    open({ orderStatus: 'shipped', billUrl: '/api/files/f1/bill.pdf?x=1' })
    expect(screen.getByText('Bill')).toBeTruthy()
    expect(screen.getByText('GST invoice')).toBeTruthy()
  })

  it('include the credit notes of a part, although the order goes on', () => {
    const credited: OrderEvent = { ...shipped, kind: 'bill', to: 'credited' }
    open({ orderStatus: 'delivered', timeline: [shipped, credited] })
    expect(screen.getByRole('button', { name: 'Download credit note' })).toBeTruthy()
  })

  it('include neither for an order that was cancelled before', () => {
    open({ orderStatus: 'cancelled' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
