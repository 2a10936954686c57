import { validateContact } from '@store/contract/rules/accounts/contact-validation'
import type { ContactMessage } from '@store/contract/schemas/accounts/contact'
import {
  assertValid,
  type Clock,
  createThrottle,
  type Database,
  newPublicId,
  type ThrottleStore,
} from '../../base/base.ts'
import { countContacts, countContactsByDay, insertContact } from './contact-repository.ts'

/** The messages of the contact form. */
export interface Contacts {
  /**
   * @returns the public id of the message
   * @throws TooManyRequestsError, HttpError for an invalid form
   */
  write(form: ContactMessage, address: string): Promise<string>
  /** Number of messages in all states. */
  count(): Promise<number>
  /** Number of messages per day in India, without empty days; `from` is inclusive, `to` exclusive. */
  countByDay(range: { from: Date; to: Date }): Promise<Map<string, number>>
}

/** Dependencies of the contact form. */
export interface ContactDependencies {
  db: Database
  clock: Clock
  config: { CONTACTS_PER_ADDRESS: number }
  throttleStore: ThrottleStore
}

export function createContacts({
  db,
  clock,
  config,
  throttleStore,
}: ContactDependencies): Contacts {
  const throttle = createThrottle(throttleStore, {
    name: 'contact-address',
    max: config.CONTACTS_PER_ADDRESS,
    seconds: 3_600,
  })
  return {
    async write(form, address) {
      assertValid(validateContact(form))
      await throttle.count(address)
      const publicId = newPublicId()
      await insertContact(db, {
        public_id: publicId,
        name: form.name.trim(),
        email: form.email.trim(),
        subject: form.subject.trim(),
        message: form.message.trim(),
        created_at: clock.now(),
      })
      return publicId
    },
    count: () => countContacts(db),
    countByDay: (range) => countContactsByDay(db, range),
  }
}
