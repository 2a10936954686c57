import { maySee as mayRead, orderReaders } from '@store/contract/rules/accounts/rights'
import type { NotificationAudience } from '@store/contract/schemas/accounts/notifications'
import type { Actor } from '../../base/base.ts'

/** The topics of events (support 3.1). */
export type Topic = 'order-changed' | 'notification'

/** Who hears of an event: as of notifications, and the superadmins, who have no inbox. */
export type EventAudience = NotificationAudience | 'superadmin'

/** An event: its subject and its audience. */
export interface StoreEvent {
  id: number
  topic: Topic
  /** Public id of the order or the notification. */
  subjectId: string
  /** A role, all, or the one person it is about. */
  audience: EventAudience
  /** The buyer whose order it is, or the person a notification is for. */
  userId: number | undefined
}

/** A new event. */
export type NewEvent = Omit<StoreEvent, 'id' | 'userId'> & { userId?: number; at: Date }

/**
 * True when an event is meant for a person; the superadmin gets those of every order (support 3.2). What is told to the admins
 * of a tier, or of an order, is about orders: nothing for those whose rights do not open them.
 */
export function maySee(
  listener: Pick<Actor, 'userId' | 'role' | 'rights'>,
  event: StoreEvent,
): boolean {
  if (event.userId === listener.userId) return true
  if (event.audience !== 'all' && !mayRead(listener.rights, orderReaders)) return false
  if (event.audience === 'all' || event.audience === listener.role) return true
  return event.topic === 'order-changed' && listener.role === 'superadmin'
}
