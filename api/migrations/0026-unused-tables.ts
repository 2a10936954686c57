import type { Knex } from 'knex'

/**
 * Drops the reset codes and release counts, which no release has used since `reset_codes` (0012) and `canary_counts`
 * (0023) replaced them. The former release reads `import_turns`, so a later release drops it.
 */
export const name = '0026-unused-tables'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw('DROP TABLE password_resets')
  await db.raw('DROP TABLE release_counts')
}

/** Without their rows: codes were valid for minutes, and counts were read for a minute. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE password_resets (
    email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL PRIMARY KEY,
    user_id BIGINT NULL,
    code_mac CHAR(64) ${ascii} NULL,
    tries INT NOT NULL,
    ticket_sha256 CHAR(64) ${ascii} NULL,
    expires_at DATETIME(3) NOT NULL,
    KEY password_resets_age (expires_at),
    CONSTRAINT password_resets_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT password_resets_tries CHECK (tries BETWEEN 0 AND 5)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
  await db.raw(`CREATE TABLE release_counts (
    minute_at DATETIME NOT NULL,
    remote VARCHAR(64) ${ascii} NOT NULL,
    version VARCHAR(64) ${ascii} NOT NULL,
    cohort VARCHAR(16) ${ascii} NOT NULL,
    loads INT UNSIGNED NOT NULL,
    failed_loads INT UNSIGNED NOT NULL,
    errors INT UNSIGNED NOT NULL,
    PRIMARY KEY (minute_at, remote, version, cohort)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
}
