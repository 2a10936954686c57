import type { Knex } from 'knex'

/**
 * Passkeys of admins (ADR 0097). A session keeps the challenge that it signs next, so that it works once on all instances
 * together. The former release reads and writes none of it.
 */
export const name = '0042-passkeys'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE sessions
    ADD COLUMN passkey_challenge CHAR(43) ${ascii} NULL,
    ADD COLUMN passkey_challenge_purpose VARCHAR(10) ${ascii} NULL,
    ADD COLUMN passkey_challenge_expires_at DATETIME(3) NULL`)
  await db.raw(`CREATE TABLE passkeys (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    user_id BIGINT NOT NULL,
    credential_id VARCHAR(1364) ${ascii} NOT NULL,
    public_key VARCHAR(2000) ${ascii} NOT NULL,
    counter BIGINT NOT NULL,
    transports VARCHAR(250) ${ascii} NOT NULL,
    name VARCHAR(60) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    used_at DATETIME(3) NULL,
    UNIQUE KEY passkeys_public_id (public_id),
    UNIQUE KEY passkeys_credential (credential_id),
    KEY passkeys_of_user (user_id, id),
    CONSTRAINT passkeys_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('passkeys')
  await db.raw(`ALTER TABLE sessions
    DROP COLUMN passkey_challenge,
    DROP COLUMN passkey_challenge_purpose,
    DROP COLUMN passkey_challenge_expires_at`)
}
