import { describe, expect, it } from '@jest/globals'
import { paidByKinds } from '@store/contract/rules/payments/payment-status'
import { paidByNames } from '@store/contract/rules/payments/payment-words'
import type { OrderReceipts } from '@store/contract/schemas/payments/receipts'
import { fakeApi } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { openCard } from '../testing/open-card.tsx'
import { numbered, openList, serveList, withLayout } from '../testing/open-list.tsx'

const api = fakeApi()
const receiptsPath = 'GET /orders/:id/receipts'

const assignedAt = '2026-11-24T10:00:00.000Z'
const money: OrderReceipts = {
  paidBy: 'statement',
  open: 118,
  receipts: [
    {
      _id: 'receipt-1',
      source: 'statement',
      amount: 11_800,
      receivedOn: '2026-11-24',
      reference: 'HDFCN52026112400',
      assignedAt,
      assignedBy: 'Lakshmi',
    },
    {
      _id: 'receipt-2',
      source: 'hand',
      amount: 12,
      receivedOn: '2026-11-24',
      note: 'Tax deducted at source',
      assignedAt,
    },
  ],
}

async function openDetail(paymentStatus: 'pending' | 'paid') {
  withLayout()
  const order = numbered(1, { paymentStatus })
  serveList(api, [order])
  api.answers('GET /orders/:id', order)
  await openList(api, `/${order._id}?view=list`)
  return within(await screen.findByRole('article', { name: 'Order #000001' }))
}

describe('the money of an order', () => {
  it('is listed beside it: how much, how it is known, and who assigned it', async () => {
    api.answers(receiptsPath, money)
    const detail = await openDetail('paid')
    const table = within(await detail.findByRole('table', { name: 'Money received' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /^24 Nov 2026₹11,800Bank statementHDFCN52026112400Lakshmi, 24 Nov 2026/,
      ),
      expect.stringMatching(/₹12Set to paid by handTax deducted at sourcethe store/),
    ])
    expect(detail.getByText('₹118 is still open.')).toBeTruthy()
  })

  it('says that it failed to load, beside an order that is usable', async () => {
    api.breaks(receiptsPath)
    const detail = await openDetail('paid')
    await detail.findByText('Failed to load the money of this order')
    expect(detail.getByLabelText('Payment status')).toBeEnabled()
  })

  it('is not asked for while nothing is paid', async () => {
    const detail = await openDetail('pending')
    await detail.findByText('Total amount', { selector: 'p' })
    expect(api.calls(receiptsPath)).toHaveLength(0)
  })
})

it.each(paidByKinds)('an order that is paid by %s says so', async (paidBy) => {
  const { card } = await openCard(api, { paymentStatus: 'paid', paidBy })
  expect(card.getByText(paidByNames[paidBy])).toBeTruthy()
})
