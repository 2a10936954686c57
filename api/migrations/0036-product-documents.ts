import type { Knex } from 'knex'

/** Documents of products: data sheets and manuals. */
export const name = '0036-product-documents'

export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products ADD COLUMN documents TEXT NULL')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE products DROP COLUMN documents')
}
