import type { Knex } from 'knex'

/** States of the messages of the contact form, and the replies to them. */
export const name = '0038-complaint-replies'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  // The former release writes no state: what arrives is open.
  await db.raw(`ALTER TABLE contact_messages
    ADD COLUMN state VARCHAR(10) ${ascii} NOT NULL DEFAULT 'open',
    ADD KEY contact_messages_state (state, public_id),
    ADD CONSTRAINT contact_messages_state_known CHECK (state IN ('open', 'answered', 'closed'))`)
  await db.raw(`CREATE TABLE contact_replies (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    contact_id BIGINT NOT NULL,
    actor_id BIGINT NOT NULL,
    message TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY contact_replies_public_id (public_id),
    KEY contact_replies_contact (contact_id, id),
    KEY contact_replies_actor (actor_id),
    CONSTRAINT contact_replies_contact FOREIGN KEY (contact_id) REFERENCES contact_messages (id),
    CONSTRAINT contact_replies_actor FOREIGN KEY (actor_id) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('contact_replies')
  await db.raw('ALTER TABLE contact_messages DROP CONSTRAINT contact_messages_state_known')
  await db.raw(`ALTER TABLE contact_messages
    DROP KEY contact_messages_state,
    DROP COLUMN state`)
}
