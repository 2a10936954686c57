import type { Knex } from 'knex'

/** Password resets, the outbox of mails, and contact messages. */
export const name = '0002-recovery-mail-contact'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'
const publicId = `public_id CHAR(26) ${ascii} NOT NULL`

const statements = [
  // The e-mail as typed, compared byte by byte: é is not e here. Addresses without an account get a row too, so that
  // the response time does not reveal accounts.
  `CREATE TABLE password_resets (
    email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL PRIMARY KEY,
    user_id BIGINT NULL,
    code_mac CHAR(64) ${ascii} NULL,
    tries INT NOT NULL,
    ticket_sha256 CHAR(64) ${ascii} NULL,
    expires_at DATETIME(3) NOT NULL,
    KEY password_resets_age (expires_at),
    CONSTRAINT password_resets_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT password_resets_tries CHECK (tries BETWEEN 0 AND 5)
  ) ${table}`,
  `CREATE TABLE mails (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    recipient VARCHAR(254) NULL,
    subject VARCHAR(200) NOT NULL,
    sealed_text TEXT ${ascii} NOT NULL,
    attempts INT NOT NULL DEFAULT 0,
    claim CHAR(26) ${ascii} NULL,
    due_at DATETIME(3) NOT NULL,
    useless_at DATETIME(3) NOT NULL,
    UNIQUE KEY mails_public_id (public_id),
    UNIQUE KEY mails_claim (claim),
    KEY mails_due (due_at, id)
  ) ${table}`,
  `CREATE TABLE contact_messages (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    name VARCHAR(120) NOT NULL,
    email VARCHAR(254) NOT NULL,
    subject VARCHAR(200) NOT NULL,
    message TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY contact_messages_public_id (public_id)
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['contact_messages', 'mails', 'password_resets']) {
    await db.schema.dropTableIfExists(name)
  }
}
