import type { Database, Person } from '../../base/base.ts'
import { ordersOfAccounts } from '../../ordering/ordering.ts'
import { personLookups } from '../../people/people.ts'
import { findMessageIds } from '../contact/contact-repository.ts'

/** The owner of an account, with the keys by which all domains know it. @throws Error for an unknown account */
export async function findPerson(db: Database, userId: number): Promise<Person> {
  const account = await personLookups.findOwner(db, userId)
  if (!account) throw new Error(`there is no account ${userId}`)
  const { publicId, name, confirmedEmail } = account
  const orders = await ordersOfAccounts.findKeys(db, userId)
  const messageIds = confirmedEmail ? await findMessageIds(db, confirmedEmail) : []
  return {
    userId,
    publicId,
    name,
    confirmedEmail,
    orderIds: orders.map(({ id }) => id),
    subjectIds: [publicId, ...orders.map((order) => order.publicId), ...messageIds],
  }
}
