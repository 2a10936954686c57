import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { OwnDataRequest } from '@store/contract/schemas/accounts/data-requests'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { ClosingPanel } from './closing-panel.tsx'
import { DownloadPanel } from './download-panel.tsx'

const api = fakeApi()
const list = 'GET /auth/me/data-requests'
const askedAt = '2026-11-20T09:30:00.000Z'
const request: OwnDataRequest = {
  _id: 'R1',
  kind: 'download',
  askedAt,
  dueAt: '2026-12-20T09:30:00.000Z',
}

describe('My data', () => {
  it('asks for a download, and says that an email will come', async () => {
    api.answers(list, { requests: [] })
    api.answers('POST /auth/me/data-requests/download', {
      message: 'We are making your download. You get an email when it is ready.',
      request,
    })
    const { user } = renderWithStore(<DownloadPanel />, { session: aUser() })
    const button = await screen.findByRole('button', { name: 'Ask for my data' })
    api.answers(list, { requests: [request] })
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(screen.getAllByText(/^We are making your download/).length).toBeGreaterThan(0)
  })

  it('saves a download that is ready, and says until when', async () => {
    const save = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined)
    URL.createObjectURL = () => 'blob:my-data'
    URL.revokeObjectURL = () => undefined
    const ready = { ...request, doneAt: askedAt, archiveUntil: '2026-11-27T09:30:00.000Z' }
    api.answers(list, { requests: [ready] })
    api.answers('GET /auth/me/data-requests/R1/archive', {})
    const { user } = renderWithStore(<DownloadPanel />, { session: aUser() })
    await screen.findByText('Your download is ready. You can fetch it until 27 Nov 2026.')
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    save.mockRestore()
  })

  it('offers a new one when the last has expired', async () => {
    api.answers(list, { requests: [{ ...request, doneAt: askedAt }] })
    renderWithStore(<DownloadPanel />, { session: aUser() })
    expect(await screen.findByRole('button', { name: 'Ask for my data' })).toBeTruthy()
  })

  it('lists what else was asked, with dates and answer', async () => {
    const answered = { doneAt: '2026-11-22T09:30:00.000Z', answer: 'Corrected.' }
    api.answers(list, {
      requests: [
        { ...request, _id: 'R3', kind: 'correction', ...answered },
        { ...request, _id: 'R2', kind: 'closing', withdrawnAt: '2026-11-21T09:30:00.000Z' },
      ],
    })
    renderWithStore(<DownloadPanel />, { session: aUser() })
    await screen.findByText('Asked on 20 Nov 2026. Done on 22 Nov 2026. Corrected.')
    screen.getByText('Asked on 20 Nov 2026. Undone by logging in on 21 Nov 2026.')
  })

  it('says why the list cannot be shown', async () => {
    api.breaks(list)
    renderWithStore(<DownloadPanel />, { session: aUser() })
    await screen.findByText('Failed to load your requests')
  })
})

describe('Close my account', () => {
  const path = 'POST /auth/me/closing'
  beforeEach(() => {
    api.answers(path, {
      message: 'Your account is closed. To keep it, log in within 7 days.',
      erasedAt: '2026-11-27T09:30:00.000Z',
    })
  })

  it('asks for the password, and sends it', async () => {
    const { user } = renderWithStore(<ClosingPanel />, { session: aUser() })
    await user.click(screen.getByRole('button', { name: 'Close my account' }))
    await screen.findByText('Enter your current password')
    expect(api.calls(path)).toEqual([])
    await user.type(screen.getByLabelText(/^Current Password/), 'Toner#2026')
    await user.click(screen.getByRole('button', { name: 'Close my account' }))
    await waitFor(() => expect(api.calls(path)[0]?.body).toEqual({ currentPassword: 'Toner#2026' }))
  })

  it('says why the account stays', async () => {
    const message = 'Some of your orders are not sent or not paid yet.'
    api.refuses(path, 409, { code: 'orders_in_hand', message })
    const { user } = renderWithStore(<ClosingPanel />, { session: aUser() })
    await user.type(screen.getByLabelText(/^Current Password/), 'Toner#2026')
    await user.click(screen.getByRole('button', { name: 'Close my account' }))
    await screen.findByText(message)
  })
})
