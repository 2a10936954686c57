import { describe, expect, it } from '@jest/globals'
import type { Ledger, LedgerList } from '@store/contract/schemas/payments/ledgers'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { aReceipt } from '../payments/testing/a-receipt.ts'
import { LedgerScreen } from './ledger-screen.tsx'
import { LedgersScreen } from './ledgers-screen.tsx'

const api = fakeApi()
const session = aUser({ role: 'reseller-admin' })
const order = '01JD000000000000000005XBNR'

const ageing = {
  ...{ notDue: 200, days30: 0, days60: 3000, days90: 0, over90: 0 },
  ...{ advances: 50, balance: 3150 },
}
const buyer = {
  _id: 'u1',
  name: 'Asha Mehta',
  firmName: 'Mehta Infotech',
  role: 'reseller',
  businessId: 'RS093769',
}

function aLedger(given: Partial<Ledger> = {}): Ledger {
  return {
    buyer,
    asOf: '2026-11-27T06:00:00.000Z',
    from: '2026-04-01',
    to: '2026-11-27',
    opening: 0,
    entries: [
      { kind: 'opening', day: '2026-04-01', label: 'T-118', item: 'i1', debit: 200, balance: 200 },
      { kind: 'invoice', day: '2026-09-28', label: 'INV/1', order, debit: 3000, balance: 3200 },
      {
        kind: 'advance',
        day: '2026-11-01',
        label: 'UTR1',
        receipt: 'r1',
        credit: 50,
        balance: 3150,
      },
    ],
    debits: 3200,
    credits: 50,
    closing: 3150,
    ageing,
    bills: [{ label: 'INV/1', order, dueOn: '2026-09-28', amount: 3000 }],
    ordered: { count: 0, total: 0 },
    confirmations: [],
    ...given,
  }
}

async function open(ledger = aLedger()) {
  api.answers('GET /ledgers/:id', ledger)
  api.answers('GET /ledgers/:id/credit', {})
  const rendered = renderWithStore(<LedgerScreen />, {
    route: '/reseller-admin/ledgers/u1',
    path: '/reseller-admin/ledgers/:id',
    session,
  })
  await screen.findByRole('heading', { name: 'Ledger of Mehta Infotech, RS093769' })
  return rendered
}

describe('the ledgers of all buyers', () => {
  it('have totals, and lead to the ledger of each buyer', async () => {
    const list: LedgerList = {
      asOf: '2026-11-27T06:00:00.000Z',
      totals: { ...ageing, notDue: 500, balance: 3450 },
      buyers: [{ ...buyer, ...ageing, oldestDueOn: '2026-09-28', answer: 'differs' }],
    }
    api.answers('GET /ledgers', list)
    renderWithStore(<LedgersScreen />, { route: '/reseller-admin/ledgers', session })
    const table = await screen.findByRole('table', { name: 'Ledgers' })
    const [, sums, row] = within(table).getAllByRole('row')
    expect(sums?.textContent).toBe('All buyers₹500₹3,000₹50₹3,450')
    expect(row?.textContent).toMatch(
      /^Mehta InfotechAsha Mehta · Reseller · RS09376928 Sept 2026₹200₹3,000₹50₹3,150Differs$/,
    )
    expect(screen.getByRole('link', { name: 'Mehta Infotech' })).toHaveAttribute(
      'href',
      '/reseller-admin/ledgers/u1',
    )
  })

  it('are found by a part of name or ID, with the sums of who is found', async () => {
    const list = {
      asOf: '2026-11-27T06:00:00.000Z',
      totals: ageing,
      buyers: [{ ...buyer, ...ageing }],
    }
    api.answers('GET /ledgers', list)
    const { user } = renderWithStore(<LedgersScreen />, {
      route: '/reseller-admin/ledgers?page=2',
      path: '/reseller-admin/ledgers',
      session,
    })
    await user.type(await screen.findByRole('searchbox', { name: 'Search ledgers' }), 'rs093769')
    await screen.findByText('All found')
    const asked = Object.fromEntries(api.calls('GET /ledgers').at(-1)?.query ?? [])
    expect(asked).toEqual({ q: 'rs093769', page: '1', limit: '50' })
    api.answers('GET /ledgers', { ...list, buyers: [] })
    await user.type(screen.getByRole('searchbox', { name: 'Search ledgers' }), '1')
    await screen.findByText('No ledger found.')
  })

  it('say so when nobody owes anything', async () => {
    const none = { notDue: 0, days30: 0, days60: 0, days90: 0, over90: 0, advances: 0, balance: 0 }
    api.answers('GET /ledgers', { asOf: '2026-11-27T06:00:00.000Z', totals: none, buyers: [] })
    renderWithStore(<LedgersScreen />, { route: '/reseller-admin/ledgers', session })
    expect(await screen.findByText('Nobody owes anything.')).toBeTruthy()
  })
})

describe('the ledger of a buyer', () => {
  it('takes an advance from before as an opening balance below zero', async () => {
    const { user } = await open()
    api.answers('POST /ledgers/:id/items', { message: 'Entry recorded' })
    await user.click(screen.getByRole('button', { name: 'Record an entry' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'advance')
    await user.type(dialog.getByRole('textbox', { name: /^Number or note/ }), 'Old advance')
    fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2026-03-31' } })
    await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '1,200.50')
    await user.keyboard('{Enter}')
    await screen.findByText('Entry recorded')
    expect(api.calls('POST /ledgers/:id/items')[0]?.body).toEqual({
      kind: 'opening',
      label: 'Old advance',
      day: '2026-03-31',
      amount: -1200.5,
    })
  })

  it('voids an entry with a reason, and removes an advance', async () => {
    const { user } = await open()
    const strike = 'POST /ledgers/:id/items/:itemId/strike'
    api.answers(strike, { message: 'Entry voided' })
    await user.click(screen.getByRole('button', { name: 'Void T-118' }))
    await user.keyboard('{Enter}')
    expect(api.calls(strike)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Paid in March{Enter}')
    await screen.findByText('Entry voided')
    expect(api.calls(strike)[0]).toMatchObject({
      path: '/api/ledgers/u1/items/i1/strike',
      body: { reason: 'Paid in March' },
    })
    const message = 'The payment is no advance of this buyer any more'
    api.answers('DELETE /ledgers/:id/receipts/:receiptId', { message })
    await user.click(screen.getByRole('button', { name: 'Remove the advance UTR1' }))
    await screen.findByText(message)
  })

  it('records TDS of an open bill', async () => {
    const { user } = await open()
    api.answers('POST /orders/:id/withheld-tax', { message: 'TDS recorded' })
    await user.click(screen.getByRole('button', { name: 'Record TDS of INV/1' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '3')
    await user.type(dialog.getByRole('textbox', { name: /^Certificate/ }), '26Q-1{Enter}')
    await screen.findByText('TDS recorded')
    expect(api.calls('POST /orders/:id/withheld-tax')[0]).toMatchObject({
      path: `/api/orders/${order}/withheld-tax`,
      body: { amount: 3, reference: '26Q-1' },
    })
  })

  it('takes a payment without an order as an advance', async () => {
    const { user } = await open()
    const receipt = aReceipt(2, {
      state: 'waiting',
      _id: 'r2',
      amount: 700,
      open: 700,
      receivedOn: '2026-11-24',
    })
    api.answers('GET /receipts', { receipts: [receipt] })
    api.answers('PUT /ledgers/:id/receipts/:receiptId', { message: 'Done' })
    await user.click(screen.getByRole('button', { name: 'Add an advance' }))
    await user.click(await screen.findByRole('button', { name: '₹700 of 24 Nov 2026' }))
    await screen.findByText('Done')
    expect(api.calls('PUT /ledgers/:id/receipts/:receiptId')[0]?.path).toBe(
      '/api/ledgers/u1/receipts/r2',
    )
  })

  it('shows what the buyer answered about the balance', async () => {
    const given = {
      ...{ _id: 'c1', at: '2026-11-10T06:00:00.000Z', from: '2026-04-01', to: '2026-10-31' },
      ...{ balance: 3200, answer: 'differs' as const, by: 'Asha Mehta', changed: true },
      message: 'My cheque is missing',
    }
    await open(aLedger({ confirmations: [given] }))
    const table = screen.getByRole('table', { name: 'Answers about the balance' })
    expect(table.textContent).toMatch(/Differs My cheque is missingThe ledger has changed since/)
  })

  it('says so when there is none', async () => {
    api.refuses('GET /ledgers/:id', 404, { message: 'There is no such ledger.' })
    const route = '/reseller-admin/ledgers/u1'
    renderWithStore(<LedgerScreen />, { route, path: '/reseller-admin/ledgers/:id', session })
    expect(await screen.findByText('There is no such ledger.')).toBeTruthy()
  })
})
