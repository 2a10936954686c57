import { beforeEach, describe, expect, it } from '@jest/globals'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { RightsPanel } from './rights-panel.tsx'

const api = fakeApi()
const path = '/admin/users/:id/rights'

const clerk = (rights?: UserDetails['rights']): UserDetails => ({
  _id: 'u1',
  name: 'Ravi',
  email: 'ravi@store.test',
  mobile: '9876543210',
  role: 'superadmin',
  ...(rights && { rights }),
  disabled: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  addresses: [],
  orders: { count: 0, total: 0, owed: 0, last: [] },
})

const open = (user = clerk(), isLast = false) =>
  renderWithStore(<RightsPanel user={user} isLast={isLast} />, {
    session: aUser({ _id: 'chief', role: 'superadmin' }),
  })
const bundle = () => screen.getByLabelText<HTMLSelectElement>('What Ravi may do as Superadmin')
const held = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ name }) => name)
const save = () => screen.getByRole('button', { name: 'Save rights' })

describe('the rights of an admin', () => {
  beforeEach(() => api.answers(`PUT ${path}`, { message: 'Rights saved', user: clerk() }))

  it('are all of the role until some are chosen, and say what each opens', async () => {
    const { user } = open()
    expect(bundle()).toHaveValue('all')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(save()).toBeDisabled()
    await user.selectOptions(bundle(), 'Storekeeper')
    expect(held()).toEqual(['right-packing'])
    expect(screen.getByRole('checkbox', { name: 'Packing' })).toHaveAccessibleDescription(
      /pack, ship and deliver/,
    )
    await user.click(save())
    await screen.findByText('Rights saved')
    expect(api.calls(`PUT ${path}`).map(({ body }) => body)).toEqual([{ rights: ['packing'] }])
  })

  it('are chosen by boxes, and named as a bundle when they are one', async () => {
    const { user } = open(clerk(['orders']))
    expect(bundle()).toHaveValue('chosen')
    await user.click(screen.getByRole('checkbox', { name: 'Users' }))
    expect(bundle()).toHaveValue('Sales')
    await user.click(screen.getByRole('checkbox', { name: 'Orders' }))
    await user.click(screen.getByRole('checkbox', { name: 'Users' }))
    expect(screen.getByText('Without any right Ravi has only the own account.')).toBeVisible()
  })

  it('are all of the role again', async () => {
    api.answers(`DELETE ${path}`, { message: 'Rights saved', user: clerk() })
    const { user } = open(clerk(['read']))
    expect(bundle()).toHaveValue('Read only')
    await user.selectOptions(bundle(), 'All of the role')
    await user.click(save())
    await waitFor(() => expect(api.calls(`DELETE ${path}`)).toHaveLength(1))
  })

  it('show why they were refused', async () => {
    api.refuses(`PUT ${path}`, 403, 'Set up a second factor under Security before you go on.')
    const { user } = open()
    await user.selectOptions(bundle(), 'Accountant')
    await user.click(save())
    await screen.findByText('Set up a second factor under Security before you go on.')
    expect(held()).toEqual(['right-accounts'])
  })

  it('of the last superadmin, and the own ones, are not changed', () => {
    open(clerk(), true).unmount()
    open({ ...clerk(), _id: 'chief' })
    expect(screen.getByText(/^Nobody changes their own rights/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
