import { createHash } from 'node:crypto'
import { addressKeyOf } from '@store/contract/rules/shipping/address-book'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import type { Database } from '../../../base/base.ts'
import { columnsOfShipping } from '../shipping.ts'
import type { StoredAddress } from './address.ts'
import { type AddressRow, addressColumns, addressOf } from './address-query.ts'

/** Names an entry of one buyer; the entry of another buyer is not found. */
export interface AddressRef {
  userId: number
  publicId: string
}

/** The key of an address at a fixed length, for the unique key. */
function fingerprintOf(shipping: Shipping): string {
  return createHash('sha256').update(addressKeyOf(shipping)).digest('hex')
}

const writtenColumns = (shipping: Shipping) => ({
  fingerprint: fingerprintOf(shipping),
  ...columnsOfShipping(shipping),
})

/** An entry of a buyer, locked until the transaction ends. */
export async function lockAddress(
  trx: Database,
  { userId, publicId }: AddressRef,
): Promise<StoredAddress | undefined> {
  const row: AddressRow | undefined = await trx('shipping_addresses')
    .where({ user_id: userId, public_id: publicId })
    .forUpdate()
    .first(addressColumns)
  return row && addressOf(row)
}

/** Locks the address book of a buyer until the transaction ends: nobody adds to it meanwhile. @returns its length */
export async function lockBook(trx: Database, userId: number): Promise<number> {
  const rows: unknown[] = await trx('shipping_addresses')
    .where('user_id', userId)
    .forUpdate()
    .select('id')
  return rows.length
}

/** Stores a new entry. @throws a duplicate error when the buyer has this address */
export async function insertAddress(
  trx: Database,
  address: AddressRef & { shipping: Shipping; at: Date },
): Promise<void> {
  await trx('shipping_addresses').insert({
    public_id: address.publicId,
    user_id: address.userId,
    ...writtenColumns(address.shipping),
    created_at: address.at,
    used_at: address.at,
  })
}

/** Overwrites an entry. @throws a duplicate error when the buyer has this address in another one */
export async function updateAddress(
  trx: Database,
  address: AddressRef & { shipping: Shipping },
): Promise<void> {
  await trx('shipping_addresses')
    .where({ user_id: address.userId, public_id: address.publicId })
    .update(writtenColumns(address.shipping))
}

/** Notes that an address was used, with the delivery method of this time. @returns false when the book lacks it */
export async function touchAddress(
  trx: Database,
  used: { userId: number; shipping: Shipping; at: Date },
): Promise<boolean> {
  const { fingerprint, ...columns } = writtenColumns(used.shipping)
  const touched = await trx('shipping_addresses')
    .where({ user_id: used.userId, fingerprint })
    .update({ ...columns, used_at: used.at })
  return touched > 0
}

/** Makes an entry the buyer's only default. */
export async function setDefaultAddress(
  trx: Database,
  { userId, publicId }: AddressRef,
): Promise<void> {
  await trx('shipping_addresses')
    .where('user_id', userId)
    .update({ is_default: trx.raw('public_id = ?', [publicId]) })
}

/** Leaves an entry in the book, but no longer as the default. */
export async function clearDefaultAddress(
  trx: Database,
  { userId, publicId }: AddressRef,
): Promise<void> {
  await trx('shipping_addresses')
    .where({ user_id: userId, public_id: publicId })
    .update({ is_default: 0 })
}

/** Deletes an entry. */
export async function deleteAddress(
  trx: Database,
  { userId, publicId }: AddressRef,
): Promise<void> {
  await trx('shipping_addresses').where({ user_id: userId, public_id: publicId }).delete()
}
