import type { Knex } from 'knex'

/**
 * Model numbers without blanks, hyphens, slashes and case, by which lists as people write them find products; also
 * backwards, so that the end of a number is found by an index. Computed, so that the former release goes on writing;
 * invisible, so that its `SELECT *` does not name them.
 */
export const name = '0067-model-keys'

/** The signs of `modelKeyOf` in the contract. */
const leftOut = [' ', '-', '/', '.', '_', ',', '(', ')']
const key = leftOut.reduce((text, sign) => `REPLACE(${text}, '${sign}', '')`, 'LOWER(model_no)')
const text = 'VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

export async function up(db: Knex): Promise<void> {
  const add = (column: string, value: string) =>
    db.raw(
      `ALTER TABLE products ADD COLUMN ${column} ${text} GENERATED ALWAYS AS (${value}) VIRTUAL INVISIBLE`,
    )
  await add('model_key', key)
  await add('model_key_reversed', `REVERSE(${key})`)
  // Built online, because products are sold meanwhile.
  await db.raw('ALTER TABLE products ADD KEY products_by_model_key (model_key), LOCK = NONE')
  await db.raw(
    'ALTER TABLE products ADD KEY products_by_model_end (model_key_reversed), LOCK = NONE',
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw(
    'ALTER TABLE products DROP KEY products_by_model_key, DROP KEY products_by_model_end',
  )
  await db.raw('ALTER TABLE products DROP COLUMN model_key, DROP COLUMN model_key_reversed')
}
