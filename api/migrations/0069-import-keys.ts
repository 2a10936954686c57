import type { Knex } from 'knex'

/** The Idempotency-Key of the request that made an import, so that a delivery sent again is not added twice. */
export const name = '0069-import-keys'

export async function up(db: Knex): Promise<void> {
  await db.raw(
    'ALTER TABLE imports ADD COLUMN idempotency_key VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NULL, ADD UNIQUE KEY imports_by_key (idempotency_key, created_by)',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE imports DROP KEY imports_by_key, DROP COLUMN idempotency_key')
}
