import type { Knex } from 'knex'

/** Rows that an import left out, and why: those that only the import itself refused cannot be found again afterwards. */
export const name = '0073-rejected-rows-of-imports'

export async function up(db: Knex): Promise<void> {
  // Those of a job become those of the import that it makes.
  await db.raw(`CREATE TABLE import_rejected_rows (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    job_id BIGINT NULL,
    import_id BIGINT NULL,
    content LONGTEXT NOT NULL,
    KEY import_rejected_rows_of_job (job_id),
    KEY import_rejected_rows_of_import (import_id, id),
    CONSTRAINT import_rejected_rows_job FOREIGN KEY (job_id) REFERENCES import_jobs (id) ON DELETE CASCADE,
    CONSTRAINT import_rejected_rows_import FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('import_rejected_rows')
}
