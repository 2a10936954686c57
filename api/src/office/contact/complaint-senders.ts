import { readMobile } from '@store/contract/rules/complaints/complaint-rules'
import type { Database } from '../../base/base.ts'
import { countOrdersOfBuyers } from '../../ordering/ordering.ts'
import { type ContactAccount, findBuyersByContact } from '../../people/people.ts'
import type { SenderRecord, StoredComplaint } from './complaint.ts'

/** A mobile number without the country code. */
const mobileDigits = 10

type Contact = Pick<StoredComplaint, 'email' | 'subject'>

function mobileOf({ subject }: Contact): string | undefined {
  return readMobile(subject)?.slice(-mobileDigits)
}

/** By the e-mail address, else by the mobile number, which several accounts may have: the newest of them. */
function accountOf(contact: Contact, accounts: readonly ContactAccount[]) {
  const email = contact.email.toLowerCase()
  const mobile = mobileOf(contact)
  return (
    accounts.find((account) => account.email.toLowerCase() === email) ??
    accounts.findLast((account) => account.mobile === mobile)
  )
}

/** The buyers who seem to have written some messages, in the order of these. */
export async function findSenders(
  db: Database,
  contacts: readonly Contact[],
): Promise<(SenderRecord | undefined)[]> {
  const accounts = await findBuyersByContact(db, {
    emails: contacts.map(({ email }) => email),
    mobiles: contacts.flatMap((contact) => mobileOf(contact) ?? []),
  })
  const senders = contacts.map((contact) => accountOf(contact, accounts))
  const orders = await countOrdersOfBuyers(
    db,
    senders.flatMap((sender) => sender?.id ?? []),
  )
  return senders.map((sender) => {
    if (!sender) return undefined
    const { id, publicId, name, email, role } = sender
    return { publicId, name, email, role, orders: orders.get(id) ?? 0 }
  })
}
