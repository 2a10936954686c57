import type { Database } from '../../database/database.ts'
import { parseShipping } from '../shipping.ts'
import type { StoredAddress } from './address.ts'

/** An entry as it is stored. */
export interface AddressRow {
  public_id: string
  details: string
  is_default: number
}

export const addressColumns = ['public_id', 'details', 'is_default']

/** An entry of the address book from its row. */
export function addressOf({ public_id, details, is_default }: AddressRow): StoredAddress {
  return {
    publicId: public_id,
    shipping: parseShipping(JSON.parse(details)),
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
