import type { Knex } from 'knex'
import { type Database, likeStarting } from '../../base/base.ts'

/** A product on sale by its model number. */
export interface ModelOfProduct {
  id: number
  modelNo: string
  /** As `modelKeyOf` gives it. */
  key: string
  brand: string
  /** Its name with brand and category. */
  name: string
}

/** Keys that one query looks for. */
const keysOfQuery = 1_000
/** Beyond as many products, parts of model numbers say nothing. */
const mostByPart = 5_000
/** Parts that one query looks for. */
const mostParts = 500

function liveModels(db: Database): Knex.QueryBuilder {
  return db('products')
    .select('id', 'model_no AS modelNo', 'model_key AS key', 'brand')
    .select(db.raw("CONCAT_WS(' ', brand, name, category) AS name"))
    .whereNull('deleted_at')
}

/** Products on sale whose model number is one of these, without regard to blanks, hyphens, slashes and case. */
export async function findModelsByKey(
  db: Database,
  keys: Iterable<string>,
): Promise<ModelOfProduct[]> {
  const all = [...keys]
  const found: ModelOfProduct[] = []
  for (let from = 0; from < all.length; from += keysOfQuery) {
    const asked = all.slice(from, from + keysOfQuery)
    const models: ModelOfProduct[] = await liveModels(db).whereIn('model_key', asked)
    found.push(...models)
  }
  return found
}

/**
 * Products on sale whose model number starts or ends with one of these keys; each end has an index of its own.
 * @returns none when there are very many: then one hit of a part could not be told from one of several
 */
export async function findModelsByPart(
  db: Database,
  keys: Iterable<string>,
): Promise<ModelOfProduct[]> {
  const parts = [...keys].slice(0, mostParts)
  if (parts.length === 0) return []
  const reversed = (key: string) => [...key].reverse().join('')
  const by = (column: string, patternOf: (key: string) => string) =>
    liveModels(db)
      .where((any) => {
        for (const key of parts) void any.orWhere(column, 'like', patternOf(key))
      })
      .limit(mostByPart + 1)
  const [starting, ending]: ModelOfProduct[][] = await Promise.all([
    by('model_key', likeStarting),
    by('model_key_reversed', (key) => likeStarting(reversed(key))),
  ])
  const isComplete = [starting, ending].every((found) => (found?.length ?? 0) <= mostByPart)
  if (!isComplete) return []
  return [
    ...new Map([...(starting ?? []), ...(ending ?? [])].map((found) => [found.id, found])).values(),
  ]
}
