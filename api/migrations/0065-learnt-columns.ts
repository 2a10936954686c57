import type { Knex } from 'knex'

/** What people answered when they were asked for the columns of a file, by its row of headings. */
export const name = '0065-learnt-columns'

export async function up(db: Knex): Promise<void> {
  // An owner of 0 stands for all admins together, so that an answer is unique.
  await db.raw(`CREATE TABLE learnt_columns (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    kind VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    owner_id BIGINT NOT NULL,
    fingerprint CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    positions TEXT NOT NULL,
    learnt_by BIGINT NOT NULL,
    learnt_at DATETIME(3) NOT NULL,
    UNIQUE KEY learnt_columns_once (kind, owner_id, fingerprint),
    CONSTRAINT learnt_columns_by FOREIGN KEY (learnt_by) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('learnt_columns')
}
