import type { Knex } from 'knex'

/**
 * Requests for a tier that an admin approves (ADR 0104). `users.role` stays the role in force: the former release reads it
 * alone, so for it, too, who waits is an enduser.
 */
export const name = '0047-approved-tiers'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE tier_requests (
    user_id BIGINT NOT NULL PRIMARY KEY,
    tier VARCHAR(20) ${ascii} NOT NULL,
    state VARCHAR(10) ${ascii} NOT NULL,
    reason VARCHAR(500) NULL,
    requested_at DATETIME(3) NOT NULL,
    KEY tier_requests_queue (state, tier, requested_at),
    CONSTRAINT tier_requests_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`)
  // For the other accounts with the same GST number; built online, because people register meanwhile.
  await db.raw('ALTER TABLE users ADD KEY users_gst_number (gst_number), LOCK = NONE')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users DROP KEY users_gst_number')
  await db.schema.dropTableIfExists('tier_requests')
}
