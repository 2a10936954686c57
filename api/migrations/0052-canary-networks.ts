import type { Knex } from 'knex'

/** The networks from which failures of a canary and of stable beside it were reported, as keyed hashes. */
export const name = '0052-canary-networks'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS canary_failure_networks (
    salt VARCHAR(64) ${ascii} NOT NULL,
    percent TINYINT UNSIGNED NOT NULL,
    side VARCHAR(8) ${ascii} NOT NULL,
    network CHAR(16) ${ascii} NOT NULL,
    PRIMARY KEY (salt, percent, side, network),
    CONSTRAINT canary_failure_networks_of_counts FOREIGN KEY (salt, percent, side)
      REFERENCES canary_counts (salt, percent, side) ON DELETE CASCADE
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE canary_failure_networks')
}
