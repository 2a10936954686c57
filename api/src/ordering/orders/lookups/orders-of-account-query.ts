import type { Database } from '../../../base/base.ts'

/** The keys of the orders of an account. */
export async function findOrderKeys(
  db: Database,
  userId: number,
): Promise<{ id: number; publicId: string }[]> {
  return db('orders').where('user_id', userId).select({ id: 'id', publicId: 'public_id' })
}

/** The keys of the accounts whose orders were placed or changed since a time. */
export async function findBuyersOrderingSince(db: Database, since: Date): Promise<number[]> {
  return db('orders').where('updated_at', '>=', since).distinct('user_id').pluck('user_id')
}
