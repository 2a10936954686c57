import type { Knex } from 'knex'

/** Releases published by the platform: reports of browsers count only for these (ADR 0042). */
export const name = '0022-published-releases'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE published_releases (
    remote VARCHAR(64) ${ascii} NOT NULL,
    version VARCHAR(64) ${ascii} NOT NULL,
    announced_at DATETIME NOT NULL,
    PRIMARY KEY (remote, version),
    KEY published_releases_by_announcement (announced_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE published_releases')
}
