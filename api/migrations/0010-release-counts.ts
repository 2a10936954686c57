import type { Knex } from 'knex'

/** Counts of releases in browsers, one row per minute, so that any API process can add to it (ADR 0025). */
export const name = '0010-release-counts'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
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

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE release_counts')
}
