import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PaymentPage } from '@store/contract/schemas/orders/reserved-orders'
import { fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { bank } from '../payment/testing/open-payment.tsx'
import { PayLinkScreen } from './pay-link-screen.tsx'

const api = fakeApi()
URL.createObjectURL = () => 'blob:proof'
URL.revokeObjectURL = () => {}

const payment: PaymentPage = {
  order: '#5XBNRP',
  state: 'open',
  totalAmount: 1180,
  paymentCode: 'ACDE-FGHJ',
  payBy: '2026-11-27T10:00:00.000Z',
  bank: { ...bank, upiId: 'store@sbi', upiLimit: 100_000 },
}

function open(given: Partial<PaymentPage> = {}) {
  api.answers('GET /pay/:token', { ...payment, ...given })
  return renderWithStore(<PayLinkScreen />, { route: '/pay/t1', path: '/pay/:token' })
}

const photo = new File(['proof'], 'photo.jpg', { type: 'image/jpeg' })
const chooseProof = ({ user }: ReturnType<typeof open>) =>
  user.upload(screen.getByLabelText(/Screenshot or receipt/), photo)

it('shows amount, code, account and UPI to a visitor, and until when', async () => {
  open()
  await screen.findByRole('region', { name: 'Order #5XBNRP' })
  for (const text of ['₹1,180', 'ACDE-FGHJ', bank.accountNumber, bank.ifsc]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByText(/^Pay until 27 Nov 2026/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'UPI code to pay ₹1,180' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /UPI app/ })).toBeNull()
})

describe('on a phone', () => {
  beforeEach(() => {
    const coarse = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(coarse)
  })

  it('begins with the UPI app, then the link for who pays instead, and folds the code', async () => {
    open()
    const app = await screen.findByRole('link', { name: 'Pay ₹1,180 in a UPI app' })
    expect(app.getAttribute('href')).toMatch(/&am=1180\.00&cu=INR&tn=ACDE-FGHJ$/)
    const link = screen.getByRole('button', { name: 'Copy payment link' })
    const account = screen.getByText(bank.accountNumber)
    const code = screen.getByText('Show the UPI code for another phone')
    for (const [before, after] of [
      [app, link],
      [link, account],
      [account, code],
    ] as const) {
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(screen.getByRole('img', { name: 'UPI code to pay ₹1,180' })).not.toBeVisible()
  })

  it('asks for the rest once a part has arrived', async () => {
    open({ openAmount: 180.5 })
    await screen.findByText('A part has arrived. Please pay the rest.')
    const app = screen.getByRole('link', { name: 'Pay ₹180.50 in a UPI app' })
    expect(app.getAttribute('href')).toContain('&am=180.50&')
  })

  it('says that UPI takes no such amount, and offers the bank', async () => {
    open({ totalAmount: 100_001 })
    expect(await screen.findByText(/^UPI takes at most ₹1,00,000 at once/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /UPI app/ })).toBeNull()
    expect(screen.getByText(bank.ifsc)).toBeVisible()
  })
})

it('says when the bank details were changed lately', async () => {
  open({ bank: { ...bank, changedAt: '2026-11-20T09:30:00.000Z' } })
  expect(await screen.findByText('changed on 20 Nov 2026')).toBeVisible()
})

it('says nothing of bank details that were not changed', async () => {
  open()
  await screen.findByText(bank.ifsc)
  expect(screen.queryByText(/^changed on/)).toBeNull()
})

it('says that UPI takes no such amount, and offers the bank', async () => {
  open({ totalAmount: 100_001 })
  expect(await screen.findByText(/^UPI takes at most ₹1,00,000 at once/)).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(bank.ifsc)).toBeVisible()
})

it('asks for the rest once a part has arrived', async () => {
  open({ openAmount: 180.5 })
  await screen.findByText('A part has arrived. Please pay the rest.')
  expect(screen.getByText('₹180.50')).toBeVisible()
})

it('sends the proof with its transaction number, and says that nothing more is to be done', async () => {
  const { bank: _bank, ...rest } = payment
  api.answers('POST /pay/:token', {
    message: 'Payment proof sent. Awaiting confirmation',
    payment: { ...rest, state: 'sent' },
  })
  const opened = open()
  await screen.findByRole('button', { name: 'Send proof' })
  await chooseProof(opened)
  await opened.user.type(screen.getByLabelText(/Transaction number/), '426112345678')
  await opened.user.click(screen.getByRole('button', { name: 'Send proof' }))
  await screen.findByText('The proof for order #5XBNRP has arrived.')
  const body = api.calls('POST /pay/:token')[0]?.body as FormData
  expect([body.get('paymentReference'), body.get('paymentProof')]).toMatchObject([
    '426112345678',
    { name: 'photo.jpg' },
  ])
  expect(screen.queryByRole('button', { name: 'Send proof' })).toBeNull()
})

it('keeps the proof when it could not be sent', async () => {
  api.breaks('POST /pay/:token')
  const opened = open()
  await screen.findByRole('button', { name: 'Send proof' })
  await chooseProof(opened)
  await opened.user.click(screen.getByRole('button', { name: 'Send proof' }))
  expect(await screen.findAllByText('Failed to send payment proof')).not.toEqual([])
  expect(screen.getByText(/photo\.jpg/)).toBeVisible()
})

it.each([
  ['sent', 'The proof for order #5XBNRP has arrived.'],
  ['paid', 'Order #5XBNRP is paid.'],
  ['cancelled', 'Order #5XBNRP is cancelled.'],
] as const)('offers no payment once it is %s', async (state, text) => {
  open({ state })
  await screen.findByText(text)
  expect(screen.queryByText(bank.ifsc)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send proof' })).toBeNull()
})

it('says what to do with a link that is not valid or over', async () => {
  const message = 'This payment link has expired. Open the order to see its status.'
  api.refuses('GET /pay/:token', 404, message)
  renderWithStore(<PayLinkScreen />, { route: '/pay/t1', path: '/pay/:token' })
  await screen.findByText(message)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
