import type { Knex } from 'knex'

/**
 * The place of supply of an order (IGST Act, section 10): null for orders of the former release, which are supplied where they
 * are delivered. Who is billed is kept beside saved addresses, not in their details: the former release refuses to read
 * details with fields that it does not know.
 */
export const name = '0051-place-of-supply'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders ADD COLUMN place_of_supply CHAR(2) CHARACTER SET ascii NULL')
  await db.raw('ALTER TABLE shipping_details ADD COLUMN billing JSON NULL')
  await db.raw('ALTER TABLE shipping_addresses ADD COLUMN billing JSON NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE shipping_addresses DROP COLUMN billing')
  await db.raw('ALTER TABLE shipping_details DROP COLUMN billing')
  await db.raw('ALTER TABLE orders DROP COLUMN place_of_supply')
}
