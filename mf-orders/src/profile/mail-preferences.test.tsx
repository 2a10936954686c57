import { expect, it } from '@jest/globals'
import { mailKinds } from '@store/contract/rules/accounts/mails/mail-kinds'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { MailPreferences } from './mail-preferences.tsx'

const api = fakeApi()
const path = 'PUT /notifications/preferences'

async function open() {
  const preferences = mailKinds.map((kind) => ({ kind, mail: kind !== 'bill' }))
  api.answers('GET /notifications/preferences', { preferences })
  const { user } = renderWithStore(<MailPreferences />, { session: aUser() })
  const placed = await screen.findByRole('checkbox', { name: 'Order placed' })
  return { user, placed, preferences }
}

it('shows which mails come, and turns one off', async () => {
  const { user, placed, preferences } = await open()
  expect(screen.getByRole('checkbox', { name: 'Bill ready' })).not.toBeChecked()
  expect(placed).toBeChecked()
  api.answers(path, { preferences })
  await user.click(placed)
  expect(api.calls(path)[0]?.body).toEqual({ kind: 'placed', mail: false })
  expect(placed).not.toBeChecked()
})

it('takes the choice back with a message when it cannot be saved', async () => {
  const { user, placed } = await open()
  api.breaks(path)
  await user.click(placed)
  await screen.findByText('Failed to save your email settings')
  await waitFor(() => expect(placed).toBeChecked())
})
