import type { Database } from '../../../base/base.ts'
import { type ShippingColumns, shippingOfColumns } from '../shipping.ts'
import type { StoredAddress } from './address.ts'

/** An entry as it is stored. */
export interface AddressRow extends ShippingColumns {
  public_id: string
  is_default: number
}

export const addressColumns = ['public_id', 'details', 'billing', 'is_default']

/** An entry of the address book from its row. */
export function addressOf({ public_id, is_default, ...columns }: AddressRow): StoredAddress {
  return {
    publicId: public_id,
    shipping: shippingOfColumns(columns),
    isDefault: is_default === 1,
  }
}

/** A buyer's addresses, the one used last first. */
export async function findAddresses(db: Database, userId: number): Promise<StoredAddress[]> {
  const rows: AddressRow[] = await db('shipping_addresses')
    .where('user_id', userId)
    .orderBy([
      { column: 'used_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(addressColumns)
  return rows.map(addressOf)
}
