import type { Knex } from 'knex'

/**
 * Reads all rows of a query in batches, ascending by `id`, so that a large table is never in memory as a whole.
 * @param select creates the query; called once per batch
 */
export async function* readAllById<Row extends { id: number }>(
  select: () => Knex.QueryBuilder,
  batchSize: number,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows: Row[] = await select().where('id', '>', last).orderBy('id').limit(batchSize)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
  }
}

/** Splits keys into batches, one for each statement. */
export function* inBatches<Key>(keys: readonly Key[], batchSize: number): Generator<Key[]> {
  for (let at = 0; at < keys.length; at += batchSize) yield keys.slice(at, at + batchSize)
}
