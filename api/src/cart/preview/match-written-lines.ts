import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  matchPartOfModel,
  matchWholeModels,
} from '@store/contract/rules/orders/written-lines/match-line'
import { type LineReading, readLine } from '@store/contract/rules/orders/written-lines/read-line'
import {
  findModelsByKey,
  findModelsByPart,
  type ModelOfProduct,
} from '../../catalog/models-by-key.ts'
import type { ProductRecord } from '../../catalog/product.ts'
import { findProductsByIds } from '../../catalog/product-query.ts'
import type { Database } from '../../database/database.ts'
import { indexByPart } from './models-by-part.ts'

/** What a written line means in the catalogue. */
export interface MatchedText {
  /** One is what is meant, several are a choice. */
  products: readonly ProductRecord[]
  quantity: number | undefined
  /** The model number as it was written, to look for near ones. */
  modelNo: string
}

/** Products that a line offers to choose from. */
const mostChoices = 6

const keysOf = (
  readings: readonly LineReading[],
  kinds: readonly ('plain' | 'spans' | 'parts')[],
) => [
  ...new Set(
    readings.flatMap((reading) => kinds.flatMap((kind) => reading[kind].map(({ key }) => key))),
  ),
]

/** Lines that are read at once; other requests are answered before the next. */
const linesOfSlice = 100

async function readLines(texts: readonly string[]): Promise<LineReading[]> {
  const readings: LineReading[] = []
  for (const [at, text] of texts.entries()) {
    if (at > 0 && at % linesOfSlice === 0) await nextTurn()
    readings.push(readLine(text))
  }
  return readings
}

/**
 * Matches lines as people write them with the products on sale: whole model numbers of the whole list by one query,
 * then parts of those that no product has.
 */
export async function matchWrittenLines(
  db: Database,
  texts: readonly string[],
): Promise<MatchedText[]> {
  const readings = await readLines(texts)
  const byKey = new Map<string, ModelOfProduct[]>()
  for (const model of await findModelsByKey(db, keysOf(readings, ['plain', 'spans']))) {
    byKey.set(model.key, [...(byKey.get(model.key) ?? []), model])
  }
  const whole = readings.map((reading) => matchWholeModels(reading, (key) => byKey.get(key) ?? []))
  const unknown = readings.filter((_, line) => whole[line] === undefined)
  const partOf = indexByPart(await findModelsByPart(db, keysOf(unknown, ['parts'])))
  const matched = readings.map((reading, line) => {
    const { products, quantity } = whole[line] ?? matchPartOfModel(reading, partOf)
    return { ids: products.slice(0, mostChoices).map(({ id }) => id), quantity, reading }
  })
  const ids = new Set(matched.flatMap((line) => line.ids))
  const records = new Map(
    (await findProductsByIds(db, [...ids])).map((record) => [record.id, record]),
  )
  return matched.map((line) => ({
    products: line.ids.flatMap((id) => records.get(id) ?? []),
    quantity: line.quantity,
    modelNo: line.reading.modelNo,
  }))
}
