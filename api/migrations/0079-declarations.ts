import { missingBitsOf } from '@store/contract/rules/catalog/declarations/missing-declarations'
import type { Knex } from 'knex'

/**
 * What the law makes a shop show of its products, and what each of them lacks of it as bits, by which the products table filters
 * and counts. The products that are there declare nothing yet; those that the former release adds meanwhile have
 * the default.
 */
export const name = '0079-declarations'

/** Country of origin, MRP, net quantity, manufacturer and consumer care. */
const lackingOfGoods = 1 + 2 + 4 + 8 + 32
const idsOfBatch = 5_000

interface StoredKind {
  category: string
  hsn: string | null
}

export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE products
    ADD COLUMN country_of_origin VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    ADD COLUMN mrp BIGINT NULL,
    ADD COLUMN declarations TEXT NULL,
    ADD COLUMN missing_declarations SMALLINT UNSIGNED NOT NULL DEFAULT ${lackingOfGoods}`)
  await storeOtherKinds(db)
  // In one statement, so that the products table always has one; built online, because products are sold meanwhile.
  await db.raw(`ALTER TABLE products
    ADD KEY products_managed_missing (deleted_at, name, brand, category, stock, price_enduser, hsn,
      has_pictures, missing_declarations),
    DROP KEY products_managed, LOCK = NONE`)
}

/** Stores what products lack of which the default is not true, by their few combinations of category and HSN. */
async function storeOtherKinds(db: Knex): Promise<void> {
  const kinds: StoredKind[] = await db('products').distinct('category', 'hsn')
  const [row]: { last: number | null }[] = await db('products').max({ last: 'id' })
  const last = row?.last ?? 0
  for (const { category, hsn } of kinds) {
    const bits = missingBitsOf({ category, hsn: hsn ?? undefined, declarations: {} })
    if (bits === lackingOfGoods) continue
    for (let first = 0; first <= last; first += idsOfBatch) {
      await db('products')
        .where({ category, hsn })
        .whereBetween('id', [first, first + idsOfBatch - 1])
        .update({ missing_declarations: bits })
    }
  }
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE products
    ADD KEY products_managed (deleted_at, name, brand, category, stock, price_enduser, hsn, has_pictures),
    DROP KEY products_managed_missing, LOCK = NONE`)
  await db.raw(`ALTER TABLE products
    DROP COLUMN country_of_origin,
    DROP COLUMN mrp,
    DROP COLUMN declarations,
    DROP COLUMN missing_declarations`)
}
