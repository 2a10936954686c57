import type { Knex } from 'knex'

/**
 * Orders that are placed before they are paid (ADR 0103): until when they are held, and the note of the transfer that pays
 * them. The former release neither reserves nor lapses; it shows them as unpaid orders without a proof.
 */
export const name = '0046-reserved-orders'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    ADD COLUMN pay_by DATETIME(3) NULL,
    ADD COLUMN payment_code CHAR(8) ${ascii} NULL,
    ADD UNIQUE KEY orders_payment_code (payment_code),
    ADD KEY orders_pay_by (pay_by)`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE orders
    DROP KEY orders_payment_code,
    DROP KEY orders_pay_by,
    DROP COLUMN pay_by,
    DROP COLUMN payment_code`)
}
