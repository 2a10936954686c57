import type { Knex } from 'knex'

/** Searches that found nothing, or only with words left out: their words and how often, nothing about who searched. */
export const name = '0028-missed-searches'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE missed_searches (
    words VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL PRIMARY KEY,
    searches INT UNSIGNED NOT NULL,
    is_near BOOLEAN NOT NULL,
    last_at DATETIME(3) NOT NULL,
    KEY missed_searches_order (searches, words),
    KEY missed_searches_age (last_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('missed_searches')
}
