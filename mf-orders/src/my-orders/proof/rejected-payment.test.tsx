import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { RejectedPayment } from './rejected-payment.tsx'

const api = fakeApi()
URL.createObjectURL = () => 'blob:proof'
URL.revokeObjectURL = () => {}

const rejected = anOrder({
  _id: 'o1',
  proofStatus: 'rejected',
  timeline: [
    {
      at: '2026-11-20T10:00:00.000Z',
      kind: 'payment',
      by: 'enduser-admin',
      to: 'failed',
      reason: 'The amount is missing.',
    },
  ],
})

const open = (order: Order = rejected) =>
  renderWithStore(<RejectedPayment order={order} />, { session: aUser() })

async function openForm() {
  const opened = open()
  await opened.user.click(screen.getByRole('button', { name: 'Send new proof' }))
  return opened
}

const picture = new File(['proof'], 'proof.png', { type: 'image/png' })
type Opened = Awaited<ReturnType<typeof openForm>>
const attach = ({ user }: Opened, file: File) =>
  user.upload(screen.getByLabelText(/Screenshot or receipt/), file)
const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Send proof' }))

describe('a rejected payment', () => {
  it('shows the reason', () => {
    open()
    expect(screen.getByText(/The amount is missing\./)).toBeTruthy()
  })

  it.each([
    ['has not been reviewed', anOrder({ proofStatus: 'unverified' })],
    ['of a cancelled order', anOrder({ proofStatus: 'rejected', orderStatus: 'cancelled' })],
  ])('is not shown for one %s', (_name, order) => {
    open(order)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('another proof', () => {
  it('is previewed before it is sent, with the transaction number', async () => {
    api.answers('POST /orders/:id/proof', {
      message: 'Payment proof sent. Awaiting confirmation',
      order: rejected,
    })
    const opened = await openForm()
    await attach(opened, picture)
    expect(screen.getByAltText('The payment proof you chose')).toBeTruthy()
    await opened.user.type(screen.getByLabelText(/Transaction number/), 'SBIN0426 1234 5678')
    await send(opened)
    await screen.findByText('Payment proof sent. Awaiting confirmation')
    const body = api.calls('POST /orders/:id/proof')[0]?.body as FormData
    expect(body.get('paymentReference')).toBe('SBIN0426 1234 5678')
    expect(body.get('paymentProof')).toMatchObject({ name: 'proof.png' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['Upload payment proof', undefined],
    [
      'Upload a JPG, PNG or PDF file as payment proof',
      new File(['x'], 'note.txt', { type: 'text/plain' }),
    ],
  ])('requires a file of a valid type: %s', async (words, file) => {
    const opened = await openForm()
    if (file) await attach({ ...opened }, new File([file], 'note.png', { type: file.type }))
    await send(opened)
    expect(screen.getByText(words)).toBeTruthy()
    expect(api.calls('POST /orders/:id/proof')).toEqual([])
  })

  it('requires a valid transaction number, or none', async () => {
    const opened = await openForm()
    await attach(opened, picture)
    await opened.user.type(screen.getByLabelText(/Transaction number/), '12')
    await send(opened)
    await screen.findByText(/10 to 30 letters and digits/)
    expect(api.calls('POST /orders/:id/proof')).toEqual([])
  })

  it('stays selected when it could not be sent', async () => {
    api.breaks('POST /orders/:id/proof')
    const opened = await openForm()
    await attach(opened, picture)
    await send(opened)
    expect(await screen.findAllByText('Failed to send payment proof')).not.toEqual([])
    expect(screen.getByText(/proof\.png/)).toBeTruthy()
  })
})
