import {
  matchPartOfModel,
  matchWholeModels,
} from '@store/contract/rules/orders/written-lines/match-line'
import { type LineReading, readLine } from '@store/contract/rules/orders/written-lines/read-line'
import type { Database } from '../../../base/base.ts'
import {
  findModelsByKey,
  findModelsByPart,
  findProductsByIds,
  type ModelOfProduct,
  type ProductRecord,
} from '../../../catalog/catalog.ts'
import { mapInTurns } from './map-in-turns.ts'
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

type KindOfKey = 'plain' | 'spans' | 'parts'

async function keysOf(
  readings: readonly LineReading[],
  kinds: readonly KindOfKey[],
): Promise<Set<string>> {
  const keys = new Set<string>()
  await mapInTurns(readings, (reading) => {
    for (const kind of kinds) for (const { key } of reading[kind]) keys.add(key)
  })
  return keys
}

/**
 * Matches lines as people write them with the products on sale: whole model numbers of the whole list, then parts of
 * those that no product has.
 */
export async function matchWrittenLines(
  db: Database,
  texts: readonly string[],
): Promise<MatchedText[]> {
  const readings = await mapInTurns(texts, readLine)
  const byKey = new Map<string, ModelOfProduct[]>()
  for (const model of await findModelsByKey(db, await keysOf(readings, ['plain', 'spans']))) {
    const twins = byKey.get(model.key)
    if (twins) twins.push(model)
    else byKey.set(model.key, [model])
  }
  const whole = await mapInTurns(readings, (reading) => ({
    reading,
    match: matchWholeModels(reading, (key) => byKey.get(key) ?? []),
  }))
  const unknown = whole.flatMap(({ reading, match }) => (match ? [] : [reading]))
  const parts = await findModelsByPart(db, await keysOf(unknown, ['parts']))
  const partOf = indexByPart(parts, mostChoices)
  const matched = await mapInTurns(whole, ({ reading, match }) => {
    const { products, quantity } = match ?? matchPartOfModel(reading, partOf)
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
