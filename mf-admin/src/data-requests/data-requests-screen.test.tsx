import { expect, it, jest } from '@jest/globals'
import type { DataRequestOnDesk } from '@store/contract/schemas/accounts/data-request-desk'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { DataRequestsScreen } from './data-requests-screen.tsx'

const api = fakeApi()
const list = 'GET /admin/data-requests'
const request: DataRequestOnDesk = {
  _id: 'R1',
  kind: 'correction',
  person: { _id: 'U1', name: 'Meera Nair', email: 'meera@example.in' },
  wish: 'My name is Nayar.',
  askedAt: '2026-11-20T09:30:00.000Z',
  dueAt: '2096-12-20T09:30:00.000Z',
}

const open = (tab = '') =>
  renderWithStore(<DataRequestsScreen />, {
    route: `/superadmin/data-requests${tab}`,
    session: aUser({ role: 'superadmin' }),
  })

it('shows who asked what, and marks it as done with the answer', async () => {
  api.answers(list, { requests: [request] })
  api.answers('PUT /admin/data-requests/R1', { message: 'Request marked as done' })
  const { user } = open()
  const table = within(await screen.findByRole('table', { name: 'Data requests' }))
  for (const text of ['Meera Nair', 'My name is Nayar.', '20 Nov 2026', 'Due 20 Dec 2096']) {
    expect(table.getByText(text)).toBeTruthy()
  }
  await user.click(table.getByRole('button', { name: 'Answer Meera Nair' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Correction: Meera Nair' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as done' }))
  await dialog.findByText('Write what was done or answered')
  await user.type(dialog.getByRole('textbox'), 'Corrected')
  await user.click(dialog.getByRole('button', { name: 'Mark as done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls('PUT /admin/data-requests/R1')[0]?.body).toEqual({ answer: 'Corrected' })
})

it('enters what somebody asked by email', async () => {
  api.answers(list, { requests: [] })
  api.answers('POST /admin/data-requests', { message: 'Request entered' })
  const { user } = open()
  await screen.findByText('No open requests.')
  await user.click(screen.getByRole('button', { name: 'Enter request' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Enter request' }))
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'meera@example.in')
  await user.type(dialog.getByRole('textbox', { name: /^What was asked/ }), 'What do you have?')
  await user.click(dialog.getByRole('button', { name: 'Enter request' }))
  await waitFor(() =>
    expect(api.calls('POST /admin/data-requests')[0]?.body).toEqual({
      email: 'meera@example.in',
      kind: 'access',
      wish: 'What do you have?',
    }),
  )
})

it('prepares the notice of a breach as a file, once all parts are written', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:notice'
  URL.revokeObjectURL = () => undefined
  api.answers(list, { requests: [] })
  api.answers('POST /admin/breach-notice', {})
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Breach notice' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Breach notice' }))
  await user.click(dialog.getByRole('button', { name: 'Save the notice' }))
  await dialog.findByText('Choose what was touched')
  await user.click(dialog.getByRole('checkbox', { name: 'Delivery addresses' }))
  await user.type(dialog.getByLabelText(/^Since/), '2026-11-01')
  const parts = ['What happened', 'What it may mean for them', 'What was done', 'What they can do']
  for (const part of parts) {
    await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${part}`) }), part)
  }
  await user.click(dialog.getByRole('button', { name: 'Save the notice' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(api.calls('POST /admin/breach-notice')[0]?.body).toEqual({
    touched: ['addresses'],
    since: '2026-11-01',
    happened: 'What happened',
    consequences: 'What it may mean for them',
    measures: 'What was done',
    advice: 'What they can do',
  })
  save.mockRestore()
})

it('shows what is done, also what the store did itself', async () => {
  const done = { doneAt: '2026-11-21T09:30:00.000Z' }
  api.answers(list, {
    requests: [
      { ...request, ...done, answer: 'Corrected' },
      { ...request, _id: 'R2', kind: 'closing', withdrawnAt: '2026-11-22T09:30:00.000Z' },
    ],
  })
  open('?show=done')
  await screen.findByText('Done 21 Nov 2026')
  expect(screen.getByText('Answer: Corrected')).toBeTruthy()
  expect(screen.getByText('Undone by logging in 22 Nov 2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Answer / })).toBeNull()
})
