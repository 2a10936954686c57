import type { Knex } from 'knex'

/** Imports and undos in progress, with their remaining batches, so that another process can finish them (ADR 0037). */
export const name = '0017-import-jobs'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

const statements = [
  // done_through is the last product that was restored.
  `CREATE TABLE import_jobs (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    state VARCHAR(12) NOT NULL,
    import_id BIGINT NULL,
    done_through BIGINT NOT NULL DEFAULT 0,
    rejected_rows INT NOT NULL DEFAULT 0,
    created_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    CONSTRAINT import_jobs_import FOREIGN KEY (import_id) REFERENCES imports (id),
    CONSTRAINT import_jobs_created_by FOREIGN KEY (created_by) REFERENCES users (id),
    CONSTRAINT import_jobs_state_known CHECK (state IN ('staging', 'writing', 'reverting', 'undoing'))
  ) ${table}`,
  `CREATE TABLE import_batches (
    job_id BIGINT NOT NULL,
    position INT NOT NULL,
    content LONGTEXT NOT NULL,
    PRIMARY KEY (job_id, position),
    CONSTRAINT import_batches_job FOREIGN KEY (job_id) REFERENCES import_jobs (id) ON DELETE CASCADE
  ) ${table}`,
  // One row: the job that may write, and the time until which its process counts as alive.
  `CREATE TABLE import_lock (
    id INT NOT NULL PRIMARY KEY,
    job_id BIGINT NULL,
    holder CHAR(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
    expires_at DATETIME(6) NOT NULL
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['import_lock', 'import_batches', 'import_jobs']) {
    await db.schema.dropTableIfExists(name)
  }
}
