import { createUserDirectory } from '../src/people/accounts/user-directory.ts'
import { createMailQueue, type MailQueue } from '../src/support/mail/mail-queue.ts'
import type { TestStore } from './test-store.ts'

/** The outbox of a store. */
export function openMailQueue({ clock, config }: Pick<TestStore, 'clock' | 'config'>): MailQueue {
  return createMailQueue({ clock, config, users: createUserDirectory({ clock, config }) })
}
