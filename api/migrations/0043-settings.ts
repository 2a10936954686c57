import type { Knex } from 'knex'

/**
 * What the seller may change, and the change of the bank details that waits for a second superadmin (ADR 0098). The
 * former release goes on with its configuration.
 */
export const name = '0043-settings'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE settings (
    section VARCHAR(20) ${ascii} NOT NULL PRIMARY KEY,
    content TEXT NOT NULL,
    version INT NOT NULL,
    updated_by BIGINT NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    KEY settings_updated_by (updated_by),
    CONSTRAINT settings_updated_by FOREIGN KEY (updated_by) REFERENCES users (id)
  ) ${table}`)
  // One slot, so that two changes never wait at once.
  await db.raw(`CREATE TABLE bank_proposals (
    slot TINYINT NOT NULL PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    content TEXT NOT NULL,
    seen_version INT NOT NULL,
    proposed_by BIGINT NOT NULL,
    proposed_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    KEY bank_proposals_proposed_by (proposed_by),
    CONSTRAINT bank_proposals_proposed_by FOREIGN KEY (proposed_by) REFERENCES users (id)
  ) ${table}`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('bank_proposals')
  await db.schema.dropTableIfExists('settings')
}
