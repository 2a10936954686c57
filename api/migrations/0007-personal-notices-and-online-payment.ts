import type { Knex } from 'knex'

/** Notifications for one person, payments through the gateway, and sessions found by their age. */
export const name = '0007-personal-notices-and-online-payment'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

const audiences =
  "'all', 'enduser', 'reseller', 'distributor', 'enduser-admin', 'reseller-admin', 'distributor-admin'"

const statements = [
  // A new audience, which the former release requests for nobody: while it still runs, no tier reads personal
  // notifications.
  `ALTER TABLE notifications
    ADD COLUMN user_id BIGINT NULL,
    ADD KEY notifications_of_person (audience, user_id, public_id),
    ADD KEY notifications_user (user_id),
    ADD CONSTRAINT notifications_user FOREIGN KEY (user_id) REFERENCES users (id),
    DROP CONSTRAINT notifications_audience_known,
    ADD CONSTRAINT notifications_addressed CHECK ((audience IN (${audiences}) AND user_id IS NULL)
      OR (audience = 'person' AND user_id IS NOT NULL))`,
  `CREATE TABLE online_payments (
    order_id BIGINT NOT NULL PRIMARY KEY,
    gateway_order_id VARCHAR(64) ${ascii} NOT NULL,
    amount_paise BIGINT NOT NULL,
    payment_id VARCHAR(64) ${ascii} NULL,
    created_at DATETIME(3) NOT NULL,
    paid_at DATETIME(3) NULL,
    UNIQUE KEY online_payments_gateway_order (gateway_order_id),
    UNIQUE KEY online_payments_payment (payment_id),
    KEY online_payments_unpaid (paid_at, created_at),
    CONSTRAINT online_payments_order FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT online_payments_amount CHECK (amount_paise > 0),
    CONSTRAINT online_payments_paid CHECK ((payment_id IS NULL) = (paid_at IS NULL))
  ) ${table}`,
  'ALTER TABLE sessions ADD KEY sessions_age (expires_at)',
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

/** Data that only this release can store is lost: personal notifications, and online payments. */
export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE sessions DROP KEY sessions_age')
  await db.schema.dropTableIfExists('online_payments')
  await db.raw(`DELETE marks FROM notification_marks AS marks
    JOIN notifications ON notifications.id = marks.notification_id
    WHERE notifications.audience = 'person'`)
  await db('notifications').where('audience', 'person').delete()
  await db.raw(`ALTER TABLE notifications
    DROP CONSTRAINT notifications_addressed,
    DROP FOREIGN KEY notifications_user`)
  await db.raw(`ALTER TABLE notifications
    DROP KEY notifications_of_person,
    DROP KEY notifications_user,
    DROP COLUMN user_id,
    ADD CONSTRAINT notifications_audience_known CHECK (audience IN (${audiences}))`)
}
