import type { Knex } from 'knex'

/** Notifications and their readers, the event feed for open screens, and the audit log. */
export const name = '0005-notifications-and-audit'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'
const publicId = `public_id CHAR(26) ${ascii} NOT NULL`

const statements = [
  `CREATE TABLE notifications (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    audience VARCHAR(20) NOT NULL,
    title VARCHAR(120) NOT NULL,
    message TEXT NOT NULL,
    order_public_id CHAR(26) ${ascii} NULL,
    created_by BIGINT NULL,
    created_at DATETIME(3) NOT NULL,
    withdrawn_at DATETIME(3) NULL,
    UNIQUE KEY notifications_public_id (public_id),
    KEY notifications_of_audience (audience, public_id),
    KEY notifications_sent (created_by, public_id),
    CONSTRAINT notifications_created_by FOREIGN KEY (created_by) REFERENCES users (id),
    CONSTRAINT notifications_audience_known CHECK (audience IN ('all', 'enduser', 'reseller',
      'distributor', 'enduser-admin', 'reseller-admin', 'distributor-admin'))
  ) ${table}`,
  `CREATE TABLE notification_marks (
    user_id BIGINT NOT NULL,
    notification_id BIGINT NOT NULL,
    read_at DATETIME(3) NULL,
    dismissed_at DATETIME(3) NULL,
    PRIMARY KEY (user_id, notification_id),
    CONSTRAINT notification_marks_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT notification_marks_notification FOREIGN KEY (notification_id)
      REFERENCES notifications (id)
  ) ${table}`,
  // No foreign keys: a row exists for an hour and is written in the transactions of orders.
  `CREATE TABLE events (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    topic VARCHAR(20) NOT NULL,
    subject_id CHAR(26) ${ascii} NOT NULL,
    audience VARCHAR(20) NOT NULL,
    user_id BIGINT NULL,
    created_at DATETIME(3) NOT NULL,
    KEY events_age (created_at)
  ) ${table}`,
  `CREATE TABLE event_tickets (
    ticket_sha256 CHAR(64) ${ascii} NOT NULL PRIMARY KEY,
    session_public_id CHAR(26) ${ascii} NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    KEY event_tickets_age (expires_at)
  ) ${table}`,
  `CREATE TABLE audit_entries (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    actor_id BIGINT NOT NULL,
    action VARCHAR(40) ${ascii} NOT NULL,
    subject_kind VARCHAR(20) ${ascii} NOT NULL,
    subject_id VARCHAR(40) ${ascii} NOT NULL,
    subject_label VARCHAR(200) NOT NULL,
    changes JSON NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY audit_entries_public_id (public_id),
    CONSTRAINT audit_entries_actor FOREIGN KEY (actor_id) REFERENCES users (id)
  ) ${table}`,
  // One row per rule over many rows: whoever increments it first makes all others under that rule wait.
  `CREATE TABLE guards (
    name VARCHAR(40) ${ascii} NOT NULL PRIMARY KEY,
    version INT NOT NULL
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  const tables = [
    'guards',
    'audit_entries',
    'event_tickets',
    'events',
    'notification_marks',
    'notifications',
  ]
  for (const name of tables) await db.schema.dropTableIfExists(name)
}
