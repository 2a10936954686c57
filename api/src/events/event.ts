import type { NotificationAudience } from '@store/contract/schemas/notifications'
import type { Actor } from '../http/actor.ts'

/** What open screens are told of (api.md, GET /events). */
export type Topic = 'order-changed' | 'notification'

/** Something that happened: what it is about, and who may hear of it. */
export interface StoreEvent {
  id: number
  topic: Topic
  /** Public id of the order or the notification. */
  subjectId: string
  /** A role, all, or the one person it is about. */
  audience: NotificationAudience
  /** The buyer whose order it is, or the person a notification is for. */
  userId: number | undefined
}

/** An event before it is kept. */
export type NewEvent = Omit<StoreEvent, 'id' | 'userId'> & { userId?: number; at: Date }

/** True for whom an event is meant; the superadmin hears of every order (spec §6). */
export function maySee(listener: Pick<Actor, 'userId' | 'role'>, event: StoreEvent): boolean {
  if (event.userId === listener.userId) return true
  if (event.audience === 'all' || event.audience === listener.role) return true
  return event.topic === 'order-changed' && listener.role === 'superadmin'
}
