import type { Knex } from 'knex'

/**
 * What a buyer writes for the seller, and its place behind the 600 characters of an order's search text. Null without one, and in
 * orders of the former release.
 */
export const name = '0089-buyer-notes'

const searchText = (length: number) =>
  `MODIFY search_text VARCHAR(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders ADD COLUMN buyer_note VARCHAR(500) NULL')
  await db.raw(`ALTER TABLE orders ${searchText(1200)}`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('UPDATE orders SET search_text = LEFT(search_text, 600)')
  await db.raw(`ALTER TABLE orders ${searchText(600)}`)
  await db.raw('ALTER TABLE orders DROP COLUMN buyer_note')
}
