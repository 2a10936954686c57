import { beforeEach, describe, expect, it } from '@jest/globals'
import type { UserSession } from '@store/contract/schemas/accounts/user-details'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { DevicesPanel } from './devices-panel.tsx'

const api = fakeApi()
const list = 'GET /auth/me/sessions'
const endOne = 'DELETE /auth/me/sessions/:id'
const endOthers = 'DELETE /auth/me/sessions'

const aSession = (_id: string, day: number, current = false): UserSession => ({
  _id,
  createdAt: `2026-11-${day}T06:30:00.000Z`,
  expiresAt: `2026-11-${day}T18:30:00.000Z`,
  current,
})
const here = aSession('here', 28, true)

function answerWith(...sessions: UserSession[]) {
  api.answers(list, { sessions, total: sessions.length })
}

async function open() {
  const { user } = renderWithStore(<DevicesPanel />, { session: aUser() })
  await screen.findByText('This device')
  return user
}

beforeEach(() => answerWith(here, aSession('shop', 27), aSession('lost', 21)))

describe('the devices', () => {
  it('are shown with the day of their login, and this one is no button', async () => {
    await open()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText(/Logged in 21 Nov/)).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Log out the device/ })).toHaveLength(2)
  })

  it('are logged out one by one', async () => {
    const user = await open()
    api.answers(endOne, { message: 'That device is logged out' })
    answerWith(here, aSession('shop', 27))
    await user.click(screen.getByRole('button', { name: /^Log out the device of 21 Nov/ }))
    await screen.findByText('That device is logged out')
    expect(api.calls(endOne)[0]?.params).toMatchObject({ id: 'lost' })
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus()
  })

  it('are logged out all together after a question', async () => {
    const user = await open()
    api.answers(endOthers, { message: 'All other devices are logged out' })
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }))
    screen.getByRole('alertdialog', { name: 'Log out all other devices?' })
    expect(api.calls(endOthers)).toEqual([])
    answerWith(here)
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByText('All other devices are logged out')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull(),
    )
  })

  it('say why one could not be logged out', async () => {
    const user = await open()
    api.breaks(endOne)
    await user.click(screen.getByRole('button', { name: /^Log out the device of 21 Nov/ }))
    await screen.findByText('Failed to log out that device')
  })
})
