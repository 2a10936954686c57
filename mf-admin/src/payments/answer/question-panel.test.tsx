import { describe, expect, it } from '@jest/globals'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { fakeApi } from '@store/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMatch, aReceipt, aReceiptOrder } from '../testing/a-receipt.ts'
import { findRows, openPayments, serveReceipts } from '../testing/open-payments.tsx'

const api = fakeApi()
const answers = 'POST /receipts/answers'
const given = () => api.calls(answers).map(({ body }) => body)
const panel = async () => within(await screen.findByRole('article'))

const why = 'Perhaps the same as ₹11,800 of 24 Nov 2026 in november.xls, which has no order yet.'
const phantom = (number: number) =>
  aReceipt(number, {
    state: 'proposed',
    match: { difference: 'same-transfer', why, parts: [], alternatives: [] },
  })
const returned = aReceipt(1, {
  state: 'proposed',
  open: 0,
  parts: [{ order: aReceiptOrder(1), amount: 11_800, assignedAt: '2026-11-24T10:00:00.000Z' }],
  match: {
    difference: 'returned',
    why: 'The bank took ₹11,800 back on 26 Nov 2026 (november.csv): "REV:CHQ DEP RET". It is still assigned to #000001.',
    parts: [],
    alternatives: [],
  },
})

function serveAnswers(receipts: Map<string, Receipt>, changed: Partial<Receipt>) {
  api.answers(answers, ({ body }) => {
    const { ids } = body as { ids: string[] }
    return {
      results: ids.map((_id) => {
        const receipt = { ...(receipts.get(_id) ?? aReceipt(1)), ...changed }
        receipts.set(_id, receipt)
        return { _id, receipt }
      }),
    }
  })
}

describe('a payment that may be a duplicate', () => {
  it('says where from, offers no order, and is closed by one key', async () => {
    const receipts = serveReceipts(api, [phantom(1)])
    serveAnswers(receipts, { state: 'settled', closed: 'same' })
    const { user } = openPayments('?tab=proposed')
    const shown = await panel()
    expect(shown.getByText('Possible duplicate.')).toBeTruthy()
    expect(shown.getByText(why)).toBeTruthy()
    expect(shown.queryByRole('button', { name: 'Assign' })).toBeNull()
    await user.keyboard('y')
    await screen.findByText('₹11,800: Duplicate of another statement')
    expect(given()).toEqual([{ ids: [phantom(1)._id], answer: 'same' }])
    await screen.findByText('No payments to check.')
    api.answers('DELETE /receipts/:id/answers', ({ params }) => {
      receipts.set(String(params.id), phantom(1))
      return { message: 'Payment reopened', receipt: phantom(1) }
    })
    await user.keyboard('u')
    await screen.findByText('Payment reopened')
    expect(await findRows()).toHaveLength(1)
  })

  it('is another payment by one key', async () => {
    const receipts = serveReceipts(api, [phantom(1)])
    serveAnswers(receipts, { state: 'exact', match: aMatch(aReceiptOrder(1)) })
    const { user } = openPayments('?tab=proposed')
    await panel()
    await user.keyboard('n')
    await screen.findByText('Saved')
    expect(given()).toEqual([{ ids: [phantom(1)._id], answer: 'different' }])
    await screen.findByText('No payments to check.')
  })

  it('is answered about with all others of its statement', async () => {
    const receipts = serveReceipts(api, [phantom(1), phantom(2), phantom(3)])
    serveAnswers(receipts, { state: 'settled', closed: 'same' })
    const { user } = openPayments('?tab=proposed')
    await findRows()
    await user.click(screen.getByRole('button', { name: 'Mark all 3 as duplicates' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: /these 3 payments duplicates/,
    })
    await user.click(within(dialog).getByRole('button', { name: 'Yes, all of them' }))
    await screen.findByText('3 payments: Duplicate of another statement')
    expect(given()).toEqual([
      { ids: [1, 2, 3].map((number) => phantom(number)._id), answer: 'same' },
    ])
  })

  it('stays when the answer is refused, with the reason', async () => {
    serveReceipts(api, [phantom(1)])
    const message =
      'This was answered meanwhile, or is no longer in question. Look at the payment again.'
    api.answers(answers, { results: [{ _id: phantom(1)._id, code: 'question_gone', message }] })
    const { user } = openPayments('?tab=proposed')
    await panel()
    await user.keyboard('y')
    await screen.findByText(message)
    expect(await findRows()).toHaveLength(1)
  })
})

describe('a payment that the bank took back', () => {
  it('leaves its orders by one key', async () => {
    const receipts = serveReceipts(api, [returned])
    serveAnswers(receipts, { state: 'settled', parts: [], closed: 'returned' })
    const { user } = openPayments('?tab=proposed')
    const shown = await panel()
    expect(shown.getByText('Returned by the bank.')).toBeTruthy()
    expect(shown.getByRole('button', { name: /Yes, take it off its orders/ })).toBeTruthy()
    await user.keyboard('y')
    await waitFor(() => expect(given()).toEqual([{ ids: [returned._id], answer: 'returned' }]))
    await screen.findByText('₹11,800: Returned by the bank')
  })
})

describe('a second payment of a paid order', () => {
  const why =
    'It has the code of #000001, paid on 20 Nov 2026: paid twice? Pay it back, or choose another order.'
  const second = aReceipt(1, {
    state: 'proposed',
    match: { difference: 'paid-twice', why, parts: [], alternatives: [aReceiptOrder(2)] },
  })

  it('is for another order, or was paid back', async () => {
    const receipts = serveReceipts(api, [second])
    serveAnswers(receipts, { state: 'settled', closed: 'refunded' })
    const { user } = openPayments('?tab=proposed')
    const shown = await panel()
    expect(shown.getByText(why)).toBeTruthy()
    expect(shown.getByRole('button', { name: /#000002 Meera Shah/ })).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'It was paid back' }))
    const dialog = within(screen.getByRole('dialog', { name: '₹11,800 went back' }))
    await user.click(dialog.getByRole('button', { name: 'Record refund' }))
    expect(dialog.getByText(/^Enter the reference of the bank/)).toBeVisible()
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2026-11-20' } })
    await user.type(dialog.getByRole('textbox', { name: /^Bank reference/ }), ' HDFCN1 ')
    await user.click(dialog.getByRole('button', { name: 'Record refund' }))
    await screen.findByText('₹11,800: Paid back')
    const refund = { refundedOn: '2026-11-20', reference: 'HDFCN1' }
    expect(given()).toEqual([{ ids: [second._id], answer: 'refunded', refund }])
  })

  it('that is closed says why, and is reopened', async () => {
    const closed = { ...second, state: 'settled' as const, closed: 'refunded' as const }
    serveReceipts(api, [closed])
    api.answers('DELETE /receipts/:id/answers', {
      message: 'Payment reopened',
      receipt: second,
    })
    const { user } = openPayments('?tab=settled')
    const shown = await panel()
    expect(shown.getByText('Paid back: it is for no order.')).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Reopen' }))
    await screen.findByText('Payment reopened')
    expect(api.calls('DELETE /receipts/:id/answers')).toHaveLength(1)
  })
})
