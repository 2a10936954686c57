import { describe, expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { aNotice } from './testing/a-notice.ts'
import { TierNotificationsScreen } from './tier-notifications-screen.tsx'

const api = fakeApi()

const open = (role: Role = 'enduser-admin') =>
  renderWithStore(<TierNotificationsScreen />, {
    route: `/${role}/notifications`,
    session: aUser({ role }),
  })

async function openWith(...notifications: Notification[]) {
  api.answers('GET /notifications', { notifications })
  const opened = open()
  await screen.findByRole('listitem', { name: 'New order' })
  return opened
}

describe.each(['enduser-admin', 'reseller-admin', 'distributor-admin'] as const)(
  'the notifications of a %s',
  (role) => {
    it('link to their order', async () => {
      api.answers('GET /notifications', { notifications: [aNotice({ orderId: 'o1' })] })
      open(role)
      const link = await screen.findByRole('link', { name: 'See the order' })
      expect(link.getAttribute('href')).toBe(`/${role}/orders?q=o1`)
    })

    it('show that they are loading, that there are none, and link to the orders', async () => {
      api.answers('GET /notifications', { notifications: [] })
      const letGo = api.holds('GET /notifications')
      open(role)
      expect(screen.getByRole('status').textContent).toContain('Loading notifications...')
      letGo()
      await screen.findByText('No notifications found.')
      const way = screen.getByRole('link', { name: 'See the orders' })
      expect(way.getAttribute('href')).toBe(`/${role}/orders`)
    })

    it('show an error, and load again on Retry', async () => {
      api.breaks('GET /notifications')
      const { user } = open(role)
      await screen.findByText('Failed to load notifications')
      api.answers('GET /notifications', { notifications: [aNotice()] })
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await screen.findByRole('listitem', { name: 'New order' })
    })
  },
)

describe('Mark as Read', () => {
  it('disappears at once, and keeps the focus at the notification', async () => {
    api.answers('PUT /notifications/:id/read', { message: 'Notification marked as read' })
    const { user } = await openWith(aNotice())
    await user.click(screen.getByRole('button', { name: 'Mark as Read' }))
    await screen.findByText('Notification marked as read')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as Read' })).toBeNull())
    expect(screen.queryByText('New')).toBeNull()
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'New order' })).toHaveFocus())
  })

  it('reappears when the server cannot be reached', async () => {
    api.breaks('PUT /notifications/:id/read')
    const { user } = await openWith(aNotice())
    await user.click(screen.getByRole('button', { name: 'Mark as Read' }))
    await screen.findByText('Failed to mark notification as read')
    await screen.findByRole('button', { name: 'Mark as Read' })
  })
})

describe('Mark all as read', () => {
  it('marks them up to the newest that is shown, and is gone when none is new', async () => {
    api.answers('PUT /notifications/read', { message: 'All notifications marked as read' })
    const shown = [aNotice({ _id: 'n9' }), aNotice({ _id: 'n8', title: 'Older' })]
    const { user } = await openWith(...shown)
    const button = await screen.findByRole('button', { name: 'Mark all as read' })
    api.answers('GET /notifications', {
      notifications: shown.map((notice) => ({ ...notice, read: true })),
    })
    await user.click(button)
    await screen.findByText('All notifications marked as read')
    expect(api.calls('PUT /notifications/read')[0]?.body).toEqual({ upTo: 'n9' })
    await waitFor(() => expect(screen.queryByText('New')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('says when it failed', async () => {
    api.breaks('PUT /notifications/read')
    const { user } = await openWith(aNotice())
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await screen.findByText('Failed to mark all notifications as read')
  })
})

describe('Delete', () => {
  it('removes the notification, and confirms it', async () => {
    api.answers('DELETE /notifications/:id', { message: 'Notification deleted' })
    const { user } = await openWith(aNotice({ _id: 'n7' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Notification deleted')
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'New order' })).toBeNull())
    expect(api.calls('DELETE /notifications/:id')[0]?.params.id).toBe('n7')
  })

  it('restores it when that failed', async () => {
    api.breaks('DELETE /notifications/:id')
    const { user } = await openWith(aNotice())
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Failed to delete notification')
    await screen.findByRole('listitem', { name: 'New order' })
  })
})
