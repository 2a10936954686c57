import type { Knex } from 'knex'

/**
 * `SELECT *` no longer names the column that the database computes: the former release, which does not know it, may copy a
 * row of products as it did.
 */
export const name = '0044-invisible-computed-column'

const column = 'has_pictures TINYINT GENERATED ALWAYS AS (JSON_LENGTH(images) > 0) VIRTUAL'

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE products MODIFY ${column} INVISIBLE`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE products MODIFY ${column}`)
}
