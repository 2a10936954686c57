import type { Database } from '../database/database.ts'
import type { ProductRecord } from './product.ts'
import { type ProductRow, productColumns, recordOf } from './product-row.ts'

const stride = 1000

/** All products on sale, oldest first, in batches, so that the whole catalogue is never in memory. */
export async function* streamProducts(db: Database): AsyncGenerator<ProductRecord[]> {
  let last = 0
  for (;;) {
    const rows = await db<ProductRow & { deleted_at: Date | null }>('products')
      .select(...productColumns)
      .whereNull('deleted_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(stride)
    if (rows.length > 0) yield rows.map(recordOf)
    if (rows.length < stride) return
    last = rows.at(-1)?.id ?? last
  }
}
