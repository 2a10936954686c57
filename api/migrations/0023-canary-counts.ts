import type { Knex } from 'knex'

/** The number of browsers in which each side of a canary failed, one row per share of the canary (ADR 0046). */
export const name = '0023-canary-counts'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE canary_counts (
    salt VARCHAR(64) ${ascii} NOT NULL,
    percent TINYINT UNSIGNED NOT NULL,
    side VARCHAR(8) ${ascii} NOT NULL,
    browsers INT UNSIGNED NOT NULL DEFAULT 0,
    failed INT UNSIGNED NOT NULL DEFAULT 0,
    announced_at DATETIME NOT NULL,
    PRIMARY KEY (salt, percent, side),
    KEY canary_counts_by_announcement (announced_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE canary_counts')
}
