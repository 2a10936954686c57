import { beforeEach, describe, expect, it } from '@jest/globals'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import { aShipping, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { UserScreen } from './user-screen.tsx'

const api = fakeApi()

const details: UserDetails = {
  _id: 'u1',
  name: 'Meera Shah',
  email: 'meera@shop.test',
  mobile: '9876543210',
  role: 'distributor',
  firmName: 'Shah Traders',
  constitutionOfFirm: 'Partnership',
  panNumber: 'AAPFU0939F',
  gstNumber: '27AAPFU0939F1ZV',
  distributorId: 'DS123456',
  disabled: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  lastSignInAt: '2026-11-22T04:30:00.000Z',
  addresses: [{ ...aShipping({ city: 'Nagpur' }), _id: 'a1', isDefault: true }],
  orders: {
    count: 12,
    total: 149950.5,
    owed: 8_400,
    last: [
      {
        _id: '01JABCDEFG123456',
        createdAt: '2026-11-21T09:30:00.000Z',
        totalAmount: 8_400,
        orderStatus: 'shipped',
        paymentStatus: 'pending',
      },
    ],
  },
}
const aSession = (_id: string, current = false) => ({
  _id,
  createdAt: '2026-11-22T04:30:00.000Z',
  expiresAt: '2026-11-22T16:30:00.000Z',
  current,
})

function answerWith(overrides: Partial<UserDetails> = {}, sessions = [aSession('s1')]) {
  api.answers('GET /admin/users/:id', { ...details, ...overrides })
  api.answers('GET /admin/users/:id/sessions', { sessions, total: sessions.length })
  api.answers('GET /admin/users', { users: [] })
  api.answers('GET /ledgers/:id', { closing: 12_500 })
  api.answers('GET /ledgers/:id/credit', {})
  api.answers('GET /admin/users/:id/note', { note: 'Pays in the first week of the month' })
}

const open = () =>
  renderWithStore(<UserScreen />, {
    route: '/superadmin/users/u1',
    path: '/superadmin/users/:id',
    session: aUser({ role: 'superadmin' }),
  })
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page of a user', () => {
  beforeEach(() => answerWith())

  it('shows account, firm, orders and addresses, with links to what belongs to them', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Meera Shah' })
    const account = await panel('Account')
    for (const fact of ['meera@shop.test', '9876543210', 'Distributor', 'DS123456', 'Active'])
      expect(account.getByText(fact)).toBeTruthy()
    expect(account.getByText('Last login').nextElementSibling?.textContent).toBe(
      '22 Nov 2026, 10:00 am',
    )
    expect((await panel('Firm')).getByText('Partnership')).toBeTruthy()
    const orders = await panel('Orders')
    expect(orders.getByText('₹1,49,950.50')).toBeTruthy()
    const hrefs = orders.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/superadmin/orders/01JABCDEFG123456',
      '/superadmin/orders?account=u1',
      '/superadmin/ledgers/u1',
      '/superadmin/audit?q=meera%40shop.test',
    ])
    expect((await panel('Addresses')).getByText(/Nagpur/)).toBeTruthy()
  })

  it('says the balance of the ledger and what unpaid orders come to, lists their last orders, and what admins noted', async () => {
    open()
    const orders = await panel('Orders')
    const balance = (await orders.findByText('Balance')).nextElementSibling
    await waitFor(() => expect(balance?.textContent).toBe('₹12,500'))
    expect(orders.getByText('Unpaid orders').nextElementSibling?.textContent).toBe('₹8,400')
    const last = within(orders.getByRole('table', { name: 'Last orders' }))
    const cells = last.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells).toEqual(['#123456', '21 Nov 2026', '₹8,400', 'Pending', 'Shipped'])
    expect(
      await (await panel('Note')).findByText('Pays in the first week of the month'),
    ).toBeVisible()
  })

  it('takes a note for other admins, and keeps what was typed when somebody else was faster', async () => {
    const { user } = open()
    const note = await panel('Note')
    await user.click(await note.findByRole('button', { name: 'Change the note' }))
    const field = note.getByRole('textbox', { name: 'Note' })
    await user.clear(field)
    await user.type(field, 'Call before noon')
    const message = 'Somebody else changed the note first. Read it below, then save yours.'
    api.refuses('PUT /admin/users/:id/note', 409, { message, code: 'note_changed' })
    api.answers('GET /admin/users/:id/note', { note: 'Moved to Pune' })
    await user.click(note.getByRole('button', { name: 'Save note' }))
    expect(await note.findByText('It says now: Moved to Pune')).toBeVisible()
    expect(field).toHaveValue('Call before noon')
    api.answers('PUT /admin/users/:id/note', { note: 'Call before noon' })
    api.answers('GET /admin/users/:id/note', { note: 'Call before noon' })
    await user.click(note.getByRole('button', { name: 'Save note' }))
    expect(await note.findByText('Call before noon', { selector: 'p' })).toBeVisible()
    expect(api.calls('PUT /admin/users/:id/note').map(({ body }) => body)).toEqual([
      { note: 'Call before noon', seen: 'Pays in the first week of the month' },
      { note: 'Call before noon', seen: 'Moved to Pune' },
    ])
  })

  it.each([
    ['27AAPFU0939F1ZV', ['Check digit is right', 'Maharashtra']],
    ['27AAPFU0939F1ZW', ['Check digit is wrong', 'Maharashtra']],
    ['29AAGCB7383J1Z4', ['Check digit is right', 'Karnataka', 'Contains another PAN']],
    ['not one', ['Not a GST number']],
  ])('says of the GST number %s: %j', async (gstNumber, findings) => {
    answerWith({ gstNumber })
    open()
    const firm = await panel('Firm')
    for (const finding of findings) expect(firm.getByText(finding)).toBeTruthy()
  })

  it('has no firm for an end user, and says when nobody signed in', async () => {
    const { firmName: _firm, lastSignInAt: _last, ...person } = details
    api.answers('GET /admin/users/:id', { ...person, role: 'enduser', addresses: [] })
    open()
    await screen.findByText('None in a year')
    expect(screen.queryByRole('region', { name: 'Firm' })).toBeNull()
    expect(screen.getByText('No address was used yet.')).toBeTruthy()
  })

  it('says that there is no such user', async () => {
    api.refuses('GET /admin/users/:id', 404, 'Not found')
    open()
    await screen.findByText('There is no such user.')
  })

  it('asks before the account is disabled', async () => {
    api.answers('PUT /admin/users/:id', {})
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Disable Meera Shah' }))
    const asked = screen.getByRole('alertdialog', { name: 'Disable the account of Meera Shah?' })
    answerWith({ disabled: true }, [])
    await user.click(within(asked).getByRole('button', { name: 'Disable account' }))
    await screen.findByText('Disabled')
    await screen.findByText('Nobody is logged in with this account.')
  })

  it('cancels all holds of the account, unless it never ordered', async () => {
    const order = { _id: 'o1', totalAmount: 9_000, pieces: 3, hasProof: false }
    const untouched = { paid: 11, inWork: 0, known: 0 }
    api.answers('GET /admin/users/:id/holds', { orders: [order], buyers: 1, more: 0, untouched })
    api.answers('POST /admin/users/:id/holds/cancel', { results: [] })
    const { user } = open()
    await user.click(
      await screen.findByRole('button', { name: 'Cancel all unpaid orders of this buyer' }),
    )
    await screen.findByText('1 order · 3 pieces · ₹9,000')
    await user.type(screen.getByLabelText('Reason'), 'Never paid')
    answerWith({ orders: { count: 0, total: 0, owed: 0, last: [] } })
    await user.click(screen.getByRole('button', { name: 'Cancel 1 order' }))
    await screen.findByText('3 pieces for ₹9,000 are back in stock.')
    expect(api.calls('POST /admin/users/:id/holds/cancel')[0]?.body).toEqual({
      orders: [{ _id: 'o1', hasProof: false }],
      reason: 'Never paid',
    })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Cancel all unpaid orders/ })).toBeNull(),
    )
  })

  it('sets a GST number that its owner cannot enter', async () => {
    api.answers('PUT /admin/users/:id/gst-number', { message: 'GST number saved', user: details })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Set GST number' }))
    const dialog = within(screen.getByRole('dialog', { name: 'GST number of Meera Shah' }))
    await user.clear(dialog.getByLabelText('GST number'))
    await user.type(dialog.getByLabelText('GST number'), '0719UNO00147UNL')
    await user.type(dialog.getByLabelText('How it was verified'), 'Certificate seen')
    await user.click(dialog.getByRole('button', { name: 'Save GST number' }))
    await screen.findByText('GST number saved')
    expect(api.calls('PUT /admin/users/:id/gst-number')[0]?.body).toEqual({
      gstNumber: '0719UNO00147UNL',
      reason: 'Certificate seen',
    })
  })
})

describe('the sessions of a user', () => {
  it('are ended one by one, but never that of the reader', async () => {
    answerWith({}, [aSession('s1'), aSession('s2', true)])
    api.answers('DELETE /admin/users/:id/sessions/:sessionId', { message: 'Session ended' })
    const { user } = open()
    const sessions = await panel('Sessions')
    const [end, ...others] = await sessions.findAllByRole('button', { name: /^End the session/ })
    expect([others.length, sessions.getAllByRole('listitem').length]).toEqual([0, 2])
    answerWith({}, [aSession('s2', true)])
    if (end) await user.click(end)
    await screen.findByText('Session ended')
    expect(api.calls('DELETE /admin/users/:id/sessions/:sessionId')[0]?.params).toMatchObject({
      id: 'u1',
      sessionId: 's1',
    })
    expect(await sessions.findAllByRole('listitem')).toHaveLength(1)
  })

  it('are ended with a second factor when the API asks for it', async () => {
    answerWith({}, [aSession('s1')])
    const end = 'DELETE /admin/users/:id/sessions/:sessionId'
    const message = 'Confirm with your second factor that it is you.'
    api.refuses(end, 403, { code: 'second_factor_needed', message })
    const app = { since: '2026-11-20T09:30:00.000Z' }
    api.answers('GET /auth/me/second-factor', { app, passkeys: [] })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^End the session/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    api.answers('POST /auth/me/second-factor/proof', { message: 'Confirmed' })
    api.answers(end, { message: 'Session ended' })
    await user.type(dialog.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    expect(await screen.findByText('Session ended')).toBeVisible()
  })

  it('are ended all together after a question', async () => {
    answerWith({}, [aSession('s1'), aSession('s2')])
    api.answers('DELETE /admin/users/:id/sessions', { message: 'Sessions ended' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'End all' }))
    expect(api.calls('DELETE /admin/users/:id/sessions')).toHaveLength(0)
    answerWith({}, [])
    await user.click(screen.getByRole('button', { name: 'End all sessions' }))
    await screen.findByText('Sessions ended')
    await screen.findByText('Nobody is logged in with this account.')
  })
})
