import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { Database } from '../database/database.ts'
import { parseShipping } from './shipping.ts'

/** The last saved shipping details of an account. */
export async function findShipping(db: Database, userId: number): Promise<Shipping | undefined> {
  const row: { details: string } | undefined = await db('shipping_details')
    .where('user_id', userId)
    .first('details')
  return row && parseShipping(JSON.parse(row.details))
}

/** Saves an account's shipping details, replacing former ones. */
export async function saveShipping(
  db: Database,
  saved: { userId: number; shipping: Shipping; at: Date },
): Promise<void> {
  await db('shipping_details')
    .insert({
      user_id: saved.userId,
      details: JSON.stringify(saved.shipping),
      updated_at: saved.at,
    })
    .onConflict('user_id')
    .merge()
}

/** Forgets an account's last saved shipping details. */
export async function deleteShipping(db: Database, userId: number): Promise<void> {
  await db('shipping_details').where('user_id', userId).delete()
}
