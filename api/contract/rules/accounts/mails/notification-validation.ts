import { type FormError, fieldError, findBlank } from '../../field-errors.ts'
import * as messages from '../../messages.ts'

/** The recipients of a broadcast of the superadmin (support 1.4); the form starts with `all`. */
export const notificationTargets = ['all', 'enduser', 'reseller', 'distributor'] as const
export type NotificationTarget = (typeof notificationTargets)[number]

/** The fields of the superadmin's form (support 1.4). */
export interface NotificationDraft {
  title: string
  message: string
  sentTo: string
}

const required = ['title', 'message', 'sentTo'] as const

/** Reads a recipient in any case; `undefined` for any other word. */
export function parseNotificationTarget(word: string): NotificationTarget | undefined {
  const wanted = word.trim().toLowerCase()
  return notificationTargets.find((target) => target === wanted)
}

/** Checks a notification before it is sent (support 1.4): title, message and a valid recipient. */
export function validateNotification(draft: NotificationDraft): FormError | undefined {
  const blank = findBlank(draft, required, messages.notifications.required)
  if (blank) return blank
  return parseNotificationTarget(draft.sentTo)
    ? undefined
    : fieldError('sentTo', messages.notifications.required)
}
