import { modelNumberOf } from '@store/contract/rules/catalog/product-texts'
import type { Knex } from 'knex'

/**
 * Stored model numbers with the signs of a keyboard, as they are stored from now on: with the hyphens of word processors and
 * digits of other scripts their computed keys were found by no list. The former release goes on writing; what it writes
 * meanwhile is found when the product is saved again.
 */
export const name = '0071-plain-model-numbers'

interface Row {
  id: number
  brand: string
  model_no: string
  deleted_at: Date | null
}

const rowsOfBatch = 1_000
const longestModelNo = 120

/** Two products on sale of one brand and model number could not be told apart by a list. */
async function isTaken(db: Knex, { id, brand, model_no: modelNo }: Row): Promise<boolean> {
  const other: unknown = await db('products')
    .where({ brand, model_no: modelNo, deleted_at: null })
    .whereNot({ id })
    .first('id')
  return other !== undefined
}

export async function up(db: Knex): Promise<void> {
  let last = 0
  for (;;) {
    const rows: Row[] = await db('products')
      .select('id', 'brand', 'model_no', 'deleted_at')
      .where('id', '>', last)
      // Only texts with other signs than those of ASCII have more bytes than characters.
      .whereRaw('LENGTH(model_no) > CHAR_LENGTH(model_no)')
      .orderBy('id')
      .limit(rowsOfBatch)
    for (const row of rows) {
      const model_no = modelNumberOf(row.model_no)
      if (model_no === row.model_no || model_no.length > longestModelNo) continue
      if (row.deleted_at === null && (await isTaken(db, { ...row, model_no }))) continue
      await db('products')
        // Not what an admin of the former release has saved meanwhile.
        .where({ id: row.id, model_no: row.model_no })
        // The database's clock: readers that follow the catalogue poll by it.
        .update({ model_no, updated_at: db.raw('CURRENT_TIMESTAMP(6)') })
    }
    const end = rows.at(-1)
    if (!end || rows.length < rowsOfBatch) return
    last = end.id
  }
}

/** The former release reads these model numbers as well. */
export async function down(): Promise<void> {}
