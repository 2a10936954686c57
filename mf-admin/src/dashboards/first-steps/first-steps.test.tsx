import { beforeEach, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { FirstSteps } from './first-steps.tsx'

const api = fakeApi()
const route = 'GET /dashboard/first-steps'
const admin = aUser({ role: 'reseller-admin' })
const open = (session = admin) =>
  renderWithStore(
    <main tabIndex={-1}>
      <FirstSteps />
    </main>,
    { session },
  )
const list = () => screen.queryByRole('region', { name: 'First steps' })

beforeEach(() => localStorage.clear())

it('say what is done, and lead to what is not', async () => {
  api.answers(route, { done: ['proof'] })
  open()
  await screen.findByText('1 of 4 done')
  expect(screen.getByText('Check a payment proof')).toHaveTextContent('(done)')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/reseller-admin/security',
    '/reseller-admin/orders',
    '/reseller-admin/notifications',
  ])
})

it('are gone for good when they are put away, for this person', async () => {
  api.answers(route, { done: [] })
  const { user, unmount } = open()
  await screen.findByText('0 of 4 done')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(list()).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
  unmount()
  const again = open()
  expect(list()).toBeNull()
  expect(api.calls(route)).toHaveLength(1)
  again.unmount()
  open(aUser({ role: 'superadmin' }))
  await screen.findByText('0 of 6 done')
})

it('show nothing until it is known what is done', async () => {
  api.answers(route, { done: ['proof'] })
  open()
  expect(list()).toBeNull()
  await screen.findByText('1 of 4 done')
  expect(list()).toBeVisible()
})

it('are gone by themselves when all are done', async () => {
  api.answers(route, { done: ['secondFactor', 'proof', 'order', 'notification'] })
  open()
  await waitFor(() => expect(list()).toBeNull())
})
