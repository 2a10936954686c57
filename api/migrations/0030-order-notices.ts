import type { Knex } from 'knex'

/** What buyers will be told about their orders, and the kinds of mails that they do not want. */
export const name = '0030-order-notices'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE order_notices (
    order_id BIGINT NOT NULL,
    kind VARCHAR(12) ${ascii} NOT NULL,
    due_at DATETIME(3) NOT NULL,
    PRIMARY KEY (order_id, kind),
    KEY order_notices_due (due_at),
    CONSTRAINT order_notices_order FOREIGN KEY (order_id) REFERENCES orders (id)
  ) ${table}`)
  await db.raw(`CREATE TABLE muted_mails (
    user_id BIGINT NOT NULL,
    kind VARCHAR(12) ${ascii} NOT NULL,
    PRIMARY KEY (user_id, kind),
    CONSTRAINT muted_mails_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('muted_mails')
  await db.schema.dropTableIfExists('order_notices')
}
