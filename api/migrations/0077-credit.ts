import type { Knex } from 'knex'

/**
 * Orders on credit (ADR 0191): what an account may owe, who set it, and the days that an order was placed with. The former
 * release gives no credit, and its orders have no days.
 */
export const name = '0077-credit'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE customers
    ADD COLUMN credit_limit_paise BIGINT NULL,
    ADD COLUMN credit_days SMALLINT NOT NULL DEFAULT 0,
    ADD COLUMN credit_grace_days SMALLINT NOT NULL DEFAULT 0,
    ADD COLUMN credit_on_hold TINYINT NOT NULL DEFAULT 0,
    ADD COLUMN credit_version INT NOT NULL DEFAULT 0,
    ADD COLUMN credit_set_by BIGINT NULL,
    ADD COLUMN credit_set_at DATETIME(3) NULL,
    ADD COLUMN credit_reminded_on DATE NULL,
    ADD KEY customers_credit_set_by (credit_set_by),
    ADD CONSTRAINT customers_credit_setter FOREIGN KEY (credit_set_by) REFERENCES users (id),
    ADD CONSTRAINT customers_credit CHECK (credit_limit_paise >= 0 AND credit_days >= 0 AND credit_grace_days >= 0)`)
  await db.raw('ALTER TABLE orders ADD COLUMN credit_days SMALLINT NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders DROP COLUMN credit_days')
  await db.raw(`ALTER TABLE customers
    DROP FOREIGN KEY customers_credit_setter,
    DROP CONSTRAINT customers_credit,
    DROP KEY customers_credit_set_by,
    DROP COLUMN credit_limit_paise,
    DROP COLUMN credit_days,
    DROP COLUMN credit_grace_days,
    DROP COLUMN credit_on_hold,
    DROP COLUMN credit_version,
    DROP COLUMN credit_set_by,
    DROP COLUMN credit_set_at,
    DROP COLUMN credit_reminded_on`)
}
