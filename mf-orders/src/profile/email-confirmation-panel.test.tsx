import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { toast } from '@store/ui'
import { act, screen } from '@testing-library/react'
import { ProfileScreen } from './profile-screen.tsx'

const api = fakeApi()
const mail = 'POST /auth/me/confirmation-mail'
const title = 'Your email address is not confirmed'

beforeEach(() => {
  api.answers('GET /auth/me/details', { details: { name: 'Meera Shah', mobile: '9820012345' } })
  api.answers('GET /notifications/preferences', { preferences: [] })
  api.answers('GET /auth/me/sessions', { sessions: [], total: 0 })
  api.answers('GET /auth/me/data-requests', { requests: [] })
})
afterEach(() => act(() => toast.clear()))

function openProfile(emailUnconfirmed: boolean) {
  const user = aUser({ email: 'meera@store.test' })
  api.answers('GET /auth/me', { user: { ...user, ...(emailUnconfirmed && { emailUnconfirmed }) } })
  return renderWithStore(<ProfileScreen />, { session: user })
}

it('a buyer whose email address is not confirmed is told so, and gets a new link', async () => {
  const sent = 'We have sent a new link to your email address.'
  api.answers(mail, { message: sent })
  const { user } = openProfile(true)
  expect(await screen.findByText(title)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByText(sent)).toBeVisible()
  expect(api.calls(mail)).toHaveLength(1)
})

it('too many links are refused in the words of the store', async () => {
  api.refuses(mail, 429, 'Too many attempts. Please wait a little and try again.')
  const { user } = openProfile(true)
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
  expect(
    await screen.findByText('Too many attempts. Please wait a little and try again.'),
  ).toBeVisible()
})

it('a buyer with a confirmed one is not', async () => {
  openProfile(false)
  await screen.findByText('meera@store.test')
  expect(screen.queryByText(title)).toBeNull()
})
