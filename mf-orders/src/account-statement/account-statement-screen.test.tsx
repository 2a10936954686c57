import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
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
