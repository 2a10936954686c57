import { describe, expect, it } from '@jest/globals'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import { fakeApi } from '@store/sdk/testing'
import { createStore } from '../../store/store.ts'
import { notificationChangesApi } from './notification-changes-api.ts'
import { notificationsApi } from './notifications-api.ts'

const api = fakeApi()
const { getNotifications } = notificationsApi.endpoints
const { markNotificationRead, dismissNotification } = notificationChangesApi.endpoints

const aNotification = (given: Partial<Notification> = {}): Notification => ({
  _id: 'n1',
  title: 'Diwali hours',
  message: 'We close on Friday.',
  sentTo: 'all',
  createdAt: '2026-11-20T09:30:00.000Z',
  read: false,
  ...given,
})

async function storeWithInbox() {
  api.answers('GET /notifications', {
    notifications: [aNotification(), aNotification({ _id: 'n2' })],
  })
  const store = createStore()
  await store.dispatch(getNotifications.initiate())
  const inbox = () =>
    getNotifications
      .select()(store.getState())
      .data?.pages.flatMap((page) => page.notifications)
  return { store, inbox }
}

describe('notifications', () => {
  it('continue with the page the server names', async () => {
    const next = '</api/notifications?cursor=n1>; rel="next"'
    api.answers(
      'GET /notifications',
      { notifications: [aNotification()] },
      { headers: { Link: next } },
    )
    const store = createStore()
    await store.dispatch(getNotifications.initiate())
    await store.dispatch(getNotifications.initiate(undefined, { direction: 'forward' }))
    const cursors = api.calls('GET /notifications').map(({ query }) => query.get('cursor'))
    expect(cursors).toEqual([null, 'n1'])
  })

  it('are marked as read before the server responds', async () => {
    const { store, inbox } = await storeWithInbox()
    api.answers('PUT /notifications/:id/read', { message: 'Notification marked as read' })
    const letGo = api.holds('PUT /notifications/:id/read')
    const change = store.dispatch(markNotificationRead.initiate('n1'))
    expect(inbox()?.map(({ read }) => read)).toEqual([true, false])
    letGo()
    await change
  })

  it('reappear when they could not be dismissed', async () => {
    const { store, inbox } = await storeWithInbox()
    api.breaks('DELETE /notifications/:id')
    const change = store.dispatch(dismissNotification.initiate('n1'))
    expect(inbox()?.map(({ _id }) => _id)).toEqual(['n2'])
    await change
    await Promise.all(store.dispatch(notificationsApi.util.getRunningQueriesThunk()))
    expect(inbox()?.map(({ _id }) => _id)).toEqual(['n1', 'n2'])
  })
})
