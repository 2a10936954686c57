import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Sales } from '@store/contract/schemas/payments/sales'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { SalesScreen } from './sales-screen.tsx'

const api = fakeApi()

const sales: Sales = {
  by: 'product',
  from: '2026-04-01',
  to: '2026-11-27',
  totals: { invoices: 3, pieces: 5, taxable: 1000, tax: 180, total: 1180 },
  rows: [
    {
      ...{ name: 'Toner', detail: 'LT-88A', invoices: 2 },
      ...{ pieces: 4, taxable: 900, tax: 162, total: 1062 },
    },
    {
      ...{ name: 'Cable', detail: 'C-9', invoices: 1 },
      ...{ pieces: 1, taxable: 100, tax: 18, total: 118 },
    },
  ],
}

beforeEach(() => api.answers('GET /admin/sales', sales))

const open = (route = '/reseller-admin/sales') =>
  renderWithStore(<SalesScreen />, { route, session: aUser({ role: 'reseller-admin' }) })

const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the sales', () => {
  it('show what was sold of each product, its share, and the sums', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'Sales' })
    const [, toner, cable] = within(table).getAllByRole('row')
    expect(toner && textsOf(toner)).toEqual([
      'TonerLT-88A',
      '2',
      '4',
      '₹900.00',
      '₹162.00',
      '₹1,062.00',
      '90.0 %',
    ])
    expect(cable && textsOf(cable).at(-1)).toBe('10.0 %')
    const sums = screen.getByRole('region', { name: 'All sales of the period' })
    expect(sums.textContent).toContain('₹1,180.00')
  })

  it('are added up by what is chosen, for the days of the address', async () => {
    open('/reseller-admin/sales?from=2026-11-01&to=2026-11-30')
    await screen.findByRole('table', { name: 'Sales' })
    api.answers('GET /admin/sales', {
      ...sales,
      by: 'month',
      rows: [{ name: '2026-11', invoices: 3, taxable: 1000, tax: 180, total: 1180 }],
    })
    fireEvent.change(screen.getByLabelText('Add up'), { target: { value: 'month' } })
    await screen.findByText('November 2026')
    const { query = [] } = api.calls('GET /admin/sales').at(-1) ?? {}
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ by: 'month', from: '2026-11-01', to: '2026-11-30', page: '1' },
    })
  })

  it('lead from a customer to the ledger', async () => {
    const row = { name: 'Mehta Infotech', detail: 'RS093769', customer: 'u1', invoices: 1 }
    api.answers('GET /admin/sales', {
      ...sales,
      by: 'customer',
      rows: [{ ...row, taxable: 1000, tax: 180, total: 1180 }],
    })
    open('/reseller-admin/sales?by=customer')
    const link = await screen.findByRole('link', { name: 'Mehta Infotech' })
    expect(link.getAttribute('href')).toBe('/reseller-admin/ledgers/u1')
  })

  it('say so when there are none', async () => {
    const none = { invoices: 0, taxable: 0, tax: 0, total: 0 }
    api.answers('GET /admin/sales', { ...sales, totals: none, rows: [] })
    open()
    await screen.findByText('Nothing was sold in these days.')
  })
})
