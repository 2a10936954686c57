import type { Knex } from 'knex'

/** In how many packages an order was sent, and who pays the carrier. The former release leaves both alone. */
export const name = '0037-packages-and-freight'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    ADD COLUMN packages SMALLINT NULL,
    ADD COLUMN freight VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NULL`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    DROP COLUMN packages,
    DROP COLUMN freight`)
}
