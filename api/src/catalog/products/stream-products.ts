import type { Database } from '../../base/base.ts'
import type { ProductDetails } from './product.ts'
import { type DetailedRow, detailedColumns, detailsOf } from './product-row.ts'

const stride = 1000

/** All products on sale, oldest first, in batches, so that the whole catalogue is never in memory. */
export async function* streamProducts(db: Database): AsyncGenerator<ProductDetails[]> {
  let last = 0
  for (;;) {
    const rows = await db<DetailedRow & { deleted_at: Date | null }>('products')
      .select(...detailedColumns)
      .whereNull('deleted_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(stride)
    if (rows.length > 0) yield rows.map(detailsOf)
    if (rows.length < stride) return
    last = rows.at(-1)?.id ?? last
  }
}
