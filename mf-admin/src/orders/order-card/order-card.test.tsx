import { describe, expect, it } from '@jest/globals'
import { anOrder, aShipping, fakeApi } from '@store/sdk/testing'
import { within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'

const api = fakeApi()

/** The value beside a label. */
function factOf(article: HTMLElement, label: string): string | null | undefined {
  return within(article).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
}

describe('the contents of a card', () => {
  it('shows the customer, the business and the bus, all that desks 1.4 lists', async () => {
    const { article } = await openCard(api, {
      shippingInfo: aShipping({
        fullName: 'Meera Shah',
        businessName: 'Meera Traders',
        gstNumber: '27ABCDE1234F1Z0',
        panNumber: 'ABCDE1234F',
        companyAddress: '12 Lamington Road',
        deliveryMethod: 'bus',
        busName: 'Neeta Travels',
        busNumber: 'MH 12 AB 1234',
        contactNumber: '9820099999',
      }),
    })
    const facts = ['Full name', 'Phone', 'Address', 'City', 'State', 'Pincode', 'Business name']
    const more = ['GST number', 'PAN number', 'Company address', 'Delivery method']
    const bus = ['Courier option', 'Bus name', 'Bus number', 'Contact number']
    expect([...facts, ...more, ...bus].map((label) => factOf(article, label))).toEqual([
      'Meera Shah',
      '9876501234',
      '12 Residency Road',
      'Bengaluru',
      'Karnataka',
      '560025',
      'Meera Traders',
      '27ABCDE1234F1Z0',
      'ABCDE1234F',
      '12 Lamington Road',
      'Bus',
      'N/A',
      'Neeta Travels',
      'MH 12 AB 1234',
      '9820099999',
    ])
  })

  it('says why no invoice is issued, and lets the admin confirm the place', async () => {
    api.answers('PUT /orders/:id/tax-details', { message: 'Tax details saved', order: anOrder() })
    const { user, article } = await openCard(api, {
      taxIssues: [{ kind: 'place', pincode: '560038', state: 'Telangana', states: ['Karnataka'] }],
    })
    expect(within(article).getByText(/No invoice is issued until this is settled/)).toBeVisible()
    await user.click(within(article).getByRole('button', { name: 'It is correct as entered' }))
    expect(api.calls('PUT /orders/:id/tax-details')[0]?.body).toEqual({ isPlaceConfirmed: true })
  })

  it('asks for what must be settled before the next step', async () => {
    const { article } = await openCard(api, {
      paymentStatus: 'paid',
      taxIssues: [{ kind: 'place', pincode: '560038', state: 'Telangana', states: ['Karnataka'] }],
    })
    const question = within(article).getByText(/No invoice is issued until this is settled/)
    const next = within(article).getByRole('button', { name: /Start processing/ })
    expect(question.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it("shows the buyer's note", async () => {
    const { article } = await openCard(api, { buyerNote: 'Second gate, after 5 pm' })
    expect(factOf(article, 'Note from the buyer')).toBe('Second gate, after 5 pm')
  })

  it("shows the buyer's PO number", async () => {
    const { article } = await openCard(api, { poNumber: 'PO/26-27/0417' })
    expect(factOf(article, 'PO number')).toBe('PO/26-27/0417')
  })

  it('labels the reason of a cancellation', async () => {
    const { article } = await openCard(api, {
      orderStatus: 'cancelled',
      cancelReason: 'Ordered twice',
    })
    expect(within(article).getByText('Reason: Ordered twice')).toBeVisible()
  })

  it('shows until when it is reserved, and the code that pays it', async () => {
    const { article } = await openCard(api, {
      payBy: '2026-11-27T10:00:00.000Z',
      paymentCode: 'ACDE-FGHJ',
    })
    expect(within(article).getByText(/^Reserved until 27 Nov 2026/)).toBeVisible()
    expect(within(article).getByText('Payment code ACDE-FGHJ')).toBeVisible()
  })

  it('shows a custom courier, and no bus', async () => {
    const { article, card } = await openCard(api, {
      shippingInfo: aShipping({
        deliveryMethod: 'courier',
        courierOption: 'Other',
        customCourier: 'Gati',
      }),
    })
    expect(factOf(article, 'Custom courier')).toBe('Gati')
    expect(card.queryByText('Bus name')).toBeNull()
  })

  it('shows the transport with its city office and lorry receipt, in the words of the trade', async () => {
    const { article, card } = await openCard(api, {
      orderStatus: 'shipped',
      shippingInfo: aShipping({
        deliveryMethod: 'transport',
        busName: 'VRL Logistics',
        busNumber: 'Chawri Bazar',
      }),
      dispatch: { courier: 'VRL Logistics', docketNumber: 'LR 4471' },
    })
    const labels = ['Delivery method', 'Transport name', 'City office', 'LR number']
    expect(labels.map((label) => factOf(article, label))).toEqual([
      'Transport',
      'VRL Logistics',
      'Chawri Bazar',
      'LR 4471',
    ])
    expect(card.getByRole('button', { name: 'Change transport' })).toBeVisible()
    for (const label of ['Bus name', 'Bus number', 'Courier option', 'Contact number'])
      expect(card.queryByText(label)).toBeNull()
  })

  it('leaves out a missing fact that no order must have', async () => {
    const { card } = await openCard(api)
    for (const label of [
      'Email',
      'Goods go to',
      'PO number',
      'Note from the buyer',
      'Company city',
      'Place of supply',
    ])
      expect(card.queryByText(label)).toBeNull()
  })

  it('lists the products before the customer', async () => {
    const { card } = await openCard(api)
    expect(
      card
        .getByRole('table', { name: 'Ordered products' })
        .compareDocumentPosition(card.getByRole('heading', { name: 'Customer' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows freight and dispatch as the buyer was told', async () => {
    const { article } = await openCard(api, {
      deliveryTerms: { freight: 'fixed', amount: 150, dispatchDays: 2, cutOffHour: 16 },
    })
    expect(factOf(article, 'Freight')).toBe('₹150, paid on delivery')
    expect(factOf(article, 'Dispatch')).toBe('2 working days, paid by 16:00')
  })

  it('shows N/A for missing values', async () => {
    const { article } = await openCard(api)
    const missing = ['Business name', 'GST number', 'PAN number', 'Company address']
    expect(missing.map((label) => factOf(article, label))).toEqual(['N/A', 'N/A', 'N/A', 'N/A'])
  })

  it('lists the products, and the total', async () => {
    const { card } = await openCard(api, { totalAmount: 118 })
    const headings = card.getAllByRole('columnheader').map((cell) => cell.textContent)
    expect(headings).toEqual([
      'Product',
      'Model no',
      'Brand',
      'Category',
      'Quantity',
      'Unit price',
      'Total',
    ])
    const cells = card.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual([
      'Logitech M90 Wired Mouse',
      'M90',
      'Logitech',
      'Mouse',
      '1',
      '₹118',
      '₹118',
    ])
    expect(card.getByText('Total amount').nextElementSibling?.textContent).toBe('₹118')
  })

  it('shows the timeline with actors', async () => {
    const at = '2026-11-20T10:00:00.000Z'
    const { card } = await openCard(api, {
      timeline: [
        { at, kind: 'placed', by: 'Meera Shah', to: 'pending' },
        { at, kind: 'status', by: 'Lakshmi', from: 'pending', to: 'cancelled', reason: 'Sold out' },
      ],
    })
    const steps = card.getAllByRole('listitem').map((step) => step.textContent)
    expect(steps[0]).toContain('Order placedby Meera Shah')
    expect(steps[1]).toContain('Status: Cancelledby Lakshmi: Sold out')
  })
})
