import type { Knex } from 'knex'

/** The courier that an order was given to, its docket number, and the link of a courier that the store does not know. */
export const name = '0029-courier-and-docket'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    ADD COLUMN courier VARCHAR(60) NULL,
    ADD COLUMN docket_number VARCHAR(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
    ADD COLUMN tracking_link VARCHAR(500) NULL`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    DROP COLUMN courier,
    DROP COLUMN docket_number,
    DROP COLUMN tracking_link`)
}
