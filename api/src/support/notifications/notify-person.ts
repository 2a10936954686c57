import type { Database } from '../../base/base.ts'
import { deliver } from './deliver.ts'

/** A notification about an order or a product for one person. */
export interface PersonalNotice {
  /** Internal key of the account. */
  userId: number
  title: string
  message: string
  orderPublicId?: string
  productPublicId?: string
  at: Date
}

/** Notifies one person and nobody else, in the transaction of the change. */
export async function notifyPerson(trx: Database, notice: PersonalNotice): Promise<void> {
  await deliver(trx, { ...notice, audience: 'person' })
}
