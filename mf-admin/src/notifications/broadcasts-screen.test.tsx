import { beforeEach, describe, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { BroadcastsScreen } from './broadcasts-screen.tsx'
import { aBroadcast } from './testing/a-notice.ts'

const api = fakeApi()
const broadcast = aBroadcast({
  title: 'Diwali hours',
  message: 'Closed on Friday.',
  sentTo: 'reseller',
})

// Drafts belong to a user.
const superadmin = aUser({ role: 'superadmin' })

const open = () =>
  renderWithStore(<BroadcastsScreen />, {
    route: '/superadmin/notifications',
    session: superadmin,
  })

describe('the sent notifications', () => {
  it('show title, message, recipient and time', async () => {
    api.answers('GET /notifications/sent', { notifications: [broadcast] })
    open()
    const item = within(await screen.findByRole('listitem', { name: 'Diwali hours' }))
    for (const words of [
      'Closed on Friday.',
      'To: Reseller',
      '20 Nov 2026, 3:00 pm',
      'Read by 300 of 1,200 (25%)',
    ]) {
      expect(item.getByText(words)).toBeTruthy()
    }
  })

  it('show that they are loading, and that there are none', async () => {
    api.answers('GET /notifications/sent', { notifications: [] })
    const letGo = api.holds('GET /notifications/sent')
    open()
    expect(screen.getByRole('status').textContent).toContain('Loading notifications...')
    letGo()
    await screen.findByText('No notifications found.')
  })

  it('show an error, and load again on Retry', async () => {
    api.breaks('GET /notifications/sent')
    const { user } = open()
    await screen.findByText('Failed to load notifications')
    api.answers('GET /notifications/sent', { notifications: [broadcast] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('listitem', { name: 'Diwali hours' })
  })

  it('load older ones on request', async () => {
    api.answers(
      'GET /notifications/sent',
      { notifications: [broadcast] },
      {
        headers: { Link: '</api/notifications/sent?cursor=c2>; rel="next"' },
      },
    )
    const { user } = open()
    const more = await screen.findByRole('button', { name: 'Show older notifications' })
    api.answers('GET /notifications/sent', { notifications: [aBroadcast({ title: 'Older' })] })
    await user.click(more)
    await screen.findByRole('listitem', { name: 'Older' })
    expect(api.calls('GET /notifications/sent').at(-1)?.query.get('cursor')).toBe('c2')
    expect(screen.getByRole('listitem', { name: 'Diwali hours' })).toBeTruthy()
  })
})

describe('sending', () => {
  beforeEach(() => api.answers('GET /notifications/sent', { notifications: [] }))

  async function fillIn(values: { Title?: string; Message?: string }) {
    const opened = open()
    await screen.findByText('No notifications found.')
    for (const [label, text] of Object.entries(values)) {
      await opened.user.type(screen.getByLabelText(label), text)
    }
    return opened
  }
  const send = () => screen.getByRole('button', { name: 'Send Notification' })

  it('sends to all by default, empties the form, and shows the sent notification', async () => {
    api.answers('POST /notifications', {}, { status: 201 })
    const { user } = await fillIn({ Title: 'Diwali hours', Message: 'Closed on Friday.' })
    api.answers('GET /notifications/sent', { notifications: [broadcast] })
    await user.click(send())
    await screen.findByText('Notification sent successfully!')
    await screen.findByRole('listitem', { name: 'Diwali hours' })
    expect(api.calls('POST /notifications')[0]?.body).toEqual({
      title: 'Diwali hours',
      message: 'Closed on Friday.',
      sentTo: 'all',
    })
    expect(screen.getByLabelText('Title')).toHaveValue('')
  })

  it('sends to the chosen tier', async () => {
    api.answers('POST /notifications', {}, { status: 201 })
    const { user } = await fillIn({ Title: 'Slabs', Message: 'New prices.' })
    await user.selectOptions(screen.getByLabelText('Recipient'), 'Distributor')
    await user.click(send())
    await screen.findByText('Notification sent successfully!')
    expect(api.calls('POST /notifications')[0]?.body).toMatchObject({ sentTo: 'distributor' })
  })

  it('requires title, message and recipient', async () => {
    const { user } = await fillIn({ Title: 'Diwali hours' })
    await user.click(send())
    await screen.findByText('Please provide title, message, and recipient')
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus())
    expect(api.calls('POST /notifications')).toHaveLength(0)
  })

  it('shows an error when it failed, and keeps the input across a reload', async () => {
    api.breaks('POST /notifications')
    const { user, unmount } = await fillIn({ Title: 'Diwali hours', Message: 'Closed on Friday.' })
    await user.click(send())
    await screen.findByText('Failed to send notification')
    unmount()
    open()
    expect(screen.getByLabelText('Title')).toHaveValue('Diwali hours')
  })
})

describe('withdrawing one', () => {
  const question = 'Are you sure you want to delete this notification?'

  async function ask() {
    api.answers('GET /notifications/sent', { notifications: [broadcast] })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    return { user, dialog: within(screen.getByRole('alertdialog', { name: question })) }
  }

  it('asks for confirmation, and does nothing on Cancel', async () => {
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.calls('DELETE /notifications/:id')).toHaveLength(0)
  })

  it('removes it from the list, and confirms it', async () => {
    api.answers('DELETE /notifications/:id', { message: 'Notification deleted' })
    const { user, dialog } = await ask()
    api.answers('GET /notifications/sent', { notifications: [] })
    await user.click(dialog.getByRole('button', { name: 'Delete notification' }))
    await screen.findByText('Notification deleted')
    await screen.findByText('No notifications found.')
  })

  it('shows an error when it failed, and keeps it', async () => {
    api.breaks('DELETE /notifications/:id')
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Delete notification' }))
    await screen.findByText('Failed to delete notification')
    expect(screen.getByRole('listitem', { name: 'Diwali hours' })).toBeTruthy()
  })
})
