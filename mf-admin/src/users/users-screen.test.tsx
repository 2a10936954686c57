import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { UsersScreen } from './users-screen.tsx'

const api = fakeApi()
const countRoute = 'GET /admin/approvals/counts'
beforeEach(() => api.answers(countRoute, { waiting: 0 }))

const anAccount = (overrides: Partial<ManagedUser> = {}): ManagedUser => ({
  _id: 'u1',
  name: 'Meera Shah',
  email: 'meera@shop.test',
  mobile: '9876543210',
  role: 'reseller',
  firmName: 'Shah Traders',
  resellerId: 'RES-7',
  disabled: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  ...overrides,
})
const chief = anAccount({ _id: 's1', name: 'Chief', role: 'superadmin' })
const deputy = anAccount({ _id: 's2', name: 'Deputy', role: 'superadmin' })

/** Filters by role, as the API does. */
function answerWith(users: ManagedUser[], total?: number) {
  api.answers(
    'GET /admin/users',
    ({ query }) => {
      const role = query.get('role')
      return { users: users.filter((user) => role === null || user.role === role) }
    },
    total === undefined ? {} : { headers: { 'X-Total-Count': String(total) } },
  )
}

const listCalls = () => api.calls('GET /admin/users').filter(({ query }) => query.has('page'))

const open = (search = '') =>
  renderWithStore(<UsersScreen />, {
    route: `/superadmin/users${search}`,
    path: '/superadmin/users',
    session: aUser({ role: 'superadmin' }),
  })

async function rowOf(name: string) {
  const row = (await screen.findByText(name)).closest('tr')
  if (row === null) throw new Error(`${name} stands in no row`)
  return within(row)
}

describe('users', () => {
  it('lead to those who wait for approval, and say who does', async () => {
    api.answers(countRoute, { waiting: 2 })
    answerWith([anAccount({ role: 'enduser', requestedTier: 'reseller' }), chief])
    open()
    expect((await rowOf('Meera Shah')).getByText('Requested: Reseller')).toBeVisible()
    expect((await rowOf('Chief')).queryByText(/^Requested:/)).toBeNull()
    const link = await screen.findByRole('link', { name: '2 waiting for approval' })
    expect(link).toHaveAttribute('href', '/superadmin/approvals')
  })

  it('show person, firm, and whether they may log in', async () => {
    answerWith([anAccount(), anAccount({ _id: 'u2', name: 'Old Hand', disabled: true })])
    open()
    const row = await rowOf('Meera Shah')
    for (const fact of ['meera@shop.test', '9876543210', 'Shah Traders', 'RES-7', 'Active']) {
      expect(row.getByText(fact)).toBeTruthy()
    }
    expect(row.getByLabelText('Role of Meera Shah')).toHaveValue('reseller')
    expect((await rowOf('Old Hand')).getByText('Disabled')).toBeTruthy()
  })

  it('show what staff may do, beside the role', async () => {
    answerWith([
      anAccount({ _id: 's3', name: 'Ravi', role: 'superadmin', rights: ['packing'] }),
      anAccount({
        _id: 's4',
        name: 'Lata',
        role: 'reseller-admin',
        rights: ['orders', 'money', 'users'],
      }),
      chief,
    ])
    open()
    expect((await rowOf('Ravi')).getByText('Storekeeper')).toBeVisible()
    expect((await rowOf('Lata')).getByText('3 rights')).toBeVisible()
    expect((await rowOf('Chief')).queryByText(/right/)).toBeNull()
  })

  it('keep admins from who manages users alone', async () => {
    answerWith([anAccount(), chief])
    renderWithStore(<UsersScreen />, {
      route: '/superadmin/users',
      path: '/superadmin/users',
      session: aUser({ role: 'superadmin', rights: ['users'] }),
    })
    const admin = await rowOf('Chief')
    expect(admin.getByLabelText('Role of Chief')).toBeDisabled()
    expect(admin.queryByRole('button', { name: 'Disable Chief' })).toBeNull()
    const buyer = await rowOf('Meera Shah')
    expect(buyer.getByRole('button', { name: 'Disable Meera Shah' })).toBeEnabled()
    expect(buyer.queryByRole('option', { name: 'Superadmin' })).toBeNull()
  })

  it('show that they are loading', async () => {
    answerWith([anAccount()])
    const letGo = api.holds('GET /admin/users')
    open()
    expect(screen.getByText('Loading users...')).toBeTruthy()
    letGo()
    await screen.findByText('Meera Shah')
  })

  it("show the server's message when loading failed, and load again on Retry", async () => {
    api.refuses('GET /admin/users', 503, 'The users are being moved.')
    const { user } = open()
    await screen.findByText('The users are being moved.')
    answerWith([anAccount()])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Meera Shah')
  })

  it('show that loading failed without a response', async () => {
    api.breaks('GET /admin/users')
    open()
    await screen.findByText('Failed to load users')
  })

  it('can be searched and filtered by role, in the URL', async () => {
    answerWith([anAccount()])
    const { user, router } = open()
    await screen.findByText('Meera Shah')
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'shah{Enter}')
    await waitFor(() => expect(listCalls().at(-1)?.query.get('q')).toBe('shah'))
    await user.selectOptions(screen.getByLabelText('Role filter'), 'Distributor Admin')
    await waitFor(() => expect(router.state.location.search).toBe('?q=shah&role=distributor-admin'))
    await screen.findByText('No users found.')
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await screen.findByText('Meera Shah')
    expect(router.state.location.search).toBe('')
  })

  it('are listed by the URL', async () => {
    answerWith([anAccount()])
    open('?q=mee&role=reseller')
    await screen.findByText('Meera Shah')
    expect(screen.getByRole('searchbox')).toHaveValue('mee')
    expect(screen.getByLabelText('Role filter')).toHaveValue('reseller')
    expect(listCalls()[0]?.query.toString()).toContain('q=mee&role=reseller')
  })

  it('are paginated', async () => {
    Element.prototype.scrollIntoView = jest.fn<() => void>()
    answerWith([anAccount()], 21)
    const { user, router } = open()
    await screen.findByText('Page 1 of 2')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 2')
    expect(router.state.location.search).toBe('?page=2')
  })
})

describe('a role', () => {
  beforeEach(() => answerWith([anAccount(), chief, deputy]))

  async function choose() {
    const { user } = open()
    const row = await rowOf('Meera Shah')
    const role = row.getByLabelText('Role of Meera Shah')
    await user.selectOptions(role, 'Reseller Admin')
    const question = 'Make Meera Shah Reseller Admin?'
    return { user, role, dialog: within(screen.getByRole('alertdialog', { name: question })) }
  }

  it('is changed after confirmation', async () => {
    api.answers('PUT /admin/users/:id', {})
    const { user, dialog } = await choose()
    expect(api.calls('PUT /admin/users/:id')).toHaveLength(0)
    answerWith([anAccount({ role: 'reseller-admin' })])
    await user.click(dialog.getByRole('button', { name: 'Change role' }))
    await screen.findByText('User updated')
    const [call] = api.calls('PUT /admin/users/:id')
    expect([call?.params.id, call?.body]).toEqual(['u1', { role: 'reseller-admin' }])
    await waitFor(() =>
      expect(screen.getByLabelText('Role of Meera Shah')).toHaveValue('reseller-admin'),
    )
  })

  it('is changed after a fresh second factor, without choosing it again', async () => {
    const message = 'Confirm with your second factor that it is you.'
    api.refuses('PUT /admin/users/:id', 403, { code: 'second_factor_needed', message })
    const app = { since: '2026-11-20T09:30:00.000Z' }
    api.answers('GET /auth/me/second-factor', { app, passkeys: [] })
    const { user, dialog } = await choose()
    await user.click(dialog.getByRole('button', { name: 'Change role' }))
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
    const proved = { message: 'Confirmed', freshUntil: '2026-11-25T10:00:00.000Z' }
    api.answers('POST /auth/me/second-factor/proof', proved)
    api.answers('PUT /admin/users/:id', {})
    await user.type(proof.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await screen.findByText('User updated')
    expect(api.calls('PUT /admin/users/:id').at(-1)?.body).toEqual({ role: 'reseller-admin' })
  })

  it('stays on Cancel', async () => {
    const { user, role, dialog } = await choose()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(role).toHaveValue('reseller')
    expect(api.calls('PUT /admin/users/:id')).toHaveLength(0)
  })

  it("shows the server's message on an error", async () => {
    const reason = 'This role needs the firm details that only a business account has.'
    api.refuses('PUT /admin/users/:id', 409, reason)
    const { user, role, dialog } = await choose()
    await user.click(dialog.getByRole('button', { name: 'Change role' }))
    await dialog.findByText(reason)
    expect(role).toHaveValue('reseller')
  })

  it('stays without a response, with a message in the dialog', async () => {
    api.breaks('PUT /admin/users/:id')
    const { user, role, dialog } = await choose()
    await user.click(dialog.getByRole('button', { name: 'Change role' }))
    await dialog.findByText('Something went wrong. Please try again.')
    expect(role).toHaveValue('reseller')
  })
})

describe('an account', () => {
  it('is disabled after confirmation, and enabled again', async () => {
    api.answers('PUT /admin/users/:id', {})
    answerWith([anAccount()])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Disable Meera Shah' }))
    const asked = screen.getByRole('alertdialog', { name: 'Disable the account of Meera Shah?' })
    answerWith([anAccount({ disabled: true })])
    await user.click(within(asked).getByRole('button', { name: 'Disable account' }))
    await user.click(await screen.findByRole('button', { name: 'Enable Meera Shah' }))
    await user.click(screen.getByRole('button', { name: 'Enable account' }))
    await waitFor(() =>
      expect(api.calls('PUT /admin/users/:id').map(({ body }) => body)).toEqual([
        { disabled: true },
        { disabled: false },
      ]),
    )
  })

  it('that lost its second factor gets rid of it after confirmation', async () => {
    api.answers('DELETE /admin/users/:id/second-factor', { message: 'Second factor removed' })
    answerWith([anAccount({ role: 'reseller-admin', secondFactor: true })])
    const { user } = open()
    const name = 'Remove the second factor of Meera Shah'
    await user.click(await screen.findByRole('button', { name }))
    answerWith([anAccount({ role: 'reseller-admin' })])
    const asked = within(screen.getByRole('alertdialog', { name: `${name}?` }))
    await user.click(asked.getByRole('button', { name: 'Remove second factor' }))
    await screen.findByText('Second factor removed')
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  })

  it('of the last superadmin who may log in cannot be changed', async () => {
    answerWith([chief, { ...deputy, disabled: true }])
    open()
    const row = await rowOf('Chief')
    await row.findByText('The last superadmin cannot be disabled or given another role.')
    expect(row.getByLabelText('Role of Chief')).toBeDisabled()
    expect(row.queryByRole('button')).toBeNull()
    expect(screen.getByRole('button', { name: 'Enable Deputy' })).toBeTruthy()
  })

  it('of one of several superadmins can be changed', async () => {
    answerWith([chief, deputy])
    open()
    await screen.findByRole('button', { name: 'Disable Chief' })
    await waitFor(() => expect(api.calls('GET /admin/users')).toHaveLength(2))
    expect(screen.getByLabelText('Role of Chief')).toBeEnabled()
  })
})
