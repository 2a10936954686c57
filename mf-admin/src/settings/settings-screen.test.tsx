import { beforeEach, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import { SettingsScreen } from './settings-screen.tsx'
import { someSettings } from './testing/some-settings.ts'

const api = fakeApi()
const read = 'GET /admin/settings'

beforeEach(() => {
  sessionStorage.clear()
  api.answers(read, someSettings())
})

const open = (section = '') =>
  renderWithStore(<SettingsScreen />, {
    route: `/superadmin/settings${section && `?section=${section}`}`,
    session: aUser({ role: 'superadmin' }),
  })

it('shows a section at a time, from the links above', async () => {
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'Bank details' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Terms' }))
  expect(screen.getByRole('textbox', { name: 'Days until dispatch' })).toHaveValue('2')
  expect(screen.getByText(/^Set when the store was installed/)).toBeVisible()
})

it('saves the seller, and says what is wrong at its field', async () => {
  const { user } = open('seller')
  const gstin = await screen.findByRole('textbox', { name: 'GST number' })
  await user.clear(gstin)
  await user.type(gstin, '27AAPFU0939F1ZW{Enter}')
  expect(await screen.findByText(/its last one does not fit the others/)).toBeVisible()
  expect(gstin).toHaveFocus()
  await user.type(gstin, '{Backspace}V')
  await user.selectOptions(screen.getByLabelText('State'), 'That of the GST number')
  const { seller } = someSettings()
  const value = { ...seller.value, gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' }
  const changed = { at: '2026-11-20T09:30:00.000Z', by: 'Asha Mehta' }
  const settings = someSettings({ seller: { version: 1, changed, value } })
  api.answers('PUT /admin/settings/seller', { message: 'Settings saved', settings })
  api.answers(read, settings)
  await user.click(screen.getByRole('button', { name: 'Save Seller' }))
  expect(await screen.findByText('Changed by Asha Mehta, 20 Nov 2026, 3:00 pm.')).toBeVisible()
  expect(api.calls('PUT /admin/settings/seller')[0]?.body).toEqual({
    ...value,
    state: '',
    seen: 0,
  })
  expect(screen.getByLabelText('State')).toHaveValue('Maharashtra')
})

it('keeps what was typed when somebody else saved meanwhile, until their values are asked for', async () => {
  const { user } = open('terms')
  const days = await screen.findByRole('textbox', { name: 'Days until dispatch' })
  await user.clear(days)
  await user.type(days, '5')
  api.refuses('PUT /admin/settings/terms', 409, {
    code: 'settings_changed',
    message: 'Somebody else saved these settings meanwhile.',
  })
  const value = { dispatchDays: 3, returnDays: 0, refundDays: 7 }
  api.answers(read, someSettings({ terms: { version: 1, value } }))
  await user.click(screen.getByRole('button', { name: 'Save Terms' }))
  const theirs = await screen.findByRole('button', { name: 'Show their version' })
  expect(days).toHaveValue('5')
  await user.click(theirs)
  expect(screen.getByRole('textbox', { name: 'Days until dispatch' })).toHaveValue('3')
})

it('adds and removes holidays', async () => {
  const { user } = open('holidays')
  const add = await screen.findByRole('button', { name: 'Add a day' })
  await user.click(add)
  await user.click(add)
  const list = within(screen.getByRole('list', { name: 'Days without shipping' }))
  const second = within(list.getAllByRole('listitem').at(-1) ?? document.body)
  await user.type(second.getByLabelText('Day'), '2027-01-26')
  await user.type(second.getByLabelText('Name'), 'Republic Day')
  await user.click(screen.getByRole('button', { name: 'Save Holidays' }))
  expect(await screen.findByText('Choose a day.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove day 1' }))
  const days = [{ date: '2027-01-26', name: 'Republic Day' }]
  const settings = someSettings({ holidays: { version: 1, value: days } })
  api.answers('PUT /admin/settings/holidays', { message: 'Settings saved', settings })
  await user.click(screen.getByRole('button', { name: 'Save Holidays' }))
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.calls('PUT /admin/settings/holidays')[0]?.body).toEqual({ days, seen: 0 })
})

it('saves freight and dispatch of each delivery method, with the fields that its freight has', async () => {
  const { user } = open('delivery')
  const courier = within(await screen.findByRole('group', { name: 'Courier' }))
  expect(courier.queryByLabelText('Amount, ₹')).toBeNull()
  await user.selectOptions(courier.getByLabelText('Freight'), 'Fixed')
  await user.type(courier.getByLabelText('Amount, ₹'), '1.5')
  await user.type(courier.getByLabelText('Free from, ₹'), '5000')
  const bus = within(screen.getByRole('group', { name: 'Bus' }))
  await user.selectOptions(bus.getByLabelText('Freight'), 'To pay')
  await user.type(bus.getByLabelText('Dispatch, days'), '1')
  await user.click(screen.getByRole('button', { name: 'Save Delivery' }))
  expect(await screen.findByText('Enter the freight in whole rupees, such as 150.')).toBeVisible()
  await user.clear(courier.getByLabelText('Amount, ₹'))
  await user.type(courier.getByLabelText('Amount, ₹'), '150')
  const table = {
    courier: { freight: 'fixed' as const, amount: 150, freeFrom: 5000 },
    bus: { freight: 'to pay' as const, dispatchDays: 1 },
    transport: {},
  }
  const settings = someSettings({ delivery: { version: 1, value: table } })
  api.answers('PUT /admin/settings/delivery', { message: 'Settings saved', settings })
  await user.click(screen.getByRole('button', { name: 'Save Delivery' }))
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.calls('PUT /admin/settings/delivery')[0]?.body).toEqual({ table, seen: 0 })
})

it('saves that products need all declarations', async () => {
  const { user } = open('products')
  const box = await screen.findByRole('checkbox', {
    name: 'New products need all of these details',
  })
  expect(box).not.toBeChecked()
  expect(screen.getByRole('link', { name: 'products' })).toHaveAttribute(
    'href',
    '/superadmin/products',
  )
  await user.click(box)
  const value = { declarationsRequired: true }
  const changed = { at: '2026-11-20T09:30:00.000Z', by: 'Asha Mehta' }
  const settings = someSettings({ products: { version: 1, changed, value } })
  api.answers('PUT /admin/settings/products', { message: 'Settings saved', settings })
  api.answers(read, settings)
  await user.click(screen.getByRole('button', { name: 'Save Products' }))
  expect(await screen.findByText('Changed by Asha Mehta, 20 Nov 2026, 3:00 pm.')).toBeVisible()
  expect(api.calls('PUT /admin/settings/products')[0]?.body).toEqual({ ...value, seen: 0 })
  expect(screen.getByRole('checkbox')).toBeChecked()
})

it('shows an error, and loads again on Retry', async () => {
  api.breaks(read)
  const { user } = open()
  await screen.findByText('Failed to load the settings')
  api.answers(read, someSettings())
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Bank details' })).toBeVisible()
})
