import type { Knex } from 'knex'

/** How often pages of each release were rendered for their first HTML, by minute and outcome (ADR 0113). */
export const name = '0049-rendering-counts'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE rendering_counts (
    minute_at DATETIME NOT NULL,
    remote VARCHAR(64) ${ascii} NOT NULL,
    version VARCHAR(64) ${ascii} NOT NULL,
    outcome VARCHAR(16) ${ascii} NOT NULL,
    count INT UNSIGNED NOT NULL,
    PRIMARY KEY (minute_at, remote, version, outcome)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE rendering_counts')
}
