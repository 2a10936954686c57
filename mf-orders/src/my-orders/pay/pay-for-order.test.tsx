import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { PayForOrder } from './pay-for-order.tsx'

const api = fakeApi()
const bank = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '12345678901',
  ifsc: 'SBIN0000001',
  branch: 'Fort, Mumbai',
  upiId: 'store@sbi',
  upiLimit: 100_000,
}

function reservedOrder(given: Partial<Order> = {}): Order {
  const { paymentProof: _proof, paymentProofType: _type, proofStatus: _status, ...rest } = anOrder()
  return {
    ...rest,
    _id: 'o1',
    paymentCode: 'ACDE-FGHJ',
    payBy: '2026-11-27T10:00:00.000Z',
    totalAmount: 1180,
    ...given,
  }
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:proforma'
  URL.revokeObjectURL = () => {}
  api.answers('GET /settings/payment', bank)
})

const open = (given: Partial<Order> = {}) =>
  renderWithStore(<PayForOrder order={reservedOrder(given)} />, { session: aUser() })

describe('paying for a reserved order', () => {
  it('shows amount, code and account, each to be copied, UPI, and until when it is held', async () => {
    open()
    await screen.findByText(bank.ifsc)
    for (const label of ['Copy amount', 'Copy payment code', 'Copy Account number']) {
      expect(screen.getByRole('button', { name: label })).toBeVisible()
    }
    expect(screen.getByText('ACDE-FGHJ')).toBeVisible()
    expect(screen.getByText(/^Held for you until 27 Nov 2026/)).toBeVisible()
    expect(screen.getByRole('img', { name: 'UPI code to pay ₹1,180' })).toBeVisible()
  })

  it('offers the bank alone above the limit of UPI', async () => {
    open({ totalAmount: 250_000 })
    expect(await screen.findByText(/^UPI takes at most ₹1,00,000 at once/)).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText('store@sbi')).toBeNull()
  })

  it('asks for the rest once a part has arrived', async () => {
    open({ paymentStatus: 'processing', openAmount: 180.5 })
    await screen.findByRole('region', { name: 'Pay the rest of this order' })
    expect(screen.getByText(/^₹999.50 of ₹1,180 has arrived/)).toBeVisible()
    expect(await screen.findByRole('img', { name: 'UPI code to pay ₹180.50' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy amount' })).toBeVisible()
  })

  it('takes the proof', async () => {
    const order = reservedOrder({ proofStatus: 'unverified' })
    const message = 'Payment proof sent. Awaiting confirmation'
    api.answers('POST /orders/:id/proof', { message, order })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Upload payment proof' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Payment proof for order #o1' }))
    const file = new File(['proof'], 'proof.png', { type: 'image/png' })
    await user.upload(dialog.getByLabelText(/Screenshot or receipt/), file)
    await user.click(dialog.getByRole('button', { name: 'Send proof' }))
    await screen.findByText(message)
    expect(api.calls('POST /orders/:id/proof')[0]?.params.id).toBe('o1')
  })

  it('goes to the phone as a code, or as a link to copy and share', async () => {
    const share = jest.fn<typeof navigator.share>(async () => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const expiresAt = '2026-11-27T10:00:00.000Z'
    api.answers('GET /orders/:id/payment-link', { path: '/pay/o1.x.y', expiresAt })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Send to my phone' }))
    await screen.findByRole('img', { name: 'Code of the payment link' })
    expect(screen.getByRole('button', { name: 'Copy payment link' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Share link' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Pay for order #o1',
      url: expect.stringMatching(/\/pay\/o1\.x\.y$/),
    })
  })

  it('is paid on a phone in its UPI app, or by whom the link is shared with', async () => {
    const coarse = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(coarse)
    const share = jest.fn<typeof navigator.share>(async () => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const expiresAt = '2026-11-27T10:00:00.000Z'
    api.answers('GET /orders/:id/payment-link', { path: '/pay/o1.x.y', expiresAt })
    const { user } = open()
    const app = await screen.findByRole('link', { name: 'Pay ₹1,180 in a UPI app' })
    expect(app.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=store%40sbi&.*&am=1180\.00&/)
    await user.click(await screen.findByRole('button', { name: 'Share link' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Pay for order #o1',
      url: expect.stringMatching(/\/pay\/o1\.x\.y$/),
    })
  })

  it('has a proforma invoice, and says why it could not be made', async () => {
    api.refuses('GET /orders/:id/proforma', 501, 'Invoices are not set up yet. Please contact us.')
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Proforma invoice' }))
    await screen.findByText('Invoices are not set up yet. Please contact us.')
  })

  it('has no limit of time once an admin went on with it', async () => {
    const { payBy: _payBy, ...order } = reservedOrder({ orderStatus: 'processing' })
    renderWithStore(<PayForOrder order={order} />, { session: aUser() })
    await screen.findByText(bank.ifsc)
    expect(screen.queryByText(/Held for you/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send to my phone' })).toBeNull()
  })

  it.each([
    ['was never reserved', anOrder()],
    ['has a proof', reservedOrder({ proofStatus: 'unverified' })],
    ['is paid', reservedOrder({ paymentStatus: 'paid' })],
    ['is cancelled', reservedOrder({ orderStatus: 'cancelled' })],
  ])('is not offered for one that %s', (_name, order) => {
    const { container } = renderWithStore(<PayForOrder order={order} />, { session: aUser() })
    expect(within(container).queryByText('Pay for this order')).toBeNull()
  })
})
