import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { Database } from '../../base/base.ts'
import { columnsOfShipping, type ShippingColumns, shippingOfColumns } from './shipping.ts'

/** The last saved shipping details of an account. */
export async function findShipping(db: Database, userId: number): Promise<Shipping | undefined> {
  const row: ShippingColumns | undefined = await db('shipping_details')
    .where('user_id', userId)
    .first('details', 'billing')
  return row && shippingOfColumns(row)
}

/** Saves an account's shipping details, replacing former ones. */
export async function saveShipping(
  db: Database,
  saved: { userId: number; shipping: Shipping; at: Date },
): Promise<void> {
  await db('shipping_details')
    .insert({
      user_id: saved.userId,
      ...columnsOfShipping(saved.shipping),
      updated_at: saved.at,
    })
    .onConflict('user_id')
    .merge()
}

/** Forgets an account's last saved shipping details. */
export async function deleteShipping(db: Database, userId: number): Promise<void> {
  await db('shipping_details').where('user_id', userId).delete()
}
