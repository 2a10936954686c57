import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import { joinedProduct, joinProduct } from '../../../catalog/catalog.ts'
import { joinUser, userColumns } from '../../../people/people.ts'

/** A count of stock that was posted. */
export interface CountRecord {
  publicId: string
  note: string | null
  by: string
  at: Date
  products: number
  differences: number
}

/** A product that was counted. */
export interface CountLineRecord {
  publicId: string
  name: string
  brand: string
  modelNo: string
  counted: number
  /** Free and promised, when the count was posted. */
  expected: number
  promised: number
}

/** A count that is posted. */
export interface NewCount {
  publicId: string
  note: string | undefined
  actorId: number
  requestKey: string | undefined
  at: Date
  lines: { productId: number; counted: number; expected: number; promised: number }[]
}

/** The count that a person posted with an Idempotency-Key. */
export async function findCountOfRequest(
  db: Database,
  request: { actorId: number; key: string },
): Promise<string | undefined> {
  const row: { public_id: string } | undefined = await db('stock_counts')
    .where({ counted_by: request.actorId, request_key: request.key })
    .first('public_id')
  return row?.public_id
}

/** Stores a count; of its lines after the products were changed, for their foreign key locks them. */
export async function insertCount(trx: Database, count: NewCount): Promise<void> {
  const [id = 0] = await trx('stock_counts').insert({
    public_id: count.publicId,
    note: count.note ?? null,
    counted_by: count.actorId,
    request_key: count.requestKey ?? null,
    created_at: count.at,
  })
  await trx('stock_count_lines').insert(
    count.lines.map(({ productId, counted, expected, promised }, index) => ({
      count_id: id,
      line_no: index + 1,
      product_id: productId,
      ...{ counted, expected, promised },
    })),
  )
}

function selectCounts(db: Database): Knex.QueryBuilder {
  return db('stock_counts')
    .modify(joinUser, 'stock_counts.counted_by')
    .join('stock_count_lines', 'stock_count_lines.count_id', 'stock_counts.id')
    .groupBy(
      ...['stock_counts.id', 'stock_counts.public_id', 'stock_counts.note'],
      ...['stock_counts.created_at', userColumns.name],
    )
    .select({
      publicId: 'stock_counts.public_id',
      note: 'stock_counts.note',
      by: userColumns.name,
      at: 'stock_counts.created_at',
      products: db.raw('COUNT(*)'),
      differences: db.raw('SUM(stock_count_lines.counted <> stock_count_lines.expected)'),
    })
}

const countOf = (row: CountRecord): CountRecord => ({
  ...row,
  products: Number(row.products),
  differences: Number(row.differences),
})

/** A page of counts, the last one first, and how many there are. */
export async function findCounts(
  db: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ counts: CountRecord[]; total: number }> {
  const [count]: { total: number | string }[] = await db('stock_counts').count({ total: '*' })
  const rows: CountRecord[] = await selectCounts(db)
    .orderBy('stock_counts.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
  return { counts: rows.map(countOf), total: Number(count?.total) }
}

export async function findCount(db: Database, publicId: string): Promise<CountRecord | undefined> {
  const row: CountRecord | undefined = await selectCounts(db)
    .where('stock_counts.public_id', publicId)
    .first()
  return row && countOf(row)
}

/** The products of a count, those with a difference first. */
export async function findCountLines(db: Database, publicId: string): Promise<CountLineRecord[]> {
  return db('stock_count_lines')
    .join('stock_counts', 'stock_counts.id', 'stock_count_lines.count_id')
    .modify(joinProduct, 'stock_count_lines.product_id')
    .where('stock_counts.public_id', publicId)
    .orderByRaw('stock_count_lines.counted = stock_count_lines.expected')
    .orderBy('stock_count_lines.line_no')
    .select({
      publicId: joinedProduct.publicId,
      name: joinedProduct.name,
      brand: joinedProduct.brand,
      modelNo: joinedProduct.modelNo,
      counted: 'stock_count_lines.counted',
      expected: 'stock_count_lines.expected',
      promised: 'stock_count_lines.promised',
    })
}
