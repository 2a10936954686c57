import type { Knex } from 'knex'

/** Freight and dispatch as they were when an order was placed: the settings they come from change. Null in orders of the former release. */
export const name = '0074-order-delivery-terms'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    ADD COLUMN agreed_freight VARCHAR(10) NULL,
    ADD COLUMN agreed_freight_paise BIGINT NULL,
    ADD COLUMN agreed_dispatch_days SMALLINT NULL,
    ADD COLUMN agreed_cut_off_hour SMALLINT NULL`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    DROP COLUMN agreed_freight,
    DROP COLUMN agreed_freight_paise,
    DROP COLUMN agreed_dispatch_days,
    DROP COLUMN agreed_cut_off_hour`)
}
