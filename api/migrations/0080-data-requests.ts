import type { Knex } from 'knex'

/**
 * What people asked about their data, with its dates, and the downloads that were made for them; and which account a notice to
 * admins names. The key of an open request lets each account have one of a kind. The former release writes none of it.
 */
export const name = '0080-data-requests'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

/** Notices of requests for a tier named their account by its name alone; both were written in the same instant. */
const nameAccounts = `UPDATE notifications
  JOIN tier_requests ON tier_requests.requested_at = notifications.created_at
  JOIN users ON users.id = tier_requests.user_id
  SET notifications.account_public_id = users.public_id
  WHERE notifications.title LIKE 'New % account to approve'
    AND LEFT(notifications.message, CHAR_LENGTH(users.name) + 6) = CONCAT(users.name, ' asks ')`

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS data_requests (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    user_id BIGINT NOT NULL,
    kind VARCHAR(12) NOT NULL,
    wish VARCHAR(1000) NULL,
    asked_at DATETIME(3) NOT NULL,
    due_at DATETIME(3) NOT NULL,
    done_at DATETIME(3) NULL,
    withdrawn_at DATETIME(3) NULL,
    answer VARCHAR(1000) NULL,
    entered_by BIGINT NULL,
    answered_by BIGINT NULL,
    open_key VARCHAR(40) ${ascii} NULL,
    claimed_until DATETIME(3) NULL,
    UNIQUE KEY data_requests_public_id (public_id),
    UNIQUE KEY data_requests_open (open_key),
    KEY data_requests_user (user_id, kind),
    KEY data_requests_due (kind, done_at, due_at),
    CONSTRAINT data_requests_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT data_requests_enterer FOREIGN KEY (entered_by) REFERENCES users (id),
    CONSTRAINT data_requests_answerer FOREIGN KEY (answered_by) REFERENCES users (id),
    CONSTRAINT data_requests_kind_known
      CHECK (kind IN ('download', 'closing', 'access', 'correction', 'erasure', 'grievance'))
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  await db.raw(`CREATE TABLE IF NOT EXISTS data_archives (
    request_id BIGINT NOT NULL PRIMARY KEY,
    content MEDIUMBLOB NOT NULL,
    made_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    KEY data_archives_expiry (expires_at),
    CONSTRAINT data_archives_request FOREIGN KEY (request_id) REFERENCES data_requests (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  await db.raw(`ALTER TABLE notifications ADD COLUMN account_public_id CHAR(26) ${ascii} NULL`)
  await db.raw(nameAccounts)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE notifications DROP COLUMN account_public_id')
  await db.schema.dropTableIfExists('data_archives')
  await db.schema.dropTableIfExists('data_requests')
}
