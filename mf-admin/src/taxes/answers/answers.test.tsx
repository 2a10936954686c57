import { expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { TaxesScreen } from '../taxes-screen.tsx'
import { aDocument, aMonth } from '../testing/a-month.ts'

const api = fakeApi()
const route = 'GET /admin/taxes'
const answers = 'POST /admin/taxes/answers'
const irn = 'a1b2c3d4e5'.padEnd(64, '0')
const eInvoice = { irn, acknowledgedAt: '2026-11-03T07:10:00.000Z' }

const open = () =>
  renderWithStore(<TaxesScreen />, {
    route: '/superadmin/taxes',
    session: aUser({ role: 'superadmin' }),
  })
const answer = () => new File(['[]'], 'answer.json', { type: 'application/json' })

it('an answer is uploaded, and the documents have their IRN and e-way bill (taxes 5.2)', async () => {
  api.answers(route, aMonth())
  api.answers(answers, { message: 'Stored: 1 IRN and 1 e-way bill number' })
  const { user } = open()
  const input = await screen.findByLabelText('Answer of a portal')
  const documents = [
    aDocument({
      ...{ eInvoice, ewayBillNumber: '391001240187' },
      ewayBillValidUntil: '2026-11-05T18:29:00.000Z',
    }),
  ]
  api.answers(route, aMonth({ documents, shown: 1 }))
  await user.upload(input, answer())
  await screen.findByText('Stored: 1 IRN and 1 e-way bill number')
  await screen.findByText('IRN a1b2c3d4e5…')
  await screen.findByText(/^E-way bill 391001240187, valid until 5 Nov/)
  const { body } = api.calls(answers)[0] ?? {}
  expect(body instanceof FormData && body.has('answer')).toBe(true)
})

it('lines that do not match are named, one by one', async () => {
  api.answers(route, aMonth())
  const message = 'Nothing was stored: 1 line does not match, of 3.'
  const line = 'Line 2: There is no document INV/26-27/00077.'
  api.refuses(answers, 400, { message, errors: [{ field: 'answer.2', message: line }] })
  const { user } = open()
  await user.upload(await screen.findByLabelText('Answer of a portal'), answer())
  await screen.findByText(message)
  const list = within(screen.getByRole('list', { name: 'Lines that do not match' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([line])
})

it('what was cancelled is stored with the number that its portal gives the reason (taxes 5.4)', async () => {
  api.answers(
    route,
    aMonth({ documents: [aDocument({ eInvoice, ewayBillNumber: '391001240187' })] }),
  )
  api.answers('POST /admin/taxes/cancellations', { message: 'Cancellation stored' })
  const { user } = open()
  const name = 'Cancelled at the portal: INV/26-27/00401'
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(screen.getByRole('dialog', { name }))
  const reasons = () =>
    within(dialog.getByRole('combobox', { name: /^Reason/ }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(reasons()).toContain('3, Order cancelled')
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'What was cancelled' }),
    'eway-bill',
  )
  expect(reasons()).toContain('2, Order cancelled')
  await user.click(dialog.getByRole('button', { name: 'Store the cancellation' }))
  await waitFor(() =>
    expect(api.calls('POST /admin/taxes/cancellations')[0]?.body).toEqual({
      ...{ number: 'INV/26-27/00401', of: 'eway-bill', reason: 'order-cancelled' },
    }),
  )
})

it('a cancelled one says so, and is not cancelled again', async () => {
  const cancelled = { ...eInvoice, cancelReason: 'duplicate' as const }
  api.answers(route, aMonth({ documents: [aDocument({ eInvoice: cancelled })] }))
  open()
  await screen.findByText('IRN cancelled: Duplicate')
  expect(screen.queryByRole('button', { name: /^Cancelled at the portal/ })).toBeNull()
})
