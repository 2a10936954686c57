import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { TaxesScreen } from './taxes-screen.tsx'
import { aDocument, aMonth } from './testing/a-month.ts'

const api = fakeApi()
const route = 'GET /admin/taxes'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  // jsdom supports no blob URLs and follows no link; the test records the file instead.
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

const open = (search = '') =>
  renderWithStore(<TaxesScreen />, {
    route: `/superadmin/taxes${search}`,
    session: aUser({ role: 'superadmin' }),
  })

/** What the last call of a route asked for. */
const lastQuery = (of: Parameters<typeof api.calls>[0]) =>
  Object.fromEntries(api.calls(of).at(-1)?.query ?? [])

/** The row of a document. */
const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr')
  if (!row) throw new Error('there is no row')
  return within(row)
}

describe('taxes', () => {
  it('show the documents of a month, what is missing, and how many the return lacks', async () => {
    api.answers(route, aMonth())
    open()
    const row = await rowOf('INV/26-27/00402')
    expect(row.getByText('In no return')).toBeTruthy()
    expect(row.getByText('HDMI cable has no HSN.')).toBeTruthy()
    expect((await rowOf('INV/26-27/00401')).getByText('Nothing')).toBeTruthy()
    screen.getByText('The return lacks 1 document. The register says what it lacks.')
    screen.getByText('₹3,564.57')
    screen.getByText(/The portals have the last word/)
  })

  it('save the return under the name of GSTN’s tool, e-invoices and the register', async () => {
    api.answers(route, aMonth())
    for (const file of ['gstr1', 'e-invoices', 'register'])
      api.answers(`GET /admin/taxes/${file}`, {})
    const { user } = open()
    for (const name of ['GSTR-1', 'E-invoices (1)', 'Register Excel', 'Register CSV'])
      await user.click(await screen.findByRole('button', { name }))
    await waitFor(() =>
      expect(saved).toEqual([
        expect.stringMatching(/^returns_\d+_R1_36AABCS1995K1ZX_offline\.json$/),
        'e-invoices-2026-11.json',
        'register-2026-11.xlsx',
        'register-2026-11.csv',
      ]),
    )
    expect(lastQuery('GET /admin/taxes/gstr1')).toMatchObject({
      ...{ month: '2026-11', seller: '36AABCS1995K1ZX' },
    })
  })

  it('offer the e-invoice of a document once e-invoices are due, and say before that none is required', async () => {
    const name = 'E-invoice of INV/26-27/00401'
    api.answers(route, aMonth())
    const { unmount } = open()
    const row = await rowOf('INV/26-27/00401')
    expect(row.queryByRole('button', { name })).toBeNull()
    screen.getByText(/^E-invoices are not required in this month/)
    unmount()
    api.answers(route, aMonth({ isEInvoiceDue: true }))
    api.answers('GET /admin/taxes/e-invoices', {})
    const { user } = open()
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(saved).toEqual(['e-invoices-INV-26-27-00401.json']))
    expect(screen.queryByText(/^E-invoices are not required/)).toBeNull()
  })

  it('name the day since which a setting holds', async () => {
    api.answers(route, aMonth())
    open()
    const table = within(await screen.findByRole('table', { name: 'What holds in this month' }))
    table.getByRole('row', { name: /are listed above ₹1,00,000 1 Aug 2024/ })
  })

  it('add what a document lacks, and read the month again', async () => {
    api.answers(route, aMonth())
    const { user } = open()
    const row = await rowOf('INV/26-27/00402')
    await user.click(row.getByRole('button', { name: 'Add what is missing in INV/26-27/00402' }))
    const dialog = within(screen.getByRole('dialog', { name: 'What INV/26-27/00402 lacks' }))
    await user.type(dialog.getByRole('textbox', { name: 'HSN or SAC' }), '85444299')
    api.answers('POST /admin/taxes/details', { message: 'What INV/26-27/00402 lacked was added' })
    api.answers(route, aMonth({ documents: [aDocument()], shown: 1 }))
    await user.click(dialog.getByRole('button', { name: 'Add to the files' }))
    await screen.findByText('What INV/26-27/00402 lacked was added')
    expect(api.calls('POST /admin/taxes/details')[0]?.body).toEqual({
      number: 'INV/26-27/00402',
      lines: [{ line: 2, hsn: '85444299', unit: 'PCS' }],
      ...{ address: '', city: '', pincode: '' },
    })
    await waitFor(() => expect(screen.queryByText('HDMI cable has no HSN.')).toBeNull())
  })

  it('make an e-way bill with its transport', async () => {
    api.answers(route, aMonth({ documents: [aDocument({ ewayBill: 'own' })] }))
    api.answers('POST /admin/taxes/eway-bill', {})
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'E-way bill of INV/26-27/00401' }))
    const dialog = within(screen.getByRole('dialog', { name: 'E-way bill of INV/26-27/00401' }))
    await user.type(dialog.getByRole('textbox', { name: /Vehicle number/ }), 'TS09UA4321')
    await user.click(dialog.getByRole('button', { name: 'Save the file' }))
    await waitFor(() => expect(saved).toEqual(['eway-bill-INV-26-27-00401.json']))
    expect(api.calls('POST /admin/taxes/eway-bill')[0]?.body).toEqual({
      ...{ number: 'INV/26-27/00401', mode: 'road', vehicleNumber: 'TS09UA4321' },
    })
  })

  it('say that an e-way bill comes from the IRN where an e-invoice is due (taxes 4.8)', async () => {
    api.answers(route, aMonth({ documents: [aDocument({ ewayBill: 'of-irn' })] }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'E-way bill of INV/26-27/00401' }))
    const dialog = within(screen.getByRole('dialog', { name: 'E-way bill of INV/26-27/00401' }))
    dialog.getByText(/Get its e-way bill from the IRN/)
    expect(dialog.queryByRole('button', { name: 'Save the file' })).toBeNull()
  })

  it('leave out what the portal has from IRNs, once e-invoices are due (taxes 2.16)', async () => {
    api.answers(route, aMonth({ isEInvoiceDue: true }))
    api.answers('GET /admin/taxes/gstr1', {})
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /the portal has them/ }))
    await user.click(screen.getByRole('button', { name: 'GSTR-1' }))
    await waitFor(() =>
      expect(lastQuery('GET /admin/taxes/gstr1')).toMatchObject({
        withoutRegistered: 'true',
      }),
    )
  })

  it('are filtered, and those of another month and seller, by the address', async () => {
    api.answers(route, aMonth({ sellers: ['29AABCS1995K1ZS', '36AABCS1995K1ZX'] }))
    const { user } = open('?month=2026-11')
    await screen.findByRole('link', { name: 'INV/26-27/00401' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'stopped')
    await waitFor(() =>
      expect(lastQuery(route)).toMatchObject({ month: '2026-11', show: 'stopped' }),
    )
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'GST number of the seller' }),
      '29AABCS1995K1ZS',
    )
    await waitFor(() => expect(lastQuery(route)).toMatchObject({ seller: '29AABCS1995K1ZS' }))
  })

  it('take a setting from a day on, with its source', async () => {
    api.answers(route, aMonth())
    api.answers('POST /admin/taxes/settings', { message: 'Setting added' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add setting' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add setting' }))
    await user.type(dialog.getByRole('textbox', { name: /Value/ }), 'perhaps')
    await user.type(dialog.getByRole('textbox', { name: /Source/ }), 'Turnover of 2025-26')
    await user.click(dialog.getByRole('button', { name: 'Add Setting' }))
    await dialog.findByText('Enter yes or no.')
    await user.clear(dialog.getByRole('textbox', { name: /Value/ }))
    await user.type(dialog.getByRole('textbox', { name: /Value/ }), 'yes')
    await user.click(dialog.getByRole('button', { name: 'Add Setting' }))
    await screen.findByText('Setting added')
    expect(api.calls('POST /admin/taxes/settings').map(({ body }) => body)).toEqual([
      {
        ...{ name: 'eInvoiceDue', state: '', from: '2026-11-01', value: 'yes' },
        source: 'Turnover of 2025-26',
      },
    ])
  })

  it('number the reasons for cancelling as each portal does (taxes 3.9)', async () => {
    api.answers(route, aMonth())
    open()
    const table = within(await screen.findByRole('table', { name: 'Numbers of the reasons' }))
    const rows = table.getAllByRole('row').slice(1)
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(cells).toEqual([
      ['Duplicate', '1', '1'],
      ['Data entry mistake', '2', '3'],
      ['Order cancelled', '3', '2'],
      ['Others', '4', '4'],
    ])
  })

  it('say that nothing was issued, and that the seller is not set', async () => {
    api.answers(route, aMonth({ seller: '', sellers: [], documents: [], shown: 0 }))
    open()
    await screen.findByText('No invoices or credit notes were issued in this month.')
    screen.getByText(/Set the seller with its GST number/)
  })
})
