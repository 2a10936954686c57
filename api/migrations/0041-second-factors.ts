import type { Knex } from 'knex'

/**
 * The second factor of admins (ADR 0096). `users.second_factor_at` is set while an account has one, so that a login, a
 * session and every request know it from the row they read anyway. The former release neither asks for a second factor
 * nor writes these columns.
 */
export const name = '0041-second-factors'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

const statements = [
  'ALTER TABLE users ADD COLUMN second_factor_at DATETIME(3) NULL',
  'ALTER TABLE sessions ADD COLUMN second_factor_at DATETIME(3) NULL',
  `CREATE TABLE authenticator_apps (
    user_id BIGINT NOT NULL PRIMARY KEY,
    sealed_secret VARCHAR(200) ${ascii} NOT NULL,
    last_step BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    CONSTRAINT authenticator_apps_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  `CREATE TABLE recovery_codes (
    user_id BIGINT NOT NULL,
    code_mac CHAR(64) ${ascii} NOT NULL,
    used_at DATETIME(3) NULL,
    PRIMARY KEY (user_id, code_mac),
    CONSTRAINT recovery_codes_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  `CREATE TABLE login_challenges (
    challenge_sha256 CHAR(64) ${ascii} NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL,
    credentials_sha256 CHAR(64) ${ascii} NOT NULL,
    tries INT NOT NULL DEFAULT 0,
    expires_at DATETIME(3) NOT NULL,
    KEY login_challenges_age (expires_at),
    CONSTRAINT login_challenges_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  for (const gone of ['login_challenges', 'recovery_codes', 'authenticator_apps']) {
    await db.schema.dropTableIfExists(gone)
  }
  await db.raw('ALTER TABLE sessions DROP COLUMN second_factor_at')
  await db.raw('ALTER TABLE users DROP COLUMN second_factor_at')
}
