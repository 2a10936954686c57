import { describe, expect, it } from '@jest/globals'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { NotificationsScreen } from './notifications-screen.tsx'
import { aNotification } from './testing/a-notification.ts'

const api = fakeApi()

const open = () =>
  renderWithStore(<NotificationsScreen />, { route: '/notifications', session: aUser() })

async function openWith(...notifications: Notification[]) {
  api.answers('GET /notifications', { notifications })
  const opened = open()
  await screen.findAllByRole('listitem')
  return opened
}

describe('notifications', () => {
  it('are for signed-in users', () => {
    renderWithStore(<NotificationsScreen />)
    expect(screen.getByText('User not logged in')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  })

  it('show that they are loading, and that there are none', async () => {
    api.answers('GET /notifications', { notifications: [] })
    const letGo = api.holds('GET /notifications')
    open()
    expect(screen.getByRole('status').textContent).toContain('Loading notifications...')
    letGo()
    await screen.findByText('No notifications found.')
  })

  it('show an error, and load again on Retry', async () => {
    api.breaks('GET /notifications')
    const { user } = open()
    await screen.findByText('Failed to fetch notifications')
    api.answers('GET /notifications', { notifications: [aNotification()] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { name: 'Diwali hours' })
  })

  it('show title, message and time', async () => {
    await openWith(aNotification({ title: 'Stock is in', message: 'HP 26A is back.' }))
    expect(screen.getByRole('listitem', { name: 'Stock is in' }).textContent).toContain(
      'HP 26A is back.',
    )
    expect(screen.getByText('20 Nov 2026, 3:00 pm')).toBeTruthy()
  })

  it('link to their order', async () => {
    await openWith(aNotification({ orderId: 'o1', sentTo: 'person' }))
    const link = screen.getByRole('link', { name: 'See the order' })
    expect(link.getAttribute('href')).toBe('/orders/o1')
  })
})

describe('reading one', () => {
  it('removes the button, and keeps the focus at the notification', async () => {
    api.answers('PUT /notifications/:id/read', { message: 'Notification marked as read' })
    const { user } = await openWith(aNotification())
    await user.click(screen.getByRole('button', { name: 'Mark as Read' }))
    await screen.findByText('Notification marked as read')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as Read' })).toBeNull())
    expect(screen.getByRole('listitem', { name: 'Diwali hours' })).toHaveFocus()
  })

  it('is reverted on a server error', async () => {
    api.breaks('PUT /notifications/:id/read')
    const { user } = await openWith(aNotification())
    await user.click(screen.getByRole('button', { name: 'Mark as Read' }))
    await screen.findByText('Failed to mark notification as read')
    await screen.findByRole('button', { name: 'Mark as Read' })
  })
})

describe('dismissing one', () => {
  it('removes it, and confirms it', async () => {
    api.answers('DELETE /notifications/:id', { message: 'Notification deleted' })
    const { user } = await openWith(aNotification({ title: 'Old' }), aNotification())
    await user.click(screen.getByRole('button', { name: 'Dismiss Old' }))
    await screen.findByText('Notification deleted')
    await waitFor(() => expect(screen.queryByText('Old')).toBeNull())
  })

  it('restores it when that failed', async () => {
    api.breaks('DELETE /notifications/:id')
    const { user } = await openWith(aNotification({ title: 'Old' }))
    await user.click(screen.getByRole('button', { name: 'Dismiss Old' }))
    await screen.findByText('Failed to delete notification')
    await waitFor(() => expect(screen.getByText('Old')).toBeTruthy())
  })
})
