import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { anOrder, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AccountStatementScreen } from './account-statement-screen.tsx'
import { aLedger } from './testing/a-ledger.ts'

const api = fakeApi()
const path = 'GET /ledgers/:id'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:statement'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

async function open(ledger = aLedger(), route = '/account-statement') {
  api.answers('GET /orders', { orders: [] })
  api.answers(path, ledger)
  const session = aUser({ role: 'reseller' })
  const rendered = renderWithStore(<AccountStatementScreen />, { route, session })
  await screen.findByRole('table', { name: 'Statement of account' })
  return rendered
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('the statement of a buyer', () => {
  it('has each paper with its order, and the balance before, after and between', async () => {
    await open()
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows.map(cellsOf)).toEqual([
      ['1 Apr 2026', 'Opening balance', '', '', '₹500 in advance'],
      ['1 Nov 2026', expect.stringMatching(/^InvoiceINV.26-27.00001 #/), '₹5,000', '', '₹4,500'],
      ['20 Nov 2026', 'PaymentUTR1 ', '', '₹1,500', '₹3,000'],
      ['27 Nov 2026', 'Closing balance', '₹5,000', '₹1,500', '₹3,000'],
    ])
    expect(screen.getByRole('link', { name: /^#/ })).toHaveAttribute(
      'href',
      '/orders/01JD000000000000000005XBNR',
    )
    expect(screen.getByText('2 orders not sent yet: ₹800, billed on dispatch')).toBeTruthy()
  })

  it('is asked for the days in the address, and another period changes it', async () => {
    const { user, router } = await open(
      aLedger(),
      '/account-statement?from=2026-10-01&to=2026-10-31',
    )
    expect(String(api.calls(path)[0]?.query)).toBe('from=2026-10-01&to=2026-10-31')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Period' }),
      screen.getByRole('option', { name: /^This financial year/ }),
    )
    await screen.findByRole('table', { name: 'Statement of account' })
    expect(router.state.location.search).toBe('')
  })

  it('is saved as PDF and as a sheet', async () => {
    const { user } = await open()
    api.answers('GET /ledgers/:id/file', {})
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))
    await user.click(await screen.findByRole('button', { name: 'Download Excel' }))
    await waitFor(() => expect(saved).toEqual(['account-statement.pdf', 'account-statement.xlsx']))
  })

  it('is shared by a link that says when it ends, and can be closed', async () => {
    const { user } = await open()
    const link = { path: '/api/ledger-links/t', expiresAt: '2026-12-04T18:30:00.000Z' }
    api.answers('POST /ledgers/:id/links', link)
    await user.click(screen.getByRole('button', { name: 'Share by link' }))
    await screen.findByText('Open to everybody who has it, until 4 Dec 2026')
    api.answers('DELETE /ledgers/:id/links', { message: 'All links to this statement are closed' })
    await user.click(screen.getByRole('button', { name: 'Close all links' }))
    await screen.findByText('All links to this statement are closed')
    expect(screen.getByRole('button', { name: 'Share by link' })).toBeTruthy()
  })
})

describe('open bills', () => {
  const order = '01JD000000000000000005XBNR'
  const bills = [
    { label: 'T-118', dueOn: '2025-03-31', amount: 12_500.5 },
    { label: 'INV/26-27/00001', order, dueOn: '2026-11-26', amount: 3000 },
    { label: 'INV/26-27/00002', order: '01JD000000000000000005XBNS', amount: 500 },
  ]
  const list = async () => within(await screen.findByRole('region', { name: 'Open bills' }))

  it('say what is due since when, the oldest first', async () => {
    await open(aLedger({ bills }))
    const rows = (await list()).getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual([
      'T-118₹12,500.50 · due on 31 Mar 2025 · 606 days overduePay',
      'INV/26-27/00001₹3,000 · due on 26 Nov 2026 · 1 day overdueOpen',
      'INV/26-27/00002₹500Open',
    ])
  })

  it('lead to the page that pays the order, while it waits for a transfer', async () => {
    const { paymentProof: _proof, proofStatus: _status, ...unpaid } = anOrder({ _id: order })
    const opened = open(aLedger({ bills }))
    const shipped: Order = {
      ...{ ...unpaid, orderStatus: 'shipped', paymentStatus: 'pending' },
      ...{ paymentCode: 'ACDE-FGHJ', creditDays: 30 },
    }
    api.answers('GET /orders', { orders: [shipped] })
    await opened
    const pay = await screen.findByRole('link', { name: 'Pay INV/26-27/00001' })
    expect(pay).toHaveAttribute('href', `/orders/${order}`)
    expect(screen.getByRole('link', { name: 'Open INV/26-27/00002' })).toBeVisible()
  })

  it('of no order are paid by a transfer that names the buyer', async () => {
    const bank = {
      ...{ accountHolder: 'Store Private Limited', bank: 'State Bank of India' },
      ...{ accountNumber: '12345678901', ifsc: 'SBIN0000001', branch: 'Fort, Mumbai' },
    }
    api.answers('GET /settings/payment', bank)
    const { user } = await open(
      aLedger({ bills, buyer: { ...aLedger().buyer, businessId: 'RS093769' } }),
    )
    await user.click(screen.getByRole('button', { name: 'Pay T-118' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Pay T-118' }))
    await dialog.findByText('SBIN0000001')
    expect(dialog.getByText('RS093769 T-118')).toBeVisible()
    expect(dialog.getByText('₹12,500.50')).toBeVisible()
  })

  it.each([
    ['a statement of former days', { to: '2026-10-31' }],
    ['a buyer whose advances are more', { ageing: { ...aLedger().ageing, balance: -100 } }],
  ])('are not asked for in %s', async (_, given) => {
    await open(aLedger({ bills, ...given }))
    expect(screen.queryByRole('region', { name: 'Open bills' })).toBeNull()
  })
})

describe('the balance', () => {
  it('is agreed to as it is shown', async () => {
    const { user } = await open()
    const message = 'Thank you. Your agreement is recorded'
    api.answers('POST /ledgers/:id/confirmations', { message })
    await user.click(screen.getByRole('button', { name: 'Yes, it is right' }))
    await screen.findByText(message)
    expect(api.calls('POST /ledgers/:id/confirmations')[0]?.body).toEqual({
      from: '2026-04-01',
      to: '2026-11-27',
      seen: 3000,
      answer: 'agrees',
    })
  })

  it('differs with a message only', async () => {
    const { user } = await open()
    const route = 'POST /ledgers/:id/confirmations'
    api.answers(route, { message: 'Thank you. The store will look at the difference' })
    await user.click(screen.getByRole('button', { name: 'No, something differs' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(api.calls(route)).toEqual([])
    const field = screen.getByRole('textbox', { name: /^Which bill or payment/ })
    await user.type(field, 'My cheque is missing')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Thank you. The store will look at the difference')
    expect(api.calls(route)[0]?.body).toMatchObject({
      answer: 'differs',
      message: 'My cheque is missing',
    })
  })

  it('shows what was answered before, and that it has changed since', async () => {
    const given = {
      _id: 'c1',
      at: '2026-11-10T06:00:00.000Z',
      from: '2026-04-01',
      to: '2026-10-31',
      balance: 4500,
      answer: 'agrees' as const,
      by: 'Asha Mehta',
      changed: true,
    }
    await open(aLedger({ confirmations: [given] }))
    expect(screen.getByText(/₹4,500 on 31 Oct 2026/).textContent).toMatch(/changed since/)
  })
})
